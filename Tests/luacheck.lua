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
  CGAffineTransform CGPoint CGRect CGSize NotificationObserver UIEdgeInsets UIEvent
  UIKeyboardLayoutGuide UILayoutSupport UINavigationItem UIStatusBarManager UITraitOverrides
  _VERSION across advance after after_each async background before_each busy context describe
  device dismiss drag each error finally focus foreground getmetatable insets ipairs it lazy_setup
  lazy_teardown load mark next note now on pairs pcall pending point present print rawequal rawget
  rawlen rawset rect require resize root rotate select setmetatable settle setup size spec step
  swipe teardown test tonumber tostring turn type xpcall
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
  addButtonWithTitle addGestureRecognizer addSubview becomeFirstResponder bringSubviewToFront
  buttonTitleAtIndex convert didMoveToWindow dismissWithClickedButtonIndex endEditing
  gestureRecognizerShouldBegin hitTest insertSubview isDescendant layoutIfNeeded layoutSubviews
  pointInside reloadInputViews removeFromSuperview removeGestureRecognizer resignFirstResponder
  safeAreaInsetsDidChange sendSubviewToBack setNeedsLayout showFromRect showInView subclass
  touchesBegan touchesCancelled touchesEnded touchesMoved traitCollectionDidChange
]])

standard.UIAlertAction = fields([[
  subclass
]])

standard.UIAlertController = fields([[
  addAction addChild addTextField becomeFirstResponder beginAppearanceTransition didMove didRotate
  dismiss dismissModalViewControllerAnimated endAppearanceTransition loadView loadViewIfNeeded
  overrideTraitCollection present presentModalViewController reloadInputViews removeFromParent
  resignFirstResponder setNeedsStatusBarAppearanceUpdate
  setNeedsUpdateOfSupportedInterfaceOrientations setOverrideTraitCollection
  shouldAutorotateToInterfaceOrientation show showDetailViewController
  sizeForChildContentContainer subclass touchesBegan touchesCancelled touchesEnded touchesMoved
  traitCollectionDidChange transition viewDidAppear viewDidDisappear viewDidLayoutSubviews
  viewDidLoad viewIsAppearing viewLayoutMarginsDidChange viewSafeAreaInsetsDidChange
  viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition willAnimateRotation
  willMove willRotate willTransition
]])

standard.UIAlertView = fields([[
  addButtonWithTitle addGestureRecognizer addSubview becomeFirstResponder bringSubviewToFront
  buttonTitleAtIndex convert didMoveToWindow dismissWithClickedButtonIndex endEditing
  gestureRecognizerShouldBegin hitTest insertSubview isDescendant layoutIfNeeded layoutSubviews
  pointInside reloadInputViews removeFromSuperview removeGestureRecognizer resignFirstResponder
  safeAreaInsetsDidChange sendSubviewToBack setNeedsLayout show subclass textFieldAtIndex
  touchesBegan touchesCancelled touchesEnded touchesMoved traitCollectionDidChange
]])

standard.UIApplication = fields([[
  becomeFirstResponder beginIgnoringInteractionEvents endIgnoringInteractionEvents
  reloadInputViews resignFirstResponder setStatusBarHidden setStatusBarOrientation
  setStatusBarStyle touchesBegan touchesCancelled touchesEnded touchesMoved
]], [[
  didBecomeActiveNotification didChangeStatusBarFrameNotification didEnterBackgroundNotification
  didFinishLaunchingNotification shared willChangeStatusBarFrameNotification
  willEnterForegroundNotification willResignActiveNotification
]])

standard.UIBarButtonItem = fields([[
  subclass
]])

standard.UIButton = fields([[
  addAction addGestureRecognizer addSubview becomeFirstResponder beginTracking bringSubviewToFront
  cancelTracking continueTracking convert didMoveToWindow endEditing endTracking
  gestureRecognizerShouldBegin hitTest insertSubview isDescendant layoutIfNeeded layoutSubviews
  pointInside reloadInputViews removeFromSuperview removeGestureRecognizer resignFirstResponder
  safeAreaInsetsDidChange sendActions sendSubviewToBack setNeedsLayout setTitle subclass title
  touchesBegan touchesCancelled touchesEnded touchesMoved traitCollectionDidChange
]])

standard.UIControl = fields([[
  addAction addGestureRecognizer addSubview becomeFirstResponder beginTracking bringSubviewToFront
  cancelTracking continueTracking convert didMoveToWindow endEditing endTracking
  gestureRecognizerShouldBegin hitTest insertSubview isDescendant layoutIfNeeded layoutSubviews
  pointInside reloadInputViews removeFromSuperview removeGestureRecognizer resignFirstResponder
  safeAreaInsetsDidChange sendActions sendSubviewToBack setNeedsLayout subclass touchesBegan
  touchesCancelled touchesEnded touchesMoved traitCollectionDidChange
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

standard.UIGestureRecognizer = fields([[
  location require
]])

standard.UIImageView = fields([[
  addGestureRecognizer addSubview becomeFirstResponder bringSubviewToFront convert didMoveToWindow
  endEditing gestureRecognizerShouldBegin hitTest insertSubview isDescendant layoutIfNeeded
  layoutSubviews pointInside reloadInputViews removeFromSuperview removeGestureRecognizer
  resignFirstResponder safeAreaInsetsDidChange sendSubviewToBack setNeedsLayout subclass
  touchesBegan touchesCancelled touchesEnded touchesMoved traitCollectionDidChange
]])

standard.UILabel = fields([[
  addGestureRecognizer addSubview becomeFirstResponder bringSubviewToFront convert didMoveToWindow
  endEditing gestureRecognizerShouldBegin hitTest insertSubview isDescendant layoutIfNeeded
  layoutSubviews pointInside reloadInputViews removeFromSuperview removeGestureRecognizer
  resignFirstResponder safeAreaInsetsDidChange sendSubviewToBack setNeedsLayout subclass
  touchesBegan touchesCancelled touchesEnded touchesMoved traitCollectionDidChange
]])

standard.UILongPressGestureRecognizer = fields([[
  location require subclass
]])

standard.UINavigationBar = fields([[
  addGestureRecognizer addSubview becomeFirstResponder bringSubviewToFront convert didMoveToWindow
  endEditing gestureRecognizerShouldBegin hitTest insertSubview isDescendant layoutIfNeeded
  layoutSubviews pointInside reloadInputViews removeFromSuperview removeGestureRecognizer
  resignFirstResponder safeAreaInsetsDidChange sendSubviewToBack setNeedsLayout touchesBegan
  touchesCancelled touchesEnded touchesMoved traitCollectionDidChange
]])

standard.UINavigationController = fields([[
  addChild becomeFirstResponder beginAppearanceTransition didMove didRotate dismiss
  dismissModalViewControllerAnimated endAppearanceTransition loadView loadViewIfNeeded
  overrideTraitCollection popToRootViewController popToViewController popViewController present
  presentModalViewController pushViewController reloadInputViews removeFromParent
  resignFirstResponder setNavigationBarHidden setNeedsStatusBarAppearanceUpdate
  setNeedsUpdateOfSupportedInterfaceOrientations setOverrideTraitCollection setToolbarHidden
  setViewControllers shouldAutorotateToInterfaceOrientation show showDetailViewController
  sizeForChildContentContainer subclass touchesBegan touchesCancelled touchesEnded touchesMoved
  traitCollectionDidChange transition viewDidAppear viewDidDisappear viewDidLayoutSubviews
  viewDidLoad viewIsAppearing viewLayoutMarginsDidChange viewSafeAreaInsetsDidChange
  viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition willAnimateRotation
  willMove willRotate willTransition
]])

standard.UIPageViewController = fields([[
  addChild becomeFirstResponder beginAppearanceTransition didMove didRotate dismiss
  dismissModalViewControllerAnimated endAppearanceTransition loadView loadViewIfNeeded
  overrideTraitCollection present presentModalViewController reloadInputViews removeFromParent
  resignFirstResponder setNeedsStatusBarAppearanceUpdate
  setNeedsUpdateOfSupportedInterfaceOrientations setOverrideTraitCollection setViewControllers
  shouldAutorotateToInterfaceOrientation show showDetailViewController
  sizeForChildContentContainer subclass touchesBegan touchesCancelled touchesEnded touchesMoved
  traitCollectionDidChange transition viewDidAppear viewDidDisappear viewDidLayoutSubviews
  viewDidLoad viewIsAppearing viewLayoutMarginsDidChange viewSafeAreaInsetsDidChange
  viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition willAnimateRotation
  willMove willRotate willTransition
]])

standard.UIPanGestureRecognizer = fields([[
  location require setTranslation subclass translation velocity
]])

standard.UIPinchGestureRecognizer = fields([[
  location require subclass
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

standard.UIResponder = fields([[
  becomeFirstResponder reloadInputViews resignFirstResponder touchesBegan touchesCancelled
  touchesEnded touchesMoved
]], [[
  keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey
  keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification
  keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardIsLocalUserInfoKey
  keyboardWillChangeFrameNotification keyboardWillHideNotification keyboardWillShowNotification
]])

standard.UIScene = fields([[
  becomeFirstResponder reloadInputViews resignFirstResponder touchesBegan touchesCancelled
  touchesEnded touchesMoved
]])

standard.UIScreen = fields([[
]], [[
  main
]])

standard.UIScreenEdgePanGestureRecognizer = fields([[
  location require setTranslation subclass translation velocity
]])

standard.UIScrollView = fields([[
  addGestureRecognizer addSubview becomeFirstResponder bringSubviewToFront convert didMoveToWindow
  endEditing gestureRecognizerShouldBegin hitTest insertSubview isDescendant layoutIfNeeded
  layoutSubviews pointInside reloadInputViews removeFromSuperview removeGestureRecognizer
  resignFirstResponder safeAreaInsetsDidChange sendSubviewToBack setContentOffset setNeedsLayout
  subclass touchesBegan touchesCancelled touchesEnded touchesMoved traitCollectionDidChange
]])

standard.UISearchBar = fields([[
  addGestureRecognizer addSubview becomeFirstResponder bringSubviewToFront convert didMoveToWindow
  endEditing gestureRecognizerShouldBegin hitTest insertSubview isDescendant layoutIfNeeded
  layoutSubviews pointInside reloadInputViews removeFromSuperview removeGestureRecognizer
  resignFirstResponder safeAreaInsetsDidChange sendSubviewToBack setNeedsLayout subclass
  touchesBegan touchesCancelled touchesEnded touchesMoved traitCollectionDidChange
]])

standard.UISegmentedControl = fields([[
  addAction addGestureRecognizer addSubview becomeFirstResponder beginTracking bringSubviewToFront
  cancelTracking continueTracking convert didMoveToWindow endEditing endTracking
  gestureRecognizerShouldBegin hitTest insertSubview isDescendant layoutIfNeeded layoutSubviews
  pointInside reloadInputViews removeFromSuperview removeGestureRecognizer resignFirstResponder
  safeAreaInsetsDidChange sendActions sendSubviewToBack setNeedsLayout subclass titleForSegment
  touchesBegan touchesCancelled touchesEnded touchesMoved traitCollectionDidChange
]])

standard.UISheetPresentationController = fields([[
  containerViewDidLayoutSubviews containerViewWillLayoutSubviews viewWillTransition willTransition
]])

standard.UISplitViewController = fields([[
  addChild becomeFirstResponder beginAppearanceTransition didMove didRotate dismiss
  dismissModalViewControllerAnimated endAppearanceTransition loadView loadViewIfNeeded
  overrideTraitCollection present presentModalViewController reloadInputViews removeFromParent
  resignFirstResponder setNeedsStatusBarAppearanceUpdate
  setNeedsUpdateOfSupportedInterfaceOrientations setOverrideTraitCollection
  shouldAutorotateToInterfaceOrientation show showDetailViewController
  sizeForChildContentContainer subclass touchesBegan touchesCancelled touchesEnded touchesMoved
  traitCollectionDidChange transition viewDidAppear viewDidDisappear viewDidLayoutSubviews
  viewDidLoad viewIsAppearing viewLayoutMarginsDidChange viewSafeAreaInsetsDidChange
  viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition willAnimateRotation
  willMove willRotate willTransition
]])

standard.UISpringTimingParameters = fields([[
  subclass
]])

standard.UISwipeGestureRecognizer = fields([[
  location require subclass
]])

standard.UISwitch = fields([[
  addAction addGestureRecognizer addSubview becomeFirstResponder beginTracking bringSubviewToFront
  cancelTracking continueTracking convert didMoveToWindow endEditing endTracking
  gestureRecognizerShouldBegin hitTest insertSubview isDescendant layoutIfNeeded layoutSubviews
  pointInside reloadInputViews removeFromSuperview removeGestureRecognizer resignFirstResponder
  safeAreaInsetsDidChange sendActions sendSubviewToBack setNeedsLayout setOn subclass touchesBegan
  touchesCancelled touchesEnded touchesMoved traitCollectionDidChange
]])

standard.UITabBar = fields([[
  addGestureRecognizer addSubview becomeFirstResponder bringSubviewToFront convert didMoveToWindow
  endEditing gestureRecognizerShouldBegin hitTest insertSubview isDescendant layoutIfNeeded
  layoutSubviews pointInside reloadInputViews removeFromSuperview removeGestureRecognizer
  resignFirstResponder safeAreaInsetsDidChange sendSubviewToBack setNeedsLayout touchesBegan
  touchesCancelled touchesEnded touchesMoved traitCollectionDidChange
]])

standard.UITabBarController = fields([[
  addChild becomeFirstResponder beginAppearanceTransition didMove didRotate dismiss
  dismissModalViewControllerAnimated endAppearanceTransition loadView loadViewIfNeeded
  overrideTraitCollection present presentModalViewController reloadInputViews removeFromParent
  resignFirstResponder setNeedsStatusBarAppearanceUpdate
  setNeedsUpdateOfSupportedInterfaceOrientations setOverrideTraitCollection setViewControllers
  shouldAutorotateToInterfaceOrientation show showDetailViewController
  sizeForChildContentContainer subclass touchesBegan touchesCancelled touchesEnded touchesMoved
  traitCollectionDidChange transition viewDidAppear viewDidDisappear viewDidLayoutSubviews
  viewDidLoad viewIsAppearing viewLayoutMarginsDidChange viewSafeAreaInsetsDidChange
  viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition willAnimateRotation
  willMove willRotate willTransition
]])

standard.UITapGestureRecognizer = fields([[
  location require subclass
]])

standard.UITextField = fields([[
  addAction addGestureRecognizer addSubview becomeFirstResponder beginTracking bringSubviewToFront
  cancelTracking continueTracking convert didMoveToWindow endEditing endTracking
  gestureRecognizerShouldBegin hitTest insertSubview isDescendant layoutIfNeeded layoutSubviews
  pointInside reloadInputViews removeFromSuperview removeGestureRecognizer resignFirstResponder
  safeAreaInsetsDidChange sendActions sendSubviewToBack setNeedsLayout subclass touchesBegan
  touchesCancelled touchesEnded touchesMoved traitCollectionDidChange
]], [[
  textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification
]])

standard.UITextView = fields([[
  addGestureRecognizer addSubview becomeFirstResponder bringSubviewToFront convert didMoveToWindow
  endEditing gestureRecognizerShouldBegin hitTest insertSubview isDescendant layoutIfNeeded
  layoutSubviews pointInside reloadInputViews removeFromSuperview removeGestureRecognizer
  resignFirstResponder safeAreaInsetsDidChange sendSubviewToBack setContentOffset setNeedsLayout
  subclass touchesBegan touchesCancelled touchesEnded touchesMoved traitCollectionDidChange
]], [[
  textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification
]])

standard.UIToolbar = fields([[
  addGestureRecognizer addSubview becomeFirstResponder bringSubviewToFront convert didMoveToWindow
  endEditing gestureRecognizerShouldBegin hitTest insertSubview isDescendant layoutIfNeeded
  layoutSubviews pointInside reloadInputViews removeFromSuperview removeGestureRecognizer
  resignFirstResponder safeAreaInsetsDidChange sendSubviewToBack setNeedsLayout touchesBegan
  touchesCancelled touchesEnded touchesMoved traitCollectionDidChange
]])

standard.UITouch = fields([[
  location previousLocation
]])

standard.UITraitCollection = fields([[
  containsTraits subclass
]])

standard.UIView = fields([[
  addGestureRecognizer addKeyframe addSubview animate animateKeyframes areAnimationsEnabled
  becomeFirstResponder beginAnimations bringSubviewToFront commitAnimations convert
  didMoveToWindow endEditing gestureRecognizerShouldBegin hitTest inheritedAnimationDuration
  insertSubview isDescendant layoutIfNeeded layoutSubviews modifyAnimations
  performWithoutAnimation pointInside reloadInputViews removeFromSuperview removeGestureRecognizer
  resignFirstResponder safeAreaInsetsDidChange sendSubviewToBack
  setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDelegate
  setAnimationDidStopSelector setAnimationDuration setAnimationRepeatAutoreverses
  setAnimationRepeatCount setAnimationTransition setAnimationWillStartSelector
  setAnimationsEnabled setNeedsLayout subclass touchesBegan touchesCancelled touchesEnded
  touchesMoved traitCollectionDidChange transition
]])

standard.UIViewController = fields([[
  addChild attemptRotationToDeviceOrientation becomeFirstResponder beginAppearanceTransition
  didMove didRotate dismiss dismissModalViewControllerAnimated endAppearanceTransition loadView
  loadViewIfNeeded overrideTraitCollection present presentModalViewController reloadInputViews
  removeFromParent resignFirstResponder setNeedsStatusBarAppearanceUpdate
  setNeedsUpdateOfSupportedInterfaceOrientations setOverrideTraitCollection
  shouldAutorotateToInterfaceOrientation show showDetailViewController
  sizeForChildContentContainer subclass touchesBegan touchesCancelled touchesEnded touchesMoved
  traitCollectionDidChange transition viewDidAppear viewDidDisappear viewDidLayoutSubviews
  viewDidLoad viewIsAppearing viewLayoutMarginsDidChange viewSafeAreaInsetsDidChange
  viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition willAnimateRotation
  willMove willRotate willTransition
]])

standard.UIViewControllerTransitionCoordinator = fields([[
  animate notifyWhenInteractionChanges notifyWhenInteractionEnds view viewController
]])

standard.UIViewPropertyAnimator = fields([[
  addAnimations addCompletion continueAnimation finishAnimation pauseAnimation
  runningPropertyAnimator startAnimation stopAnimation subclass
]])

standard.UIWindow = fields([[
  addGestureRecognizer addSubview becomeFirstResponder becomeKey
  beginDisablingInterfaceAutorotation bringSubviewToFront convert didMoveToWindow
  endDisablingInterfaceAutorotationAnimated endEditing gestureRecognizerShouldBegin hitTest
  insertSubview isDescendant layoutIfNeeded layoutSubviews makeKey makeKeyAndVisible pointInside
  reloadInputViews removeFromSuperview removeGestureRecognizer resignFirstResponder resignKey
  safeAreaInsetsDidChange sendSubviewToBack setNeedsLayout subclass touchesBegan touchesCancelled
  touchesEnded touchesMoved traitCollectionDidChange
]], [[
  didBecomeHiddenNotification didBecomeKeyNotification didBecomeVisibleNotification
  didResignKeyNotification
]])

standard.UIWindowScene = fields([[
  becomeFirstResponder reloadInputViews requestGeometryUpdate resignFirstResponder subclass
  touchesBegan touchesCancelled touchesEnded touchesMoved
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

standard.keyboard = fields([[
  hide move press show type
]], [[
  frame presentedFrame visible
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

standard.touch = fields([[
  cancel down move up
]])

standard.utf8 = fields([[
  char charpattern codepoint codes len offset
]])

return { read_globals = standard }
