import Foundation
import LayoutCore

extension CGSize {
  /// A size of the engine.
  init(_ size: Vector) { self.init(width: size.horizontal, height: size.vertical) }

  /// The size as the engine knows it.
  var vector: Vector { Vector(horizontal: width, vertical: height) }
}

extension CGRect {
  /// The rectangle as the engine knows it.
  var frame: Frame { Frame(x: origin.x, y: origin.y, width: size.width, height: size.height) }

  /// A rectangle of the engine.
  init(_ frame: Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
