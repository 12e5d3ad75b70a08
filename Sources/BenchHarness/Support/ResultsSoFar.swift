import Synchronization

/// Record of work in progress, from which any thread can take the results so far.
public final class ResultsSoFar<Value: Sendable>: Sendable {
  private struct Entries {
    var value: Value?
    var isClosed = false
  }

  private let entries = Mutex(Entries())

  /// Begins a record.
  public init() {}

  /// The results so far; nil before the first ones.
  public var value: Value? { entries.withLock { $0.value } }

  /// Records the results so far.
  public func update(_ value: Value) { entries.withLock { $0.value = value } }

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
