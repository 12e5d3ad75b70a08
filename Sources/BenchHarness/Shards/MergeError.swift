/// Reason why reports cannot be joined, in one line.
package enum MergeError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Two reports differ in a condition on which their figures depend.
  case unlike(field: String, names: [String], values: [String], concernsTimes: Bool)
  /// Two reports have the same benchmark with other answers.
  case otherAnswers(key: BenchmarkKey, names: [String], digests: [String])
  /// Two reports are of the same shard.
  case sameShard(String, names: [String])
  /// Two reports have the same benchmark.
  case sameBenchmark(BenchmarkKey, names: [String])
  /// There are no reports of some shards.
  case missing([Int], of: Int)
  /// A run ended before all of its benchmarks were measured.
  case unfinished(name: String, results: Int, of: Int)
  /// The record of a shard cannot be that of its report.
  case wrongRecord(name: String, reason: String)

  /// Whether the reports show that frames are wrong.
  package var meansWrongFrames: Bool {
    if case .otherAnswers = self { true } else { false }
  }

  /// The line.
  package var description: String {
    switch self {
    case .unlike(let field, let names, let values, let concernsTimes):
      return "\(names[0]) and \(names[1]) cannot be joined"
        + (concernsTimes ? ", as times of unlike machines say nothing together" : "")
        + ": \(field) is \(values[0]) and \(values[1])"
    case .otherAnswers(let key, let names, let digests):
      return "wrong frames: \(key): the digest of the first answer is \(digests[0]) in "
        + "\(names[0]), and \(digests[1]) in \(names[1])"
    case .sameShard(let shard, let names):
      return "\(names[0]) and \(names[1]) are both shard \(shard)"
    case .sameBenchmark(let key, let names):
      return "\(names[0]) and \(names[1]) both have \(key)"
    case .missing(let shards, let count):
      return "of \(count) shards \(Self.list(shards)) missing; --partial joins the others"
    case .unfinished(let name, let results, let count):
      return "\(name) has \(results) of its \(count) results; --partial joins them all the same"
    case .wrongRecord(let name, let reason):
      return "\(name): \(reason)"
    }
  }

  /// Numbers of shards, and the verb: `numbers 2 and 3 are`.
  static func list(_ shards: [Int]) -> String {
    guard let last = shards.last, shards.count > 1 else { return "number \(shards.first ?? 0) is" }
    return "numbers \(shards.dropLast().map(String.init).joined(separator: ", ")) and \(last) are"
  }
}
