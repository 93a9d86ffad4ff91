import Trace

extension UIViewController {
  /// Shows a controller in the nearest container that takes it, or presents it from the window's
  /// root (PRES-034).
  ///
  /// An exception of UIKit's ends the app, as it does for code that can't catch it.
  public func show(_ controller: UIViewController, sender: Any?) {
    endIfFails { try requestShow(controller) }
  }

  /// Shows a controller as the detail of the nearest container that takes it, or presents it from
  /// the window's root (PRES-034).
  ///
  /// An exception of UIKit's ends the app, as it does for code that can't catch it.
  public func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    endIfFails { try requestShowDetail(controller) }
  }

  /// Shows a controller in the nearest container that takes it, or presents it.
  ///
  /// - Throws: UIKit's exceptions, or an explanation; the world is unchanged then.
  package func requestShow(_ controller: UIViewController) throws {
    try show(controller, .show) { try $0.takeShown(controller) }
  }

  /// Shows a controller as a detail of the nearest container that takes it, or presents it.
  ///
  /// - Throws: UIKit's exceptions, or an explanation; the world is unchanged then.
  package func requestShowDetail(_ controller: UIViewController) throws {
    try show(controller, .showDetailViewController) { try $0.takeDetail(controller) }
  }

  private func show(
    _ controller: UIViewController, _ call: Word, take: (UIViewController) throws -> Bool
  ) throws {
    let seq = simulator.recordCall(.call, self, call)
    if seq >= 0 { simulator.field(.value, .name(controller.traceName)) }
    try simulator.following(seq) {
      var here: UIViewController? = self
      while let container = here {
        if container !== self, container.isOverridden,
          simulator.overrides?.overrides(call, on: container) ?? false
        {
          // The script's own container shows it.
          simulator.send(
            call, to: container, SendArguments(.object(controller), .object(self))
          ) {}
          return
        }
        if try take(container) { return }
        here = container.parent
      }
      let root = viewIfLoaded?.window?.rootViewController ?? outermostAncestor
      try root.requestPresent(controller, animated: true)
    }
  }

  private func endIfFails(_ body: () throws -> Void) {
    do {
      try body()
    } catch let error as PresentationError {
      simulator.fail(error)
    } catch let error as HierarchyError {
      simulator.fail(error)
    } catch {
      preconditionFailure("showing a controller fails in another way: \(error)")
    }
  }
}
