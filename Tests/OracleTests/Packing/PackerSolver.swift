import LayoutCore

/// Recursive layout of one item of the model and of all items in it.
struct PackerSolver {
  let pixels: PackerPixels
  /// The items that there are to lay out.
  let sizes: PackerSizes

  /// The same solver before anything has been measured, with items that never run out.
  var unmeasured: PackerSolver { PackerSolver(pixels: pixels, sizes: PackerSizes()) }

  /// Lays out an item, with the data items that come next.
  ///
  /// - Parameters:
  ///   - plan: The item.
  ///   - box: The size that its dimensions are resolved in, in pixels.
  ///   - divided: The axis along which the group around it divides its length, and the share of
  ///     the item in pixels.
  ///   - first: The index of its first data item.
  ///   - least: How long it is at least along the axes on which it is as long as its siblings.
  /// - Returns: The item, or `nil` if there are no data items left.
  func solve(
    _ plan: ItemPlan, in box: Vector, divided: (axis: Axis, length: Double)? = nil, first: Int,
    least: Vector = .zero
  ) -> PackerItem? {
    guard sizes.has(first) else { return nil }
    var size = Vector.zero
    var estimated: AxisSet = []
    for axis in Axis.allCases {
      if let divided, divided.axis == axis {
        size[axis] = divided.length
      } else {
        size[axis] = pixels.resolved(plan.size[axis], in: box)
        if plan.size[axis].isEstimated { estimated.insert(AxisSet(axis)) }
      }
    }
    var insets = plan.insets
    if estimated.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if estimated.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    var item = PackerItem(plan: plan, insets: insets, size: size)
    switch plan.content {
    case .leaf:
      let known = sizes.lengths[first]
      for axis in Axis.allCases where estimated.contains(axis) {
        let length = axis == .horizontal ? known?.horizontal : known?.vertical
        item.size[axis] = max(length.map(pixels.measured) ?? size[axis], least[axis])
      }
      item.leafCount = 1
    case .run(let run):
      PackerRun(
        solver: self, run: run, estimated: estimated, first: first, least: least,
        packs: PackerScope.packs(plan, run, divided: divided?.axis)
      ).solve(&item)
    case .custom:
      preconditionFailure("The model lays out no custom groups.")
    }
    return item
  }
}
