import Foundation
package import LayoutCore

extension CGSize {
  /// Creates a size from the engine's representation.
  init(_ size: Vector) { self.init(width: size.horizontal, height: size.vertical) }

  /// The engine's representation of the size.
  var vector: Vector { Vector(horizontal: width, vertical: height) }
}

extension CGRect {
  /// The engine's representation of the rectangle.
  package var frame: Frame {
    Frame(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// Creates a rectangle from the engine's representation.
  init(_ frame: Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
