extension UIApplication {
  /// The scenes of the app, in the order in which they came; none before iOS 13.
  public var connectedScenes: [UIWindowScene] {
    if storedScenes.isEmpty, simulator.hasScenes { storedScenes.append(UIWindowScene(of: self)) }
    return storedScenes
  }

  /// The scene that the user is in: the key window's, else the first.
  package var scene: UIWindowScene? { keyWindow?.windowScene ?? connectedScenes.first }

  /// The key window, unless it is there for an older alert view.
  package var presentingKeyWindow: UIWindow? {
    keyWindow?.legacyAlert == nil ? keyWindow : nil
  }

  /// The level of an alert's window: above any alert that is there already (WIN-002, WIN-003).
  func alertLevel(usually usual: UIWindow.Level) -> UIWindow.Level {
    guard let highest = windows.last(where: \.isShown)?.windowLevel, highest >= .alert else {
      return usual
    }
    return UIWindow.Level(rawValue: max(usual.rawValue, highest.rawValue + 1))
  }

  /// Takes a new window in, in front of those of its level.
  func add(_ window: UIWindow) {
    if mainWindow == nil { mainWindow = window }
    bringToFront(window)
  }

  /// Lets a window of UIKit's own go.
  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    keysBefore.removeAll { $0 === window }
    if mainWindow === window { mainWindow = windows.first }
  }

  /// Puts a window in front of all windows of its level and of lower ones (WIN-004, WIN-015).
  func bringToFront(_ window: UIWindow) {
    if simulator.has(.notBroughtToFront), windows.contains(where: { $0 === window }) { return }
    windows.removeAll { $0 === window }
    let place = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: place)
  }

  /// Notes that a window has become the key window, for when the next one goes.
  func noteKey(_ window: UIWindow) {
    keysBefore.removeAll { $0 === window }
    keysBefore.append(window)
  }
}

extension Simulator {
  /// Whether the system has scenes; a system that hasn't is not asked what it does with them.
  package var hasScenes: Bool {
    profile.value(ApplicationScenes.self) == .scenes
      && consult(ApplicationScenes.self) == .scenes
  }
}
