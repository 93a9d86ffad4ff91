-- What scenarios may name: a standard for luacheck, which a .luacheckrc gets with require.
-- Made by `scrim stubs`; it is written over by the next run.

local rest = { other_fields = true, read_only = false }

local function fields(names, open)
  local found = {}
  for name in names:gmatch "%S+" do found[name] = {} end
  for name in (open or ""):gmatch "%S+" do found[name] = rest end
  return { fields = found }
end

local standard = fields [[
  CGAffineTransform CGPoint CGRect CGSize NotificationObserver UIEdgeInsets UILayoutSupport
  UINavigationItem UIResponder UIScene UIStatusBarManager UITraitOverrides _VERSION across advance
  after after_each async background before_each busy context describe device dismiss each error
  finally focus foreground getmetatable insets ipairs it lazy_setup lazy_teardown load mark next
  note now on pairs pcall pending point present print rawequal rawget rawlen rawset rect require
  resize root rotate select setmetatable settle setup size spec step teardown test tonumber
  tostring turn type xpcall
]].fields

standard.CALayer = fields([[
  addSublayer animationKeys convertTime presentation removeAllAnimations removeFromSuperlayer
  subclass
]])

standard.CATransaction = fields([[
  animationDuration begin commit disableActions setAnimationDuration setAnimationTimingFunction
  setCompletionBlock setDisableActions
]])

standard.NotificationCenter = fields([[
  addObserver post removeObserver
]], [[
  default
]])

standard.UIActionSheet = fields([[
  addButtonWithTitle addSubview bringSubviewToFront buttonTitleAtIndex convert didMoveToWindow
  dismissWithClickedButtonIndex insertSubview isDescendant layoutIfNeeded layoutSubviews
  removeFromSuperview safeAreaInsetsDidChange sendSubviewToBack setNeedsLayout showFromRect
  showInView subclass traitCollectionDidChange
]])

standard.UIAlertAction = fields([[
  subclass
]])

standard.UIAlertController = fields([[
  addAction addChild addTextField beginAppearanceTransition didMove didRotate dismiss
  dismissModalViewControllerAnimated endAppearanceTransition loadView loadViewIfNeeded
  overrideTraitCollection present presentModalViewController removeFromParent
  setNeedsStatusBarAppearanceUpdate setNeedsUpdateOfSupportedInterfaceOrientations
  setOverrideTraitCollection shouldAutorotateToInterfaceOrientation show showDetailViewController
  sizeForChildContentContainer subclass traitCollectionDidChange transition viewDidAppear
  viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIsAppearing viewLayoutMarginsDidChange
  viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews
  viewWillTransition willAnimateRotation willMove willRotate willTransition
]])

standard.UIAlertView = fields([[
  addButtonWithTitle addSubview bringSubviewToFront buttonTitleAtIndex convert didMoveToWindow
  dismissWithClickedButtonIndex insertSubview isDescendant layoutIfNeeded layoutSubviews
  removeFromSuperview safeAreaInsetsDidChange sendSubviewToBack setNeedsLayout show subclass
  textFieldAtIndex traitCollectionDidChange
]])

standard.UIApplication = fields([[
  beginIgnoringInteractionEvents endIgnoringInteractionEvents setStatusBarHidden
  setStatusBarOrientation setStatusBarStyle
]], [[
  didBecomeActiveNotification didChangeStatusBarFrameNotification didEnterBackgroundNotification
  didFinishLaunchingNotification shared willChangeStatusBarFrameNotification
  willEnterForegroundNotification willResignActiveNotification
]])

standard.UIBarButtonItem = fields([[
  subclass
]])

standard.UICubicTimingParameters = fields([[
  subclass
]])

standard.UIDevice = fields([[
  beginGeneratingDeviceOrientationNotifications endGeneratingDeviceOrientationNotifications
  setValue
]], [[
  current orientationDidChangeNotification
]])

standard.UINavigationBar = fields([[
  addSubview bringSubviewToFront convert didMoveToWindow insertSubview isDescendant layoutIfNeeded
  layoutSubviews removeFromSuperview safeAreaInsetsDidChange sendSubviewToBack setNeedsLayout
  traitCollectionDidChange
]])

standard.UINavigationController = fields([[
  addChild beginAppearanceTransition didMove didRotate dismiss dismissModalViewControllerAnimated
  endAppearanceTransition loadView loadViewIfNeeded overrideTraitCollection
  popToRootViewController popToViewController popViewController present presentModalViewController
  pushViewController removeFromParent setNavigationBarHidden setNeedsStatusBarAppearanceUpdate
  setNeedsUpdateOfSupportedInterfaceOrientations setOverrideTraitCollection setToolbarHidden
  setViewControllers shouldAutorotateToInterfaceOrientation show showDetailViewController
  sizeForChildContentContainer subclass traitCollectionDidChange transition viewDidAppear
  viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIsAppearing viewLayoutMarginsDidChange
  viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews
  viewWillTransition willAnimateRotation willMove willRotate willTransition
]])

standard.UIPageViewController = fields([[
  addChild beginAppearanceTransition didMove didRotate dismiss dismissModalViewControllerAnimated
  endAppearanceTransition loadView loadViewIfNeeded overrideTraitCollection present
  presentModalViewController removeFromParent setNeedsStatusBarAppearanceUpdate
  setNeedsUpdateOfSupportedInterfaceOrientations setOverrideTraitCollection setViewControllers
  shouldAutorotateToInterfaceOrientation show showDetailViewController
  sizeForChildContentContainer subclass traitCollectionDidChange transition viewDidAppear
  viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIsAppearing viewLayoutMarginsDidChange
  viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews
  viewWillTransition willAnimateRotation willMove willRotate willTransition
]])

standard.UIPopoverController = fields([[
  dismissPopoverAnimated presentPopoverFromBarButtonItem presentPopoverFromRect release
  setPopoverContentSize subclass
]])

standard.UIPopoverPresentationController = fields([[
  containerViewDidLayoutSubviews containerViewWillLayoutSubviews viewWillTransition willTransition
]])

standard.UIPresentationController = fields([[
  containerViewDidLayoutSubviews containerViewWillLayoutSubviews viewWillTransition willTransition
]])

standard.UIScreen = fields([[
]], [[
  main
]])

standard.UISheetPresentationController = fields([[
  containerViewDidLayoutSubviews containerViewWillLayoutSubviews viewWillTransition willTransition
]])

standard.UISplitViewController = fields([[
  addChild beginAppearanceTransition didMove didRotate dismiss dismissModalViewControllerAnimated
  endAppearanceTransition loadView loadViewIfNeeded overrideTraitCollection present
  presentModalViewController removeFromParent setNeedsStatusBarAppearanceUpdate
  setNeedsUpdateOfSupportedInterfaceOrientations setOverrideTraitCollection
  shouldAutorotateToInterfaceOrientation show showDetailViewController
  sizeForChildContentContainer subclass traitCollectionDidChange transition viewDidAppear
  viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIsAppearing viewLayoutMarginsDidChange
  viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews
  viewWillTransition willAnimateRotation willMove willRotate willTransition
]])

standard.UISpringTimingParameters = fields([[
  subclass
]])

standard.UITabBar = fields([[
  addSubview bringSubviewToFront convert didMoveToWindow insertSubview isDescendant layoutIfNeeded
  layoutSubviews removeFromSuperview safeAreaInsetsDidChange sendSubviewToBack setNeedsLayout
  traitCollectionDidChange
]])

standard.UITabBarController = fields([[
  addChild beginAppearanceTransition didMove didRotate dismiss dismissModalViewControllerAnimated
  endAppearanceTransition loadView loadViewIfNeeded overrideTraitCollection present
  presentModalViewController removeFromParent setNeedsStatusBarAppearanceUpdate
  setNeedsUpdateOfSupportedInterfaceOrientations setOverrideTraitCollection setViewControllers
  shouldAutorotateToInterfaceOrientation show showDetailViewController
  sizeForChildContentContainer subclass traitCollectionDidChange transition viewDidAppear
  viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIsAppearing viewLayoutMarginsDidChange
  viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews
  viewWillTransition willAnimateRotation willMove willRotate willTransition
]])

standard.UITextField = fields([[
  addSubview bringSubviewToFront convert didMoveToWindow insertSubview isDescendant layoutIfNeeded
  layoutSubviews removeFromSuperview safeAreaInsetsDidChange sendSubviewToBack setNeedsLayout
  subclass traitCollectionDidChange
]])

standard.UIToolbar = fields([[
  addSubview bringSubviewToFront convert didMoveToWindow insertSubview isDescendant layoutIfNeeded
  layoutSubviews removeFromSuperview safeAreaInsetsDidChange sendSubviewToBack setNeedsLayout
  traitCollectionDidChange
]])

standard.UITraitCollection = fields([[
  containsTraits subclass
]])

standard.UIView = fields([[
  addKeyframe addSubview animate animateKeyframes areAnimationsEnabled beginAnimations
  bringSubviewToFront commitAnimations convert didMoveToWindow inheritedAnimationDuration
  insertSubview isDescendant layoutIfNeeded layoutSubviews modifyAnimations
  performWithoutAnimation removeFromSuperview safeAreaInsetsDidChange sendSubviewToBack
  setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDelegate
  setAnimationDidStopSelector setAnimationDuration setAnimationRepeatAutoreverses
  setAnimationRepeatCount setAnimationTransition setAnimationWillStartSelector
  setAnimationsEnabled setNeedsLayout subclass traitCollectionDidChange transition
]])

standard.UIViewController = fields([[
  addChild attemptRotationToDeviceOrientation beginAppearanceTransition didMove didRotate dismiss
  dismissModalViewControllerAnimated endAppearanceTransition loadView loadViewIfNeeded
  overrideTraitCollection present presentModalViewController removeFromParent
  setNeedsStatusBarAppearanceUpdate setNeedsUpdateOfSupportedInterfaceOrientations
  setOverrideTraitCollection shouldAutorotateToInterfaceOrientation show showDetailViewController
  sizeForChildContentContainer subclass traitCollectionDidChange transition viewDidAppear
  viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIsAppearing viewLayoutMarginsDidChange
  viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews
  viewWillTransition willAnimateRotation willMove willRotate willTransition
]])

standard.UIViewControllerTransitionCoordinator = fields([[
  animate
]])

standard.UIViewPropertyAnimator = fields([[
  addAnimations addCompletion continueAnimation finishAnimation pauseAnimation
  runningPropertyAnimator startAnimation stopAnimation subclass
]])

standard.UIWindow = fields([[
  addSubview becomeKey beginDisablingInterfaceAutorotation bringSubviewToFront convert
  didMoveToWindow endDisablingInterfaceAutorotationAnimated insertSubview isDescendant
  layoutIfNeeded layoutSubviews makeKey makeKeyAndVisible removeFromSuperview resignKey
  safeAreaInsetsDidChange sendSubviewToBack setNeedsLayout subclass traitCollectionDidChange
]], [[
  didBecomeHiddenNotification didBecomeKeyNotification didBecomeVisibleNotification
  didResignKeyNotification
]])

standard.UIWindowScene = fields([[
  requestGeometryUpdate subclass
]])

standard._G = { other_fields = true }

standard.assert = fields([[
  are_equal are_near are_not_equal are_not_near are_not_same are_same equal equals error
  error_matches errors falsy has_error has_errors has_no_error has_no_errors is_boolean is_equal
  is_false is_falsy is_function is_near is_nil is_not_boolean is_not_equal is_not_false
  is_not_falsy is_not_function is_not_near is_not_nil is_not_number is_not_same is_not_string
  is_not_table is_not_true is_not_truthy is_number is_same is_string is_table is_true is_truthy
  match matches matches_error near no_error no_errors no_match not_equal not_equals not_falsy
  not_match not_matches not_near not_nil not_same not_truthy same truthy
]])

standard.assert.fields.is_not = fields([[
  are_equal are_near are_same equal equals error errors falsy has_error has_errors is_boolean
  is_equal is_false is_falsy is_function is_near is_nil is_number is_same is_string is_table
  is_true is_truthy match matches near same truthy
]])

standard.assert.fields.are_not = fields([[
  are_equal are_near are_same equal equals error errors falsy has_error has_errors is_boolean
  is_equal is_false is_falsy is_function is_near is_nil is_number is_same is_string is_table
  is_true is_truthy match matches near same truthy
]])

standard.assert.fields.has_no = fields([[
  are_equal are_near are_same equal equals error errors falsy has_error has_errors is_boolean
  is_equal is_false is_falsy is_function is_near is_nil is_number is_same is_string is_table
  is_true is_truthy match matches near same truthy
]])

standard.assert.fields.is = fields([[
  are_equal are_near are_not_equal are_not_near are_not_same are_same equal equals error
  error_matches errors falsy has_error has_errors has_no_error has_no_errors is_boolean is_equal
  is_false is_falsy is_function is_near is_nil is_not_boolean is_not_equal is_not_false
  is_not_falsy is_not_function is_not_near is_not_nil is_not_number is_not_same is_not_string
  is_not_table is_not_true is_not_truthy is_number is_same is_string is_table is_true is_truthy
  match matches matches_error near no_error no_errors no_match not_equal not_equals not_falsy
  not_match not_matches not_near not_nil not_same not_truthy same truthy
]])

standard.assert.fields.is.fields.is_not = fields([[
  are_equal are_near are_same equal equals error errors falsy has_error has_errors is_boolean
  is_equal is_false is_falsy is_function is_near is_nil is_number is_same is_string is_table
  is_true is_truthy match matches near same truthy
]])

standard.assert.fields.is.fields.are_not = fields([[
  are_equal are_near are_same equal equals error errors falsy has_error has_errors is_boolean
  is_equal is_false is_falsy is_function is_near is_nil is_number is_same is_string is_table
  is_true is_truthy match matches near same truthy
]])

standard.assert.fields.is.fields.has_no = fields([[
  are_equal are_near are_same equal equals error errors falsy has_error has_errors is_boolean
  is_equal is_false is_falsy is_function is_near is_nil is_number is_same is_string is_table
  is_true is_truthy match matches near same truthy
]])

standard.assert.fields.are = fields([[
  are_equal are_near are_not_equal are_not_near are_not_same are_same equal equals error
  error_matches errors falsy has_error has_errors has_no_error has_no_errors is_boolean is_equal
  is_false is_falsy is_function is_near is_nil is_not_boolean is_not_equal is_not_false
  is_not_falsy is_not_function is_not_near is_not_nil is_not_number is_not_same is_not_string
  is_not_table is_not_true is_not_truthy is_number is_same is_string is_table is_true is_truthy
  match matches matches_error near no_error no_errors no_match not_equal not_equals not_falsy
  not_match not_matches not_near not_nil not_same not_truthy same truthy
]])

standard.assert.fields.are.fields.is_not = fields([[
  are_equal are_near are_same equal equals error errors falsy has_error has_errors is_boolean
  is_equal is_false is_falsy is_function is_near is_nil is_number is_same is_string is_table
  is_true is_truthy match matches near same truthy
]])

standard.assert.fields.are.fields.are_not = fields([[
  are_equal are_near are_same equal equals error errors falsy has_error has_errors is_boolean
  is_equal is_false is_falsy is_function is_near is_nil is_number is_same is_string is_table
  is_true is_truthy match matches near same truthy
]])

standard.assert.fields.are.fields.has_no = fields([[
  are_equal are_near are_same equal equals error errors falsy has_error has_errors is_boolean
  is_equal is_false is_falsy is_function is_near is_nil is_number is_same is_string is_table
  is_true is_truthy match matches near same truthy
]])

standard.assert.fields.has = fields([[
  are_equal are_near are_not_equal are_not_near are_not_same are_same equal equals error
  error_matches errors falsy has_error has_errors has_no_error has_no_errors is_boolean is_equal
  is_false is_falsy is_function is_near is_nil is_not_boolean is_not_equal is_not_false
  is_not_falsy is_not_function is_not_near is_not_nil is_not_number is_not_same is_not_string
  is_not_table is_not_true is_not_truthy is_number is_same is_string is_table is_true is_truthy
  match matches matches_error near no_error no_errors no_match not_equal not_equals not_falsy
  not_match not_matches not_near not_nil not_same not_truthy same truthy
]])

standard.assert.fields.has.fields.is_not = fields([[
  are_equal are_near are_same equal equals error errors falsy has_error has_errors is_boolean
  is_equal is_false is_falsy is_function is_near is_nil is_number is_same is_string is_table
  is_true is_truthy match matches near same truthy
]])

standard.assert.fields.has.fields.are_not = fields([[
  are_equal are_near are_same equal equals error errors falsy has_error has_errors is_boolean
  is_equal is_false is_falsy is_function is_near is_nil is_number is_same is_string is_table
  is_true is_truthy match matches near same truthy
]])

standard.assert.fields.has.fields.has_no = fields([[
  are_equal are_near are_same equal equals error errors falsy has_error has_errors is_boolean
  is_equal is_false is_falsy is_function is_near is_nil is_number is_same is_string is_table
  is_true is_truthy match matches near same truthy
]])

standard.coroutine = fields([[
  close create isyieldable resume running status wrap yield
]])

standard.expect = fields([[
  at check clean count exactly exception golden never once order trace warning within
]])

standard.math = fields([[
  abs acos asin atan ceil cos deg exp floor fmod huge log max maxinteger min mininteger modf pi
  rad random randomseed sin sqrt tan tointeger type ult
]])

standard.os = fields([[
  clock date difftime time
]])

standard.statusBar = fields([[
  frame isHidden owner style
]])

standard.string = fields([[
  byte char find format gmatch gsub len lower match pack packsize rep reverse sub unpack upper
]])

standard.table = fields([[
  concat insert move pack remove sort unpack
]])

standard.tap = fields([[
  outside
]])

standard.utf8 = fields([[
  char charpattern codepoint codes len offset
]])

return { read_globals = standard }
