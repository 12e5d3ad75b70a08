/// Prefix sums before each child of a branch, in a column for each of the three measures.
///
///     children of 3, 5 and 2 elements   →   counts 0 3 8 ∞ ∞ …
///
/// The columns are next to one another in one array. Unused places hold the greatest number, so
/// each binary search takes five steps without a loop. A change adds to the places behind it, which
/// the compiler vectorises.
struct StretchColumns: Sendable {
  /// The number of places in a column.
  static let width = 32

  /// The number of places in all columns.
  private static var size: Int { 3 * width }

  private var sums: ContiguousArray<Int64> = []

  /// Makes columns without children.
  init() {
    sums.reserveCapacity(Self.size)
    for _ in 0..<Self.size { sums.append(.max) }
  }

  /// The sums before a child.
  @inline(__always)
  subscript(child: Int) -> StretchSums {
    get {
      StretchSums(
        count: Int(truncatingIfNeeded: sums[child]),
        extent: Subpixels(rawValue: sums[child &+ Self.width]),
        weight: Int(truncatingIfNeeded: sums[child &+ 2 &* Self.width]))
    }
    set {
      sums[child] = Int64(newValue.count)
      sums[child &+ Self.width] = newValue.extent.rawValue
      sums[child &+ 2 &* Self.width] = Int64(newValue.weight)
    }
  }

  /// Returns the last child before which a sum is below a target; the first one if there is none.
  @inline(__always)
  func lastChild<Measure: StretchMeasure>(below target: Int64, by _: Measure.Type) -> Int {
    // The compiler needs no check of the places below when it knows the size.
    precondition(sums.count == Self.size, "There are \(sums.count) places in the columns.")
    let column = Measure.column &* Self.width
    var child = 0
    child |= sums[column &+ (child | 16)] < target ? 16 : 0
    child |= sums[column &+ (child | 8)] < target ? 8 : 0
    child |= sums[column &+ (child | 4)] < target ? 4 : 0
    child |= sums[column &+ (child | 2)] < target ? 2 : 0
    child |= sums[column &+ (child | 1)] < target ? 1 : 0
    return child
  }

  /// Adds a difference to the sums before the children that follow a child.
  ///
  /// - Parameters:
  ///   - difference: The difference.
  ///   - child: The child.
  ///   - count: The number of children.
  @inline(__always)
  mutating func add(_ difference: StretchSums, behind child: Int, count: Int) {
    add(difference, in: StretchCountMeasure.self, behind: child, count: count)
    add(difference, in: StretchExtentMeasure.self, behind: child, count: count)
    add(difference, in: StretchWeightMeasure.self, behind: child, count: count)
  }

  @inline(__always)
  private mutating func add<Measure: StretchMeasure>(
    _ difference: StretchSums, in _: Measure.Type, behind child: Int, count: Int
  ) {
    let value = Measure.value(of: difference)
    guard value != 0 else { return }
    let column = Measure.column &* Self.width
    for place in (column &+ child &+ 1)..<(column &+ count) { sums[place] &+= value }
  }

  /// Marks the places from a child on as unused.
  mutating func clear(from child: Int) {
    for place in child..<Self.width {
      sums[place] = .max
      sums[place &+ Self.width] = .max
      sums[place &+ 2 &* Self.width] = .max
    }
  }
}
