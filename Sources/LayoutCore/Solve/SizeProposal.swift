/// Size proposal of a group to an item in it.
struct SizeProposal: Hashable {
  /// The size in points; the estimate along an estimated axis.
  var size: Vector
  /// The size that its dimensions were resolved in, in points.
  var container: Vector
  /// The axis whose length the parent decided, whatever the item's own dimension says; mostly none.
  var fixedAxes: AxisSet = []
  /// The length in points that it has at least, because its siblings have it.
  ///
  /// The items of a group are laid out in ``size`` all the same.
  var leastSize = Vector.zero
  /// The number of its first leaf among those whose sizes have been measured; `nil` to lay it out
  /// at its estimates.
  var firstLeaf: Int?
}
