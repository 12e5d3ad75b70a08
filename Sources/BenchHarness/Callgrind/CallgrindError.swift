/// The reason why instructions could not be counted, in one line.
public enum CallgrindError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The program failed under callgrind.
  case failed(what: String, reason: String)
  /// Callgrind wrote something else than a profile.
  case unreadable(what: String)
  /// The iterations of a benchmark do not fit into one batch.
  case severalBatches(what: String, iterations: Int)
  /// Two measurements of the same code differ.
  case inexact(what: String, first: Double, second: Double)

  /// The line.
  public var description: String {
    switch self {
    case .failed(let what, let reason):
      "\(what) fails under callgrind: \(reason)"
    case .unreadable(let what):
      "\(what): callgrind wrote no profile"
    case .severalBatches(let what, let iterations):
      "\(what): \(iterations) iterations do not fit into one batch, so their preparation would be "
        + "counted; count fewer"
    case .inexact(let what, let first, let second):
      "\(what): two processes counted \(first) and \(second) instructions per iteration"
    }
  }
}
