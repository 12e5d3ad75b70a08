import Foundation

/// The right to write the results of a measurement, which only one thread gets: at the end of the
/// work, or at a signal.
public final class WritingRight: Sendable {
  private let isTaken = Locked(false)

  /// Creates a right that nobody holds yet.
  public init() {}

  /// Claims the right, which only the first caller gets.
  ///
  /// - Returns: Whether the caller got the right.
  public func claim() -> Bool {
    isTaken.withLock { isTaken in
      defer { isTaken = true }
      return !isTaken
    }
  }

  /// Claims the right, or waits forever if another thread holds it, because its owner is ending the
  /// process.
  public func claimOrWait() {
    guard !claim() else { return }
    while true { Thread.sleep(forTimeInterval: 60) }
  }
}
