import LayoutCore

extension LayoutInput {
  /// Whether the size of any element depends on its content.
  var hasEstimates: Bool {
    boundaries.contains { $0.size.isEstimated } || plans.contains(where: \.section.hasEstimates)
  }
}

extension SectionPlan {
  /// Whether the size of any element of the section depends on its content.
  fileprivate var hasEstimates: Bool {
    boundaries.contains { $0.size.isEstimated } || group.hasEstimates
  }
}

extension ItemPlan {
  /// Whether the size of an item in this plan, or of one of its supplementary elements, depends on
  /// its content.
  ///
  /// A group of estimated size does not count by itself, because its size follows from the sizes of
  /// its items.
  fileprivate var hasEstimates: Bool {
    if supplementaries.contains(where: { $0.size.isEstimated }) { return true }
    return switch content {
    case .leaf: size.isEstimated
    case .run(let run): run.subitems.contains(where: \.hasEstimates)
    case .custom: false
    }
  }
}

extension SizePlan {
  /// Whether the width or the height is estimated.
  fileprivate var isEstimated: Bool { width.isEstimated || height.isEstimated }
}
