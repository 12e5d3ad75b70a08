import Foundation

/// Right to write the results of a measurement, which one thread gets: the one that has ended the
/// work, or the one that ends it because of a signal.
public final class WritingRight: Sendable {
  private let isTaken = Locked(false)

  /// Makes a right that no thread has.
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

  /// Gives the right to the caller, or leaves it to the thread that has it and ends the process.
  public func claimOrWait() {
    guard !claim() else { return }
    while true { Thread.sleep(forTimeInterval: 60) }
  }
}
