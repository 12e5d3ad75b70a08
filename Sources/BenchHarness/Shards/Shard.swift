/// One of several parts that a run is divided into, as a command line names it: `2/4` is the second
/// of four.
public struct Shard: Hashable, Sendable {
  /// The number of the part, from 1.
  public let number: Int
  /// The number of parts.
  public let count: Int

  /// More than there are rows in any run.
  private static let mostShards = 10_000

  /// Makes a name of a part.
  ///
  /// - Parameters:
  ///   - number: The number of the part, from 1 to `count`.
  ///   - count: The number of parts.
  public init(number: Int, of count: Int) {
    precondition((1...max(1, count)).contains(number), "there is no shard \(number) of \(count)")
    self.number = number
    self.count = count
  }

  /// Reads the name of a part.
  ///
  /// - Parameter text: Two whole numbers with a slash between them.
  /// - Returns: The part.
  /// - Throws: `OptionError` for anything else, and for a part that there is not.
  public static func parse(_ text: String) throws(OptionError) -> Shard {
    let expected = "a number from 1 to the number of shards, such as 2/4"
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let number = Int(parts[0]), let count = Int(parts[1])
    else { throw OptionError(value: text, reason: "is no shard", expected: expected) }
    guard count <= mostShards else {
      throw OptionError(
        value: text, reason: "has more shards than anything has parts",
        expected: "\(mostShards) shards at most")
    }
    guard count > 0, (1...count).contains(number) else {
      throw OptionError(value: text, reason: "is a shard that there is not", expected: expected)
    }
    return Shard(number: number, of: count)
  }

  /// Distributes groups over shards in order: neighbours stay together, each shard weighs about as
  /// much, and none is empty while there are as many groups as shards.
  ///
  ///     weights 5 1 1 1 4, two shards  →  0 0 1 1 1
  ///
  /// - Parameters:
  ///   - weights: The weight of each group, above 0.
  ///   - count: The number of shards.
  /// - Returns: The shard of each group, from 0, ascending.
  /// - Complexity: O(*g*) for *g* groups.
  public static func distribution(of weights: [Int], over count: Int) -> [Int] {
    let total = weights.reduce(0, +)
    let surplus = weights.count - count
    var places: [Int] = []
    var before = 0
    for (index, weight) in weights.enumerated() {
      let last = places.last ?? -1
      // The shard in which the middle of the group lies, if all weighed the same.
      let share = Double(2 * before + weight) / Double(2 * max(total, 1))
      let middle = Int(share * Double(count))
      let least = max(last, 0, surplus >= 0 ? index - surplus : index)
      places.append(min(max(middle, least), last + 1))
      before += weight
    }
    return places
  }
}

extension Shard: CustomStringConvertible {
  /// The name that ``parse(_:)`` reads: `2/4`.
  public var description: String { "\(number)/\(count)" }
}
