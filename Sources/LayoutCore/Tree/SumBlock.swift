/// Block of a ``SumTree``: entries, each of which is one or more units, in columns of its own.
protocol SumBlock: Sendable {
  /// The largest number of entries.
  static var capacity: Int { get }

  /// Makes a block without entries.
  init()

  /// The number of entries.
  var count: Int { get }

  /// The sums over all entries.
  var total: Sums { get }

  /// Splits the block between units.
  ///
  /// - Parameter unit: The number of units that stay.
  /// - Returns: A block of the others.
  mutating func split(at unit: Int) -> Self

  /// Moves entries between two neighbours.
  ///
  /// - Parameters:
  ///   - left: A block.
  ///   - right: The block behind it.
  ///   - leftCount: The number of their entries that the first one gets.
  static func divide(_ left: inout Self, _ right: inout Self, leftCount: Int)

  #if DEBUG
    /// Stops the process if the entries contradict themselves.
    func checkInvariants()
  #endif
}

/// Change of a block: how much its sums differ, and the place of the entry that it has too many,
/// maybe; `nil` if nothing has been done.
typealias SumBlockChange = (difference: Sums, inserted: Int?)?
