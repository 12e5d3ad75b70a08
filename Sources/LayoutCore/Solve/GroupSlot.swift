/// What a group gets from the one around it.
struct GroupSlot {
  /// Its size in points; the estimate along an estimated axis.
  var size: Vector
  /// What its dimensions were resolved in, in points.
  var container: Vector
  /// An axis whose length the parent decided, whatever the group's own dimension says.
  var fixedAxis: Axis?
  /// How long it is at least in the end, because its siblings are, in points; what it holds is laid
  /// out in ``size`` all the same.
  var leastSize = Vector.zero
  /// The number of its first leaf among those whose sizes have been measured; `nil` to lay the
  /// group out at its estimates.
  var firstLeaf: Int?
}
