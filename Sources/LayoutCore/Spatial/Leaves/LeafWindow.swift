/// Rectangle that data items are looked for in, relative to the leading top corner of their group.
///
/// It is a pixel larger on each side than the one that was asked for, because frames are rounded.
public struct LeafWindow: Sendable {
  /// The exact leading top corner.
  public let start: SubpixelVector
  /// The exact trailing bottom corner.
  public let end: SubpixelVector
  /// The rectangle in whole pixels, which boxes are compared with.
  public let box: PixelBox

  /// Makes a window.
  public init(from start: SubpixelVector, to end: SubpixelVector) {
    self.start = start
    self.end = end
    box = PixelBox(from: start, to: end)
  }

  /// Whether an item may meet the window.
  @inline(__always)
  func meets(_ origin: SubpixelVector, width: Int32, height: Int32) -> Bool {
    origin.vertical <= end.vertical && origin.horizontal <= end.horizontal
      && start.vertical <= origin.vertical + Subpixels(pixels: Int64(height))
      && start.horizontal <= origin.horizontal + Subpixels(pixels: Int64(width))
  }
}
