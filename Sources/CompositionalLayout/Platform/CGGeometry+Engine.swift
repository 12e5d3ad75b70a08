import Foundation
import LayoutCore

extension CGSize {
  /// Creates a size from the engine's form.
  init(_ size: Vector) { self.init(width: size.horizontal, height: size.vertical) }

  /// The size in the engine's form.
  var vector: Vector { Vector(horizontal: width, vertical: height) }
}

extension CGRect {
  /// The rectangle in the engine's form.
  var frame: Frame { Frame(x: origin.x, y: origin.y, width: size.width, height: size.height) }

  /// Creates a rectangle from the engine's form.
  init(_ frame: Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
