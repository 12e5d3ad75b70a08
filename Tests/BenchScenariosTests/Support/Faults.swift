import LayoutCore

/// The faults that the comparison of strategies has to notice, and the lack of any.
enum Faults {
  /// Gets everything right.
  enum NoFault: LayoutFault {
    static let name = "no-fault"
  }

  /// Puts one item a third of a point too low.
  enum MovedItem: LayoutFault {
    static let name = "moved-item"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      var element = element
      if element.item == 3 { element.frame.y += 1.0 / 3 }
      return element
    }
  }

  /// Makes one item the smallest possible difference wider.
  enum WiderItem: LayoutFault {
    static let name = "wider-item"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      var element = element
      if element.item == 3 { element.frame.width = element.frame.width.nextUp }
      return element
    }
  }

  /// Does not find one item in the midst of others.
  enum LostItem: LayoutFault {
    static let name = "lost-item"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      element.item == 3 ? nil : element
    }
  }

  /// Does not find the items from one on.
  enum LostEnd: LayoutFault {
    static let name = "lost-end"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      element.item >= 18 ? nil : element
    }
  }

  /// Puts one item above the others.
  enum RaisedItem: LayoutFault {
    static let name = "raised-item"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      var element = element
      if element.item == 3 { element.zIndex += 1 }
      return element
    }
  }

  /// Takes one item for a decoration.
  enum MistakenKind: LayoutFault {
    static let name = "mistaken-kind"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      var element = element
      if element.item == 18 { element.kind = ElementKind(category: .decoration, nameIndex: 0) }
      return element
    }
  }

  /// Takes everything for a quarter of a point longer than it is.
  enum LongerContent: LayoutFault {
    static let name = "longer-content"

    static func distort(_ contentSize: Vector) -> Vector {
      Vector(horizontal: contentSize.horizontal, vertical: contentSize.vertical + 0.25)
    }
  }

  /// Writes one frame too low, and finds it in the right place.
  enum MiswrittenFrame: LayoutFault {
    static let name = "miswritten-frame"

    static func distort(_ frame: Frame, written index: Int) -> Frame {
      var frame = frame
      if index == 3 { frame.y += 1.0 / 3 }
      return frame
    }
  }

  /// Finds the right elements, last to first.
  enum ReversedOrder: LayoutFault {
    static let name = "reversed-order"
    static let reverses = true
  }

  /// Ignores that a row has been scrolled.
  enum StillRows: LayoutFault {
    static let name = "still-rows"
    static let scrollsRows = false
  }

  /// Ignores that the view has been turned.
  enum AlwaysUpright: LayoutFault {
    static let name = "always-upright"
    static let updates = false
  }
}
