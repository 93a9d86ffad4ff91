import Trace

/// Why a scene didn't take a request for another geometry (ROT-046).
public struct UISceneError: Error, Hashable, Sendable {
  /// UIKit's numbers of these errors (ROT-047).
  public enum Code: Int, Sendable {
    /// The scene can't have what was asked for on this device.
    case geometryRequestUnsupported = 100
    /// The scene's controller doesn't allow what was asked for.
    case geometryRequestDenied = 101
  }

  /// The domain of all errors of scenes.
  public static let errorDomain = "UISceneErrorDomain"
  /// Which error it is.
  public let code: Code
  /// What UIKit says, word for word.
  public let localizedDescription: String
}

extension UIWindowScene {
  /// Asks for one of those orientations, from iOS 16 on.
  ///
  /// Orientations that the controller doesn't allow are an error, which `errorHandler` gets in a
  /// later turn (ROT-046).
  public func requestGeometryUpdate(
    interfaceOrientations: UIInterfaceOrientationMask,
    errorHandler: ((UISceneError) -> Void)? = nil
  ) {
    let call = simulator.recordCall(.call, self, .requestGeometryUpdate)
    if call >= 0 {
      let names = simulator.trace.names.intern(interfaceOrientations.list)
      simulator.field(.mask, .text(names))
    }
    simulator.following(call) { answer(interfaceOrientations, errorHandler) }
  }

  private func answer(
    _ requested: UIInterfaceOrientationMask, _ errorHandler: ((UISceneError) -> Void)?
  ) {
    guard let window = windows.last(where: \.isShown), let decider = window.orientationDecider
    else { return }
    guard !window.isBusy else {
      window.rotationState.request = { [self] in answer(requested, errorHandler) }
      return window.recordWaiting()
    }
    do {
      let supported = try window.commonMask(of: decider)
      let common = supported.intersection(requested)
      guard !common.isEmpty else { return refuse(requested, supported, errorHandler) }
      guard !common.contains(window.interfaceOrientation.mask),
        let target = window.choice(of: common)
      else { return }
      window.turn(to: target, animated: !simulator.animations.isSuppressed)
    } catch {
      simulator.fail(error)
    }
  }

  private func refuse(
    _ requested: UIInterfaceOrientationMask, _ supported: UIInterfaceOrientationMask,
    _ errorHandler: ((UISceneError) -> Void)?
  ) {
    let error = UISceneError(
      code: .geometryRequestDenied,
      localizedDescription: RotationMessages.requestedUnsupported(requested, supported))
    simulator.runLoop.async { [self] in
      simulator.warn(self, .orientationRefused, error.localizedDescription, rule: .rot046)
      if let errorHandler {
        simulator.run(.geometryErrorHandler, of: self) { errorHandler(error) }
      }
    }
  }
}
