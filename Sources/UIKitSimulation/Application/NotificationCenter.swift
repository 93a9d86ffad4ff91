package import Trace

/// What an observer hears of.
package struct Notification {
  /// The notification's name in the trace.
  package let name: Name
  /// Who posted it.
  package let object: NSObject?
  /// What UIKit says besides, by its keys.
  package let info: [(key: Word, value: Value)]
  /// What the app says besides, as it has it.
  package let own: Any?
}

/// What an app that observes notifications is known by, so that it can stop.
public final class NotificationObserver: NSObject {
  let name: Name?
  let object: NSObject?
  let body: (Notification) -> Void
  var isRemoved = false

  public override class var className: String { "NotificationObserver" }

  init(_ name: Name?, _ object: NSObject?, _ body: @escaping (Notification) -> Void) {
    self.name = name
    self.object = object
    self.body = body
  }

  func hears(_ notification: Notification) -> Bool {
    !isRemoved && (name == nil || name == notification.name)
      && (object == nil || object === notification.object)
  }
}

/// Tells the app's observers of what UIKit and the app post, in the order in which they were added.
public final class NotificationCenter: NSObject {
  /// The app's own.
  public static var `default`: NotificationCenter { Simulator.current.notificationCenter }

  private var observers: [NotificationObserver] = []

  public override class var className: String { "NotificationCenter" }
  override class var isOnlyOne: Bool { true }

  /// Calls `body` whenever a notification is posted.
  ///
  /// - Parameters:
  ///   - name: Which one; nil for all.
  ///   - object: By whom; nil for anybody.
  package func addObserver(
    forName name: Name?, object: NSObject?, using body: @escaping (Notification) -> Void
  ) -> NotificationObserver {
    let observer = NotificationObserver(name, object, body)
    observers.append(observer)
    return observer
  }

  /// Forgets an observer; it hears nothing more, not even of what is being posted.
  public func removeObserver(_ observer: NotificationObserver) {
    observer.isRemoved = true
    observers.removeAll { $0 === observer }
  }

  /// Posts a notification of the app's own.
  package func post(name: Name, object: NSObject?, own: Any?) {
    let notification = Notification(name: name, object: object, info: [], own: own)
    simulator.run(name, of: .notification, named: (object ?? self).traceName) {
      tell(notification)
    }
  }

  /// Calls those who are observers now and still are when their turn comes.
  func tell(_ notification: Notification) {
    for observer in observers where observer.hears(notification) {
      guard simulator.failure == nil else { return }
      observer.body(notification)
    }
  }

  /// Forgets every observer, as at the end of a scenario.
  func removeAll() { observers.removeAll() }
}

extension Simulator {
  /// Posts a notification of UIKit's: records it and calls the app's observers.
  ///
  /// - Parameter info: what it says besides the poster.
  package func post(
    _ notification: Word, from object: NSObject, with info: (Word, Value)? = nil
  ) {
    let name = notification.traceName
    run(name, of: .notification, named: object.traceName, with: info) {
      guard hasNotificationCenter else { return }
      notificationCenter.tell(
        Notification(name: name, object: object, info: info.map { [$0] } ?? [], own: nil))
    }
  }

  /// Posts a notification of UIKit's that says more than one thing.
  ///
  /// - Parameters:
  ///   - subject: Whom the trace names, since the notification may have no object.
  ///   - fields: What the trace shows.
  ///   - info: What observers get; asked for only if there may be any.
  func post(
    _ notification: Word, named subject: Name, object: NSObject?, showing fields: [(Word, Value)],
    info: () -> [(key: Word, value: Value)]
  ) {
    let name = notification.traceName
    run(name, of: .notification, named: subject, showing: fields) {
      guard hasNotificationCenter else { return }
      notificationCenter.tell(
        Notification(name: name, object: object, info: info(), own: nil))
    }
  }
}
