public import Foundation

/// A possible cause of wrong frames on a screen: a value known only on a device.
///
/// The layout continues with a substitute: an estimated size, no space, or a scale of one pixel per
/// point. `bench` writes each diagnosis to standard error. A test receives diagnoses through a
/// handler:
///
///     ScreenDiagnosis.withHandler({ Issue.record("\($0)") }) { window.makeKeyAndVisible() }
///
/// UIKit has no counterpart of this type.
public enum ScreenDiagnosis: Hashable, Sendable {
  /// An element keeps its estimated size, because the element's view cannot measure itself.
  case estimateKept(viewClass: String, elementKind: String?, indexPath: IndexPath)
  /// Code has read the size of an image, but the app has not set `UIImage.size`.
  case imageWithoutSize(name: String?)
  /// Code has read the size of a label, but this library does not measure its text.
  case labelWithoutSize(text: String)
  /// A window has become visible at one pixel per point, a scale that no current device has.
  case windowAtScaleOne

  /// A wrapper for the handler that receives diagnoses.
  ///
  /// It is a separate type, because optimised programs crash if a task-local value is a function
  /// (Swift 6.3.1).
  private struct Receiver: Sendable {
    let receive: @Sendable (ScreenDiagnosis) -> Void
  }

  /// The receiver of the current task; `nil` if diagnoses are ignored.
  @TaskLocal private static var receiver: Receiver?

  /// Runs a closure while passing the diagnoses of the current task to a handler.
  ///
  /// - Parameters:
  ///   - handler: A closure receiving each diagnosis, on the thread where it occurs.
  ///   - body: The closure to run; diagnoses on other tasks are not passed to the handler.
  /// - Returns: The result of `body`.
  @discardableResult
  public static func withHandler<Result>(
    _ handler: @escaping @Sendable (ScreenDiagnosis) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    try $receiver.withValue(Receiver(receive: handler), operation: body)
  }

  /// Whether the current task has a receiver.
  ///
  /// Without a receiver, no diagnosis needs to be made.
  static var isReceived: Bool { receiver != nil }

  /// Passes a diagnosis to the receiver of the current task, if any.
  static func report(_ diagnosis: @autoclosure () -> ScreenDiagnosis) {
    if let receiver { receiver.receive(diagnosis()) }
  }

  /// The view class, image, label or window that has to be changed to resolve the diagnosis.
  ///
  /// A log needs only one diagnosis per subject: elements whose views have the same class differ
  /// only in their index paths.
  public var subject: String {
    switch self {
    case .estimateKept(let viewClass, _, _): viewClass
    case .imageWithoutSize(let name): "image \"\(name ?? "")\""
    case .labelWithoutSize(let text): "label \"\(text)\""
    case .windowAtScaleOne: "window"
    }
  }
}
