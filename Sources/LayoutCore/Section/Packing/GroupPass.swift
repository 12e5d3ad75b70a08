/// Pass over the measured lengths of items in groups of equally many, which says how large a group
/// is and where its items are without laying it out.
struct GroupPass {
  private let group: LeafGroup
  private var lengths: MeasuredLengths

  /// Makes a pass over some items.
  ///
  /// - Parameters:
  ///   - group: The groups as they are described.
  ///   - lengths: The measured lengths of the items across the run.
  init(_ group: LeafGroup, _ lengths: MeasuredLengths) {
    self.group = group
    self.lengths = lengths
  }

  /// Says how many more items will be read.
  mutating func expect(_ items: Int) { lengths.expect(items) }

  /// The exact size of the full group of some items; those that a last group lacks count as
  /// estimated.
  mutating func size(of items: Range<Int>) -> SubpixelVector {
    group.size { index, estimate in
      index < items.count
        ? lengths.length(at: items.lowerBound + index, estimate: estimate) : estimate
    }
  }

  /// Adds the places of the items of a group.
  mutating func appendPlaces(of items: Range<Int>, to leaves: inout ContiguousArray<SolvedLeaf>) {
    for item in items {
      leaves.append(
        group.place(
          of: item - items.lowerBound, length: lengths.length(at: item, estimate: .nan)))
    }
  }
}
