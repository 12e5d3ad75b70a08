import Synchronization

/// Warnings about calls of snapshots that work, but cost more than they need to.
///
/// There is no output of its own: a client that has a log installs a handler.
public enum SnapshotWarning {
  /// Receiver of warnings, on the thread of the call.
  public typealias Handler = @Sendable (_ message: String) -> Void

  /// The receiver for the current task; nil leaves warnings to the receiver of the process.
  @TaskLocal public static var taskHandler: Handler?

  private static let processHandler = Mutex<Handler?>(nil)

  /// Replaces the receiver of the process.
  public static func setHandler(_ handler: Handler?) {
    processHandler.withLock { $0 = handler }
  }

  /// Whether a warning has a receiver.
  @usableFromInline static var hasHandler: Bool {
    taskHandler != nil || processHandler.withLock { $0 != nil }
  }

  /// Hands a warning to its receiver.
  @usableFromInline
  static func report(_ message: String) {
    let handler = taskHandler ?? processHandler.withLock { $0 }
    handler?(message)
  }
}
