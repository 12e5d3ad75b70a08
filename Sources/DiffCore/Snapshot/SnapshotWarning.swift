import Atomics

/// Warnings about needlessly expensive calls of snapshots.
///
/// There is no output of its own: a client with a log installs a handler.
public enum SnapshotWarning {
  /// Receiver of warnings, on the thread of the call.
  public typealias Handler = @Sendable (_ message: String) -> Void

  /// The receiver for the current task; nil leaves warnings to the receiver of the process.
  @TaskLocal private static var taskReceiver: Receiver?

  /// The receiver in an object, for publishing in one atomic step.
  ///
  /// Besides, optimised programs crash where the value of a task is a function (Swift 6.3.1).
  private final class Receiver: Sendable {
    let handler: Handler

    init(_ handler: @escaping Handler) { self.handler = handler }
  }

  private static let receiver = ManagedAtomicLazyReference<Receiver>()

  /// Installs the receiver of the process, once: a later call changes nothing.
  public static func installHandler(_ handler: @escaping Handler) {
    _ = receiver.storeIfNilThenLoad(Receiver(handler))
  }

  /// Does something while the warnings of the current task are received.
  ///
  /// - Parameters:
  ///   - handler: Receives the warnings.
  ///   - body: The work.
  /// - Returns: The result of the work.
  @discardableResult
  public static func withHandler<Result>(
    _ handler: @escaping Handler, _ body: () throws -> Result
  ) rethrows -> Result {
    try $taskReceiver.withValue(Receiver(handler), operation: body)
  }

  /// Whether a warning has a receiver.
  @usableFromInline static var hasHandler: Bool {
    taskReceiver != nil || receiver.load() != nil
  }

  /// Hands a warning to its receiver.
  @usableFromInline
  static func report(_ message: String) {
    (taskReceiver ?? receiver.load())?.handler(message)
  }
}
