import LayoutCore

/// Faults in single items or far from the start, easily missed when comparing a few answers.
enum PlantedFaults {
  /// Returns an element placed one point too low.
  private static func lowered(_ element: LayoutElement) -> LayoutElement {
    var element = element
    element.frame.y += 1
    return element
  }

  private static func lowered(_ frame: Frame) -> Frame {
    Frame(x: frame.x, y: frame.y + 1, width: frame.width, height: frame.height)
  }

  /// Reports item 777 one point too low, but writes it correctly.
  enum Item777: LayoutFault {
    static let name = "off-777"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      element.item == 777 ? lowered(element) : element
    }

    static func distort(_ frame: Frame, of item: ElementID) -> Frame {
      item.item == 777 ? lowered(frame) : frame
    }
  }

  /// Reports and writes item 777 one point too low.
  enum Item777Everywhere: LayoutFault {
    static let name = "off-777-everywhere"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      Item777.distort(element)
    }

    static func distort(_ frame: Frame, of item: ElementID) -> Frame {
      Item777.distort(frame, of: item)
    }

    static func distort(_ frame: Frame, written index: Int) -> Frame {
      index == 777 ? lowered(frame) : frame
    }
  }

  /// Reports item 54,321 one point too low, but writes it correctly.
  enum Item54321: LayoutFault {
    static let name = "off-54321"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      element.item == 54_321 ? lowered(element) : element
    }

    static func distort(_ frame: Frame, of item: ElementID) -> Frame {
      item.item == 54_321 ? lowered(frame) : frame
    }
  }

  /// Never finds item 54,321.
  enum Lost54321: LayoutFault {
    static let name = "lost-54321"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      element.item == 54_321 ? nil : element
    }
  }

  /// Never finds item 333.
  enum Lost333: LayoutFault {
    static let name = "lost-333"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      element.item == 333 ? nil : element
    }
  }

  /// Reports the items of rows scrolled beyond 1,000 points one point too low.
  enum FarRow: LayoutFault {
    static let name = "row-beyond-1000"

    static func distort(_ element: LayoutElement, rowOffset: Double) -> LayoutElement? {
      rowOffset > 1000 ? lowered(element) : element
    }
  }

  /// Lets rows rest one pixel too far beyond 1,000 points.
  enum FarRest: LayoutFault {
    static let name = "rest-beyond-1000"

    static func distort(restingOffset offset: Double) -> Double {
      offset > 1000 ? offset + 1 / 3 : offset
    }
  }

  /// Reports and writes everything after item 10,000 one point too low.
  enum FarItems: LayoutFault {
    static let name = "off-beyond-10000"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      element.item > 10_000 ? lowered(element) : element
    }

    static func distort(_ frame: Frame, of item: ElementID) -> Frame {
      item.item > 10_000 ? lowered(frame) : frame
    }

    static func distort(_ frame: Frame, written index: Int) -> Frame {
      index > 10_000 ? lowered(frame) : frame
    }
  }

  /// Loses the sizes of items after item 10,000.
  enum FarSizes: LayoutFault {
    static let name = "sizes-lost-beyond-10000"

    static func distort(_ sizes: [FittedSize]) -> [FittedSize] {
      sizes.filter { $0.element.item <= 10_000 }
    }
  }

  /// Loses the size of one in 997 items.
  enum SomeSizes: LayoutFault {
    static let name = "sizes-lost-997"

    static func distort(_ sizes: [FittedSize]) -> [FittedSize] {
      sizes.filter { $0.element.item % 997 != 996 }
    }
  }

  /// Ignores insertions and deletions after item 10,000.
  enum FarChanges: LayoutFault {
    static let name = "changes-lost-beyond-10000"

    static func distort(_ change: LayoutChange) -> [LayoutChange] {
      switch change {
      case .insertItems(_, let item, _) where item > 10_000: []
      case .removeItems(_, let items) where items.lowerBound > 10_000: []
      default: [change]
      }
    }
  }

  /// Reports content longer than a million points as one point too long.
  enum LongContent: LayoutFault {
    static let name = "content-beyond-1m"

    static func distort(_ contentSize: Vector) -> Vector {
      guard contentSize.vertical > 1_000_000 else { return contentSize }
      return Vector(horizontal: contentSize.horizontal, vertical: contentSize.vertical + 1)
    }
  }

  /// Raises items after item 10,000 above the others.
  enum FarOrder: LayoutFault {
    static let name = "z-beyond-10000"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      var element = element
      if element.kind == .cell, element.item > 10_000 { element.zIndex += 1 }
      return element
    }
  }

  /// Reports everything in sections after section 1,000 one point too low.
  enum FarSections: LayoutFault {
    static let name = "sections-beyond-1000"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      element.section > 1000 && element.section < .max ? lowered(element) : element
    }

    static func distort(_ frame: Frame, of item: ElementID) -> Frame {
      item.section > 1000 ? lowered(frame) : frame
    }
  }

  /// Writes one frame wrong, but finds it in the right place.
  enum Miswritten: LayoutFault {
    static let name = "miswritten-777"

    static func distort(_ frame: Frame, written index: Int) -> Frame {
      index == 777 ? lowered(frame) : frame
    }
  }
}
