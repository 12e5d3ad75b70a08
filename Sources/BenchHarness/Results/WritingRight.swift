import Foundation

/// The exclusive right to write the results of a measurement.
///
/// Only one thread can obtain the right, either at the end of the work or after a signal.
public final class WritingRight: Sendable {
  private let isTaken = Locked(false)

  /// Creates a right that no thread has claimed yet.
  public init() {}

  /// Tries to obtain the right for the current thread; only the first caller succeeds.
  ///
  /// - Returns: Whether the caller obtained the right.
  public func claim() -> Bool {
    isTaken.withLock { isTaken in
      defer { isTaken = true }
      return !isTaken
    }
  }

  /// Obtains the right for the current thread, or blocks forever if another thread has it.
  ///
  /// In that case, the other thread is about to end the process.
  public func claimOrWait() {
    guard !claim() else { return }
    while true { Thread.sleep(forTimeInterval: 60) }
  }
}
