import Foundation

/// The right to write the results of a measurement.
///
/// Only one thread can claim it, either at the end of the work or after a signal.
public final class WritingRight: Sendable {
  private let isTaken = Locked(false)

  /// Creates a right that no thread has claimed yet.
  public init() {}

  /// Claims the right, succeeding only for the first caller.
  ///
  /// - Returns: Whether the caller obtained the right.
  public func claim() -> Bool {
    isTaken.withLock { isTaken in
      defer { isTaken = true }
      return !isTaken
    }
  }

  /// Claims the right, or waits forever if another thread has it, because that thread is about to
  /// end the process.
  public func claimOrWait() {
    guard !claim() else { return }
    while true { Thread.sleep(forTimeInterval: 60) }
  }
}
