/// One of several parts of a run, chosen on the command line: `2/4` is the second of four parts.
package struct Shard: Hashable, Sendable {
  /// The shard number, starting at 1.
  package let number: Int
  /// The total number of shards.
  package let count: Int

  /// The maximum number of shards, larger than the number of benchmarks in any run.
  private static let maxShards = 10_000

  /// Creates the shard with the given number.
  ///
  /// - Parameters:
  ///   - number: The shard number, from 1 to `count`.
  ///   - count: The total number of shards in the run.
  package init(number: Int, of count: Int) {
    precondition((1...max(1, count)).contains(number), "there is no shard \(number) of \(count)")
    self.number = number
    self.count = count
  }

  /// Parses a shard.
  ///
  /// - Parameter text: The shard's number and the total number of shards, such as `2/4`.
  /// - Returns: The parsed shard.
  /// - Throws: `OptionError` if the text is not a shard, or its number is out of range.
  package static func parse(_ text: String) throws(OptionError) -> Shard {
    let expected = "the shard index and the shard count, such as 2/4"
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let number = Int(parts[0]), let count = Int(parts[1])
    else { throw OptionError(value: text, reason: "is not a shard", expected: expected) }
    guard count <= maxShards else {
      throw OptionError(
        value: text, reason: "has too many shards",
        expected: "at most \(maxShards) shards")
    }
    guard count > 0, (1...count).contains(number) else {
      throw OptionError(value: text, reason: "is out of range", expected: expected)
    }
    return Shard(number: number, of: count)
  }

  /// Distributes groups over shards, keeping their order.
  ///
  /// Neighbouring groups stay together, and all shards have about the same weight. No shard is
  /// empty if the number of groups is at least the number of shards.
  ///
  ///     weights 5 1 1 1 4, two shards  →  0 0 1 1 1
  ///
  /// - Parameters:
  ///   - weights: The weight of each group, greater than 0.
  ///   - count: The number of shards to distribute the groups over.
  /// - Returns: The index of each group's shard, in ascending order.
  /// - Complexity: O(*g*) for *g* groups.
  package static func distribution(of weights: [Int], over count: Int) -> [Int] {
    let total = weights.reduce(0, +)
    let surplus = weights.count - count
    var places: [Int] = []
    var before = 0
    for (index, weight) in weights.enumerated() {
      let last = places.last ?? -1
      // The shard that would contain the middle of the group if all shards had the same weight.
      let share = Double(2 * before + weight) / Double(2 * max(total, 1))
      let middle = Int(share * Double(count))
      let least = max(last, 0, surplus >= 0 ? index - surplus : index)
      places.append(min(max(middle, least), last + 1))
      before += weight
    }
    return places
  }
}

extension Shard {
  /// Returns a sentence stating that the shard has no benchmarks.
  ///
  /// An empty shard is not an error.
  package static func emptyShardMessage(of name: String) -> String {
    "shard \(name) has no benchmarks: there are more shards than groups of benchmarks"
  }
}

extension Shard: CustomStringConvertible {
  /// The shard in the form that ``parse(_:)`` accepts, such as `2/4`.
  package var description: String { "\(number)/\(count)" }
}

/// The record of a shard in its report, which allows several reports to be joined in the order of
/// the whole run.
package struct ShardRecord: Codable, Sendable, Equatable {
  /// The shard number, starting at 1.
  package var number: Int
  /// The total number of shards.
  package var count: Int
  /// The number of benchmarks in the whole run.
  package var rows: Int
  /// The indices of the shard's benchmarks in the whole run, in ascending order.
  package var places: [Int]
  /// The operating system and processor architecture, such as `Linux x86_64`.
  ///
  /// Allocations and bytes depend on both.
  package var platform: String

  /// Creates the record of a shard and its benchmarks.
  ///
  /// - Parameters:
  ///   - shard: The part of the run described by this record.
  ///   - rows: The number of benchmarks in the whole run.
  ///   - places: The indices of the shard's benchmarks in the whole run, in ascending order.
  ///   - platform: The operating system and processor architecture; `nil` for the platform of this
  ///     process.
  package init(_ shard: Shard, rows: Int, places: [Int], platform: String? = nil) {
    number = shard.number
    count = shard.count
    self.rows = rows
    self.places = places
    self.platform = platform ?? SystemFacts.platform()
  }

  /// The name of the shard, such as `2/4`.
  package var name: String { "\(number)/\(count)" }

  /// Returns the reason why the record does not match a report with the given number of results, or
  /// `nil` if it matches.
  package func flaw(results: Int) -> String? {
    guard count > 0, (1...count).contains(number) else { return "there is no shard \(name)" }
    guard results <= places.count else {
      return "shard \(name) has \(results) results, but 'places' lists only \(places.count)"
    }
    guard zip(places, places.dropFirst()).allSatisfy(<),
      places.allSatisfy({ (0..<max(rows, 0)).contains($0) })
    else { return "the 'places' of shard \(name) must be ascending numbers below \(rows)" }
    return nil
  }
}
