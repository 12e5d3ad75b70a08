import Atomics

/// Warnings about needlessly expensive calls on snapshots.
///
/// The warnings are not printed. A client that wants to log them installs a handler.
public enum SnapshotWarning {
  /// A function that receives a warning, on the thread of the call that caused it.
  public typealias Handler = @Sendable (_ message: String) -> Void

  /// The object that receives the current task's warnings; `nil` if the process-wide object
  /// receives them.
  @TaskLocal private static var taskReceiver: Receiver?

  /// An object that holds the handler, so that it can be published in one atomic step.
  ///
  /// The object also avoids a crash: optimised programs crash if a task-local value is a function
  /// (Swift 6.3.1).
  private final class Receiver: Sendable {
    let handler: Handler

    init(_ handler: @escaping Handler) { self.handler = handler }
  }

  private static let receiver = ManagedAtomicLazyReference<Receiver>()

  /// Installs the process-wide handler; only the first call has an effect.
  public static func installHandler(_ handler: @escaping Handler) {
    _ = receiver.storeIfNilThenLoad(Receiver(handler))
  }

  /// Runs a closure while a handler receives the warnings of the current task.
  ///
  /// - Parameters:
  ///   - handler: The function that receives the warnings.
  ///   - body: The closure to run; the handler receives all warnings reported during the call.
  /// - Returns: The return value of `body`.
  @discardableResult
  public static func withHandler<Result>(
    _ handler: @escaping Handler, _ body: () throws -> Result
  ) rethrows -> Result {
    try $taskReceiver.withValue(Receiver(handler), operation: body)
  }

  /// Whether a handler is installed for the current task or for the whole process.
  @usableFromInline static var hasHandler: Bool {
    taskReceiver != nil || receiver.load() != nil
  }

  /// Passes a warning to the current task's receiver, or else to the process-wide receiver.
  @usableFromInline
  static func report(_ message: String) {
    (taskReceiver ?? receiver.load())?.handler(message)
  }
}
