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
  /// Whether the size of an item in here, or of one of its supplementaries, depends on its content.
  ///
  /// A group of estimated size does not count: its size follows from its items' sizes.
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
  /// Whether one of the two lengths is estimated.
  fileprivate var isEstimated: Bool { width.isEstimated || height.isEstimated }
}
