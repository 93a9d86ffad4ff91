/// Whether an app has scenes.
enum ApplicationScenes: String, PolicyValue {
  case none, scenes
  static let policy = Policy.applicationScenes
}

/// What becomes of a window without a scene, where there are scenes.
enum WindowWithoutScene: String, PolicyValue {
  case shown, unshown
  static let policy = Policy.windowWithoutScene
}

/// Who becomes the key window when the key window is hidden or goes.
enum WindowKeyHandOver: String, PolicyValue {
  /// The one that was it before.
  case previous
  /// The frontmost one.
  case highestVisible
  /// None, until the app makes one.
  case nobody
  static let policy = Policy.windowKeyHandOver
}

/// Whether the app has one key window, or each scene, whose windows may refuse.
enum WindowKeyScope: String, PolicyValue {
  case application, scene
  static let policy = Policy.windowKeyScope
}

/// Whether a window's root disappears when the window is hidden.
enum WindowHiddenRoot: String, PolicyValue {
  case stays, disappears
  static let policy = Policy.windowHiddenRoot
}

/// What becomes of the app's animations when the app goes into the background.
enum BackgroundAnimations: String, PolicyValue {
  case kept, removed
  static let policy = Policy.backgroundAnimations
}

/// What becomes of a transition of UIKit's own then.
enum BackgroundTransition: String, PolicyValue {
  case ends, goesOn
  static let policy = Policy.backgroundTransition
}

extension PolicyRule {
  static let windows: [PolicyRule] = [
    PolicyRule(
      ApplicationScenes.self, "application.scenes", "Does an app have scenes?",
      [
        .from("4", ApplicationScenes.none, .rot108, .guess),
        .from("13", ApplicationScenes.scenes, .rot108, .header),
      ]),
    PolicyRule(
      WindowWithoutScene.self, "window.without-scene", "Is a window without a scene shown?",
      [
        .from("4", WindowWithoutScene.shown, .win013, .guess),
        .from("13", WindowWithoutScene.unshown, .win013, .reported),
      ]),
    PolicyRule(
      WindowKeyHandOver.self, "window.key-hand-over",
      "Who becomes the key window when the key window is hidden or goes?",
      [
        .from("4", WindowKeyHandOver.previous, .win006, .observed),
        .from("8", WindowKeyHandOver.previous, .win006, .guess),
        .from("9", WindowKeyHandOver.highestVisible, .win009, .reported),
      ],
      bugs: [
        .from("9", WindowKeyHandOver.nobody, .win010, .reported),
        .from("10", WindowKeyHandOver.highestVisible, .win009, .reported),
      ]),
    PolicyRule(
      WindowKeyScope.self, "window.key-scope",
      "Is there one key window for the app, or one for each scene, whose windows may refuse?",
      [
        .from("4", WindowKeyScope.application, .win012, .guess),
        .from("14", WindowKeyScope.application, .win019, .reported),
        .from("15", WindowKeyScope.scene, .win012, .header),
      ]),
    PolicyRule(
      WindowHiddenRoot.self, "window.hidden-root",
      "Does a window's root disappear when the window is hidden?",
      [.from("4", WindowHiddenRoot.stays, .win021, .guess)]),
    PolicyRule(
      BackgroundAnimations.self, "background.animations",
      "What becomes of the app's animations when the app goes into the background?",
      [.from("4", BackgroundAnimations.removed, .ani013, .reported)]),
    PolicyRule(
      BackgroundTransition.self, "background.transition",
      "What becomes of a transition that is under way when the app goes into the background?",
      [.from("4", BackgroundTransition.ends, .ani013, .guess)]),
  ]
}
