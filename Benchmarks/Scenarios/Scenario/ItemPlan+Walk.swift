import LayoutCore

extension ItemPlan {
  /// Visits the item and all items in it, outer before inner; a repeated subitem once.
  func forEachItem(_ body: (ItemPlan) -> Void) {
    body(self)
    guard case .run(let run) = content else { return }
    for subitem in run.subitems { subitem.forEachItem(body) }
  }

  /// Whether data items in this group have different sizes before anything is measured.
  var hasUnlikeItems: Bool {
    var sizes: Set<SizePlan> = []
    forEachItem { if case .leaf = $0.content { sizes.insert($0.size) } }
    return sizes.count > 1
  }

  /// The axes with a data item of self-decided size in this group.
  var estimatedAxes: AxisSet {
    switch content {
    case .leaf:
      return size.estimatedAxes
    case .custom:
      return []
    case .run(let run):
      var axes: AxisSet = []
      for subitem in run.subitems { axes.formUnion(subitem.estimatedAxes) }
      // The items of a group with a count share its length equally.
      if case .equal = run.capacity { axes.subtract(AxisSet(run.axis)) }
      return axes
    }
  }
}
