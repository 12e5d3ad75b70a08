import Foundation

/// Right to write the results of a measurement, given to one thread: at the end of the work, or at
/// a signal.
public final class WritingRight: Sendable {
  private let isTaken = Locked(false)

  /// Creates a free right.
  public init() {}

  /// Gives the right to the first caller.
  ///
  /// - Returns: Whether the caller got it.
  public func claim() -> Bool {
    isTaken.withLock { isTaken in
      defer { isTaken = true }
      return !isTaken
    }
  }

  /// Gives the right to the caller, or leaves it to its owner, the thread ending the process.
  public func claimOrWait() {
    guard !claim() else { return }
    while true { Thread.sleep(forTimeInterval: 60) }
  }
}
