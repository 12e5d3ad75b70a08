import LayoutCore

/// The faults that the comparison of strategies has to detect, and a strategy without a fault.
enum Faults {
  /// Has no fault.
  enum NoFault: LayoutFault {
    static let name = "no-fault"
  }

  /// Places one item a third of a point too low.
  enum MovedItem: LayoutFault {
    static let name = "moved-item"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      var element = element
      if element.item == 3 { element.frame.y += 1.0 / 3 }
      return element
    }
  }

  /// Makes one item wider by the smallest possible difference.
  enum WiderItem: LayoutFault {
    static let name = "wider-item"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      var element = element
      if element.item == 3 { element.frame.width = element.frame.width.nextUp }
      return element
    }
  }

  /// Does not find one item in the middle.
  enum LostItem: LayoutFault {
    static let name = "lost-item"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      element.item == 3 ? nil : element
    }
  }

  /// Does not find the items from a certain index on.
  enum LostEnd: LayoutFault {
    static let name = "lost-end"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      element.item >= 18 ? nil : element
    }
  }

  /// Raises one item above all other items.
  enum RaisedItem: LayoutFault {
    static let name = "raised-item"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      var element = element
      if element.item == 3 { element.zIndex += 1 }
      return element
    }
  }

  /// Reports an item as a decoration.
  enum MistakenKind: LayoutFault {
    static let name = "mistaken-kind"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      var element = element
      if element.item == 18 { element.kind = ElementKind(category: .decoration, nameIndex: 0) }
      return element
    }
  }

  /// Reports the content as a quarter of a point too long.
  enum LongerContent: LayoutFault {
    static let name = "longer-content"

    static func distort(_ contentSize: Vector) -> Vector {
      Vector(horizontal: contentSize.horizontal, vertical: contentSize.vertical + 0.25)
    }
  }

  /// Writes one frame too low, but finds it in the right place.
  enum MiswrittenFrame: LayoutFault {
    static let name = "miswritten-frame"

    static func distort(_ frame: Frame, written index: Int) -> Frame {
      var frame = frame
      if index == 3 { frame.y += 1.0 / 3 }
      return frame
    }
  }

  /// Finds the right elements in reverse order.
  enum ReversedOrder: LayoutFault {
    static let name = "reversed-order"
    static let reverses = true
  }

  /// Ignores the scroll offset of a row.
  enum StillRows: LayoutFault {
    static let name = "still-rows"
    static let scrollsRows = false
  }

  /// Ignores rotations of the view.
  enum AlwaysUpright: LayoutFault {
    static let name = "always-upright"
    static let updates = false
  }
}
