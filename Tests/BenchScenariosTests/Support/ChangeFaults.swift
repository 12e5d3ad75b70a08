import LayoutCore

/// Faults of strategies in applying sizes and in inserting, deleting and moving items.
enum ChangeFaults {
  /// Makes the last of several sizes larger by the smallest possible difference.
  enum LargerSize: LayoutFault {
    static let name = "larger-size"

    static func distort(_ sizes: [FittedSize]) -> [FittedSize] {
      guard sizes.count > 1, var last = sizes.last else { return sizes }
      last.size.vertical += 1.0 / 3
      return sizes.dropLast() + [last]
    }
  }

  /// Inserts new items one position too late.
  enum MisplacedInsertion: LayoutFault {
    static let name = "misplaced-insertion"

    static func distort(_ change: LayoutChange) -> [LayoutChange] {
      guard case .insertItems(let section, let item, let count) = change, item > 0 else {
        return [change]
      }
      return [.insertItems(section: section, at: item - 1, count: count)]
    }
  }

  /// Removes the item before the deleted item.
  enum MisplacedDeletion: LayoutFault {
    static let name = "misplaced-deletion"

    static func distort(_ change: LayoutChange) -> [LayoutChange] {
      guard case .removeItems(let section, let items) = change, items.lowerBound > 0 else {
        return [change]
      }
      return [.removeItems(section: section, items.lowerBound - 1..<items.upperBound - 1)]
    }
  }

  /// Forgets the sizes of moved items.
  enum ForgetfulMove: LayoutFault {
    static let name = "forgetful-move"

    static func distort(_ change: LayoutChange) -> [LayoutChange] {
      guard case .moveItem(_, _, let section, let item) = change else { return [change] }
      return [change, .reloadItems(section: section, item..<item + 1)]
    }
  }

  /// Forgets all sizes if the view changes, even if contents keep their sizes.
  enum ForgetfulUpdate: LayoutFault {
    static let name = "forgetful-update"

    static func forgotten(in input: LayoutInput) -> [LayoutChange] {
      input.sections.indices.map { .reloadSection($0) }
    }
  }

  /// Ignores a new size of the view.
  enum AlwaysUpright: LayoutFault {
    static let name = "always-upright"
    static let updates = false
  }

  /// Returns the first item's frame for all measured items, so no anchor seems to move.
  enum StillFrames: LayoutFault {
    static let name = "still-frames"

    static func distort(measured frame: Frame, original: (own: Frame?, first: Frame?)) -> Frame {
      original.first ?? frame
    }
  }

  /// Returns the estimated frames of measured items, so scroll targets seem to be reached.
  enum EstimatedFrames: LayoutFault {
    static let name = "estimated-frames"

    static func distort(measured frame: Frame, original: (own: Frame?, first: Frame?)) -> Frame {
      original.own ?? frame
    }
  }
}
