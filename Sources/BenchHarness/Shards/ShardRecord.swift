/// Record of a shard in its report, by which reports are joined in the order of the whole run.
public struct ShardRecord: Codable, Sendable, Equatable {
  /// The number of the shard, from 1.
  public var number: Int
  /// The number of shards.
  public var count: Int
  /// The number of benchmarks in the whole run.
  public var rows: Int
  /// The place in the whole run of each benchmark of the shard, from 0, ascending.
  public var places: [Int]
  /// The kind of system and processor, on which allocations and bytes depend: `Linux x86_64`.
  public var platform: String

  /// Makes a record.
  ///
  /// - Parameters:
  ///   - shard: The shard.
  ///   - rows: The number of benchmarks in the whole run.
  ///   - places: The place in the whole run of each benchmark of the shard, from 0, ascending.
  ///   - platform: The kind of system and processor; that of this process if nil.
  public init(_ shard: Shard, rows: Int, places: [Int], platform: String? = nil) {
    number = shard.number
    count = shard.count
    self.rows = rows
    self.places = places
    self.platform = platform ?? SystemFacts.platform()
  }

  /// The name of the shard: `2/4`.
  public var name: String { "\(number)/\(count)" }

  /// The reason why the record cannot be one of a report with a number of results; nil if it can.
  func flaw(results: Int) -> String? {
    guard count > 0, (1...count).contains(number) else { return "there is no shard \(name)" }
    guard results <= places.count else {
      return "shard \(name) has \(results) results, but places for \(places.count)"
    }
    guard zip(places, places.dropFirst()).allSatisfy(<),
      places.allSatisfy({ (0..<max(rows, 0)).contains($0) })
    else { return "the places of shard \(name) are none of \(rows) rows in order" }
    return nil
  }
}
