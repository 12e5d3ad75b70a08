/// Rectangle that data items are looked for in, relative to the leading top corner of their group.
///
/// It is a pixel larger on each side than the one that was asked for, because frames are rounded.
public struct LeafWindow: Sendable {
  /// The rectangle in whole pixels, which boxes are compared with.
  public let box: PixelBox

  /// Makes a window from its exact corners.
  public init(from start: SubpixelVector, to end: SubpixelVector) {
    box = PixelBox(from: start, to: end)
  }
}
