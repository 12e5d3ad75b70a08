/// Data item of a solved group, ready to be written as a frame.
public struct SolvedLeaf: Hashable, Sendable {
  /// The exact offset from the group's leading top corner.
  public var origin: SubpixelVector
  /// The final size.
  public var size: PixelSize
  /// The order among the elements that overlap.
  public var zIndex: Int
  /// The length of the group along the section if this is its last item, in points.
  var lengthThrough = 0.0
}
