/// Pass over the measured lengths of items in groups of equally many, which says how large a group
/// is and where its items are without laying it out.
struct GroupPass {
  /// The groups as they are described.
  enum Groups {
    /// Data items alone, side by side.
    case leaves(LeafGroup)
    /// Stacks and rows in one another.
    case nested(AxialGroup)

    /// The axis along which contents decide.
    var axis: Axis {
      switch self {
      case .leaves(let group): group.axis
      case .nested(let group): group.axis
      }
    }
  }

  /// The groups, which the template holds: matching a case would count a reference.
  private enum BorrowedGroups {
    case leaves(Borrowed<LeafGroup>)
    case nested(Borrowed<AxialGroup>)
  }

  private let groups: BorrowedGroups
  private var lengths: MeasuredLengths

  /// Makes a pass over some items.
  ///
  /// - Parameters:
  ///   - groups: The groups as they are described.
  ///   - lengths: The measured lengths of the items along the axis of the groups.
  init(_ groups: Groups, _ lengths: MeasuredLengths) {
    self.groups =
      switch groups {
      case .leaves(let group): .leaves(Borrowed(group))
      case .nested(let group): .nested(Borrowed(group))
      }
    self.lengths = lengths
  }

  /// Says how many more items will be read.
  mutating func expect(_ items: Int) { lengths.expect(items) }

  /// Adds the places of the items of a group.
  ///
  /// - Returns: The exact size of the full group; items that a last group lacks count as estimated.
  /// - Complexity: O(*k*) for *k* items.
  mutating func read(
    _ items: Range<Int>, into places: inout ContiguousArray<SolvedLeaf>
  ) -> SubpixelVector {
    switch groups {
    case .leaves(let group):
      return group.read { group in
        let size = size(of: items, in: group)
        for item in items {
          places.append(
            group.place(
              of: item - items.lowerBound, length: lengths.length(at: item, estimate: .nan)))
        }
        return size
      }
    case .nested(let group):
      return group.read { group in
        lengths.read(items) { group.appendPlaces($0, to: &places) }
      }
    }
  }

  private mutating func size(of items: Range<Int>, in group: LeafGroup) -> SubpixelVector {
    group.size { index, estimate in
      index < items.count
        ? lengths.length(at: items.lowerBound + index, estimate: estimate) : estimate
    }
  }
}
