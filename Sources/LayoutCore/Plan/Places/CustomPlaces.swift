/// The frames and drawing orders of the items in a custom group, in a collection whose copies share
/// equal blocks.
///
/// A million places take about four thousand blocks in a B+-tree. A change copies only the blocks
/// around it and the branches above them. If the old places have been solved, only the new blocks
/// need to be solved.
public struct CustomPlaces: Sendable {
  /// The minimum number of places in a group that is solved one block of places at a time.
  static let many = 64

  /// The root of the tree that stores the places in blocks.
  let root: PlaceNode

  init(root: PlaceNode) { self.root = root }

  /// Creates a collection from a sequence of places, one for each item.
  ///
  /// - Complexity: O(*n*) for *n* places.
  public init(_ places: some Sequence<CustomPlan.Place>) {
    root = PlaceNode.tree(of: ContiguousArray(places))
  }

  /// The distance from the group's top leading corner to the farthest edge of the items along each
  /// axis, in points; never negative.
  ///
  /// - Complexity: O(1).
  public var reach: Vector { root.reach }

  /// An error describing the first number that is not finite; `nil` if all are finite.
  var problem: LayoutError? { root.problem }

  /// Returns how far the first `count` items extend along each axis, in points.
  ///
  /// - Complexity: O(log *n*) for *n* places.
  func reach(ofFirst count: Int) -> Vector { root.reach(ofFirst: count) }

  /// Returns a copy of the collection with a range of its places replaced.
  ///
  /// - Parameters:
  ///   - range: The range of the places to remove; an empty range only inserts.
  ///   - places: The places that replace the removed ones.
  /// - Returns: The new places, with all unchanged blocks shared.
  /// - Complexity: O(log *n* + *k*) for *n* places and *k* new ones.
  public func replacing(
    _ range: Range<Int>, with places: some Collection<CustomPlan.Place>
  ) -> CustomPlaces {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "The places \(range) must be within 0..<\(count).")
    if range.isEmpty, places.isEmpty { return self }
    let new = ContiguousArray(places)
    if let root = root.replacingPlacesInBlock(range, with: new) { return CustomPlaces(root: root) }
    return CustomPlaces(
      root: root.prefix(range.lowerBound)
        .joined(to: PlaceNode.tree(of: new))
        .joined(to: root.suffix(from: range.upperBound)))
  }

  /// Returns a copy of these places that shares blocks with `others` wherever the two collections
  /// begin or end with equal places.
  ///
  /// - Parameter others: The previous places, whose blocks replace equal blocks of these places.
  /// - Returns: Places equal to these, with shared blocks.
  /// - Complexity: O(*n*) for *n* places, each compared once; O(log *n*) if the collections
  ///   already share their blocks.
  func sharing(with others: CustomPlaces) -> CustomPlaces {
    let (prefix, suffix) = root.commonCounts(with: others.root)
    if prefix == count, prefix == others.count { return others }
    return others.replacing(prefix..<others.count - suffix, with: self[prefix..<count - suffix])
  }
}

extension CustomPlaces: RandomAccessCollection {
  /// The index of the first place.
  public var startIndex: Int { 0 }

  /// The index after the last place.
  public var endIndex: Int { root.count }

  /// The place at an index.
  ///
  /// - Complexity: O(log *n*) for *n* places.
  public subscript(index: Int) -> CustomPlan.Place {
    precondition(
      index >= 0 && index < root.count,
      "Place \(index) is out of bounds: there are \(root.count) places.")
    let (block, start) = root.block(of: index)
    return block.places[index - start]
  }

  /// Returns an iterator over all places, in order.
  public func makeIterator() -> Iterator { Iterator(places: self) }

  /// An iterator over places that reads one block at a time.
  public struct Iterator: IteratorProtocol {
    private let places: CustomPlaces
    private var block: ContiguousArray<CustomPlan.Place> = []
    private var indexInBlock = 0
    private var nextStart = 0

    init(places: CustomPlaces) { self.places = places }

    /// Returns the next place, or `nil` after the last one.
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
  /// Creates a collection of the given places.
  public init(arrayLiteral places: CustomPlan.Place...) { self.init(places) }
}

#if !hasFeature(Embedded)
  extension CustomPlaces: CustomStringConvertible {
    /// A textual representation of all places, in order.
    public var description: String { "\(Array(self))" }
  }
#endif

extension CustomPlaces: Hashable {
  /// Compares blocks by identity first, and compares individual places only in unshared blocks.
  ///
  /// - Complexity: O(*n*) for *n* places; O(log *n*) if the collections share their
  ///   blocks.
  public static func == (a: CustomPlaces, b: CustomPlaces) -> Bool {
    if a.root === b.root { return true }
    guard a.count == b.count, a.reach == b.reach else { return false }
    return a.root.commonCount(with: b.root, fromEnd: false, atMost: a.count) == a.count
  }

  /// Hashes the number of places, their reach and the last place, because hashing all of them would
  /// take too long.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(reach)
    hasher.combine(last)
  }
}
