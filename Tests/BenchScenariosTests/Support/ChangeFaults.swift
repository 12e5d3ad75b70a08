import LayoutCore

/// What a strategy may get wrong when sizes turn up and items come, go and move.
enum ChangeFaults {
  /// Takes the last of several sizes for the smallest possible difference larger.
  enum LargerSize: LayoutFault {
    static let name = "larger-size"

    static func distort(_ sizes: [FittedSize]) -> [FittedSize] {
      guard sizes.count > 1, var last = sizes.last else { return sizes }
      last.size.vertical += 1.0 / 3
      return sizes.dropLast() + [last]
    }
  }

  /// Puts new items one too far down.
  enum MisplacedInsertion: LayoutFault {
    static let name = "misplaced-insertion"

    static func distort(_ change: LayoutChange) -> [LayoutChange] {
      guard case .insertItems(let section, let item, let count) = change, item > 0 else {
        return [change]
      }
      return [.insertItems(section: section, at: item - 1, count: count)]
    }
  }

  /// Takes out the item before the one that goes.
  enum MisplacedDeletion: LayoutFault {
    static let name = "misplaced-deletion"

    static func distort(_ change: LayoutChange) -> [LayoutChange] {
      guard case .removeItems(let section, let items) = change, items.lowerBound > 0 else {
        return [change]
      }
      return [.removeItems(section: section, items.lowerBound - 1..<items.upperBound - 1)]
    }
  }

  /// Forgets the size of what is moved.
  enum ForgetfulMove: LayoutFault {
    static let name = "forgetful-move"

    static func distort(_ change: LayoutChange) -> [LayoutChange] {
      guard case .moveItem(_, _, let section, let item) = change else { return [change] }
      return [change, .reloadItems(section: section, item..<item + 1)]
    }
  }

  /// Forgets all sizes when the view is another one, even where contents are asked the same.
  enum ForgetfulUpdate: LayoutFault {
    static let name = "forgetful-update"

    static func forgotten(in input: LayoutInput) -> [LayoutChange] {
      input.sections.indices.map { .reloadSection($0) }
    }
  }

  /// Ignores that the view has another size.
  enum AlwaysUpright: LayoutFault {
    static let name = "always-upright"
    static let updates = false
  }

  /// Tells the frames of all measured items to be that of the first one: no anchor seems to move.
  enum StillFrames: LayoutFault {
    static let name = "still-frames"

    static func distort(measured frame: Frame, original: (own: Frame?, first: Frame?)) -> Frame {
      original.first ?? frame
    }
  }

  /// Tells the frames of measured items as they were estimated: what is scrolled to seems to be
  /// there.
  enum EstimatedFrames: LayoutFault {
    static let name = "estimated-frames"

    static func distort(measured frame: Frame, original: (own: Frame?, first: Frame?)) -> Frame {
      original.own ?? frame
    }
  }
}
