import LayoutCore

extension ItemPlan {
  /// Visits the item and all items nested in it, outer items first.
  ///
  /// A repeated subitem is visited only once.
  func forEachItem(_ body: (ItemPlan) -> Void) {
    body(self)
    guard case .run(let run) = content else { return }
    for subitem in run.subitems { subitem.forEachItem(body) }
  }

  /// Whether data items in this group have different sizes before any measurement.
  var hasUnlikeItems: Bool {
    var sizes: Set<SizePlan> = []
    forEachItem { if case .leaf = $0.content { sizes.insert($0.size) } }
    return sizes.count > 1
  }

  /// The self-sizing axes of the data items in this group.
  var estimatedAxes: AxisSet {
    switch content {
    case .leaf:
      return size.estimatedAxes
    case .custom:
      return []
    case .run(let run):
      var axes: AxisSet = []
      for subitem in run.subitems { axes.formUnion(subitem.estimatedAxes) }
      // The items of a group with a count divide its length equally.
      if case .equal = run.capacity { axes.subtract(AxisSet(run.axis)) }
      return axes
    }
  }
}
