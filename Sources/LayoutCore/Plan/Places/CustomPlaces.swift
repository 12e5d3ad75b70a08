/// Places of the items of a custom group: a sequence; copies share equal blocks.
///
/// A million places are some four thousand blocks in a B+-tree. A change copies the blocks around
/// it and the path to them, so after a solution of the old places only the new blocks have to be
/// solved.
public struct CustomPlaces: Sendable {
  /// The smallest number of places solved block by block.
  static let many = 64

  /// The root of the tree of blocks.
  let root: PlaceNode

  init(root: PlaceNode) { self.root = root }

  /// Makes a sequence of places.
  ///
  /// - Complexity: O(*n*) for *n* places.
  public init(_ places: some Sequence<CustomPlan.Place>) {
    root = PlaceNode.tree(of: ContiguousArray(places))
  }

  /// How far the places reach along each axis from the group's outer corner, in points; not less
  /// than zero.
  ///
  /// - Complexity: O(1).
  public var reach: Vector { root.reach }

  /// The first unusable number; `nil` if there is none.
  var problem: LayoutError? { root.problem }

  /// How far the first places reach along each axis, in points.
  ///
  /// - Complexity: O(log *n*) for *n* places.
  func reach(ofFirst count: Int) -> Vector { root.reach(ofFirst: count) }

  /// Other places, equal to these but for a range.
  ///
  /// - Parameters:
  ///   - range: The removed places; an empty range inserts.
  ///   - places: Their replacements.
  /// - Returns: The places, sharing all unchanged blocks.
  /// - Complexity: O(log *n* + *k*) for *n* places and *k* new ones.
  public func replacing(
    _ range: Range<Int>, with places: some Collection<CustomPlan.Place>
  ) -> CustomPlaces {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "The places \(range) are not all among \(count).")
    if range.isEmpty, places.isEmpty { return self }
    let new = ContiguousArray(places)
    if let root = root.replacingInBlock(range, with: new) { return CustomPlaces(root: root) }
    return CustomPlaces(
      root: root.prefix(range.lowerBound)
        .joined(to: PlaceNode.tree(of: new))
        .joined(to: root.suffix(from: range.upperBound)))
  }

  /// The same places, sharing the equal blocks of others: at their start and at their end.
  ///
  /// - Parameter others: The previous places.
  /// - Returns: Places equal to these.
  /// - Complexity: O(*n*) for *n* places, one comparison of each; O(log *n*) where the two share
  ///   their blocks already.
  func sharing(with others: CustomPlaces) -> CustomPlaces {
    let (prefix, suffix) = root.commonCounts(with: others.root)
    if prefix == count, prefix == others.count { return others }
    return others.replacing(prefix..<others.count - suffix, with: self[prefix..<count - suffix])
  }
}

extension CustomPlaces: RandomAccessCollection {
  /// The index of the first place.
  public var startIndex: Int { 0 }

  /// The index behind the last place.
  public var endIndex: Int { root.count }

  /// A place.
  ///
  /// - Complexity: O(log *n*) for *n* places.
  public subscript(index: Int) -> CustomPlan.Place {
    precondition(
      index >= 0 && index < root.count, "There is no place \(index) among \(root.count).")
    let (block, start) = root.block(of: index)
    return block.places[index - start]
  }

  /// Gives all places in order.
  public func makeIterator() -> Iterator { Iterator(places: self) }

  /// Iterator over places, block by block.
  public struct Iterator: IteratorProtocol {
    private let places: CustomPlaces
    private var block: ContiguousArray<CustomPlan.Place> = []
    private var indexInBlock = 0
    private var nextStart = 0

    init(places: CustomPlaces) { self.places = places }

    /// The next place; `nil` behind the last one.
    public mutating func next() -> CustomPlan.Place? {
      if indexInBlock == block.count {
        guard nextStart < places.count else { return nil }
        block = places.root.block(of: nextStart).block.places
        nextStart += block.count
        indexInBlock = 0
      }
      defer { indexInBlock += 1 }
      return block[indexInBlock]
    }
  }
}

extension CustomPlaces: ExpressibleByArrayLiteral {
  /// Makes a sequence of some places.
  public init(arrayLiteral places: CustomPlan.Place...) { self.init(places) }
}

#if !hasFeature(Embedded)
  extension CustomPlaces: CustomStringConvertible {
    /// All places in order.
    public var description: String { "\(Array(self))" }
  }
#endif

extension CustomPlaces: Hashable {
  /// Compares identities first, and places only where blocks are not shared.
  ///
  /// - Complexity: O(*n*) for *n* places; O(log *n*) where the two share their blocks.
  public static func == (a: CustomPlaces, b: CustomPlaces) -> Bool {
    if a.root === b.root { return true }
    guard a.count == b.count, a.reach == b.reach else { return false }
    return a.root.commonCount(with: b.root, fromEnd: false, atMost: a.count) == a.count
  }

  /// Hashes how many places there are, how far they reach, and the last one: never all of them.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(reach)
    hasher.combine(last)
  }
}
