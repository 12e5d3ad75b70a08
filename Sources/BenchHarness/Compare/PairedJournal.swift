import Synchronization

/// Record of a comparison in progress, from which any thread can take the rounds so far.
public final class PairedJournal: Sendable {
  private struct Entries {
    var run: PairedRun?
    var isClosed = false
  }

  private let entries = Mutex(Entries())

  /// Begins a record.
  public init() {}

  /// The measurements so far; nil before the first round.
  public var run: PairedRun? { entries.withLock { $0.run } }

  /// Records the measurements so far.
  func update(_ run: PairedRun) { entries.withLock { $0.run = run } }

  /// Takes the right to write the results, which one thread gets.
  ///
  /// - Returns: Whether the caller got it.
  public func close() -> Bool {
    entries.withLock { entries in
      defer { entries.isClosed = true }
      return !entries.isClosed
    }
  }
}
