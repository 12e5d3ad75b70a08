public import Foundation

/// Fact of a screen known to a device but not to this library; places depend on it.
///
/// A layout goes on without it: with the estimate, without any room, or in whole points. `bench`
/// writes each one to standard error; a test receives them by a handler:
///
///     ScreenDiagnosis.withHandler({ Issue.record("\($0)") }) { window.makeKeyAndVisible() }
///
/// UIKit has no such type.
public enum ScreenDiagnosis: Hashable, Sendable {
  /// An element keeps its estimated size: its view has no size of its own.
  case estimateKept(viewClass: String, elementKind: String?, indexPath: IndexPath)
  /// The size of an image without a size is read; the owner sets `UIImage.size`.
  case imageWithoutSize(name: String?)
  /// The size of a label with a text is read, and no text is measured.
  case labelWithoutSize(text: String)
  /// A window is made visible with one pixel per point, no device's scale any more.
  case windowAtScaleOne

  /// Receiver of diagnoses: a type of its own, as optimised programs crash where the value of a
  /// task is a function (Swift 6.3.1).
  private struct Receiver: Sendable {
    let receive: @Sendable (ScreenDiagnosis) -> Void
  }

  /// The receiver in the current task; nil ignores diagnoses.
  @TaskLocal private static var receiver: Receiver?

  /// Does something while diagnoses of the current task are received, on the thread of the call.
  ///
  /// - Parameters:
  ///   - handler: Receives the diagnoses.
  ///   - body: The work.
  /// - Returns: The result of the work.
  @discardableResult
  public static func withHandler<Result>(
    _ handler: @escaping @Sendable (ScreenDiagnosis) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    try $receiver.withValue(Receiver(receive: handler), operation: body)
  }

  /// Whether the current task has a receiver: only receivers need a diagnosis.
  static var isReceived: Bool { receiver != nil }

  /// Hands a diagnosis to its receiver.
  static func report(_ diagnosis: @autoclosure () -> ScreenDiagnosis) {
    if let receiver { receiver.receive(diagnosis()) }
  }

  /// The class of views, image, label or window to change.
  ///
  /// A log needs one diagnosis of each: elements with views of one class differ in their paths.
  public var subject: String {
    switch self {
    case .estimateKept(let viewClass, _, _): viewClass
    case .imageWithoutSize(let name): "image \"\(name ?? "")\""
    case .labelWithoutSize(let text): "label \"\(text)\""
    case .windowAtScaleOne: "window"
    }
  }
}
