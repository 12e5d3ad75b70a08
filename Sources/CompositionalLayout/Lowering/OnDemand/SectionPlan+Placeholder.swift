import LayoutCore

extension SectionPlan {
  /// The number of items a placeholder has in the engine, regardless of the number of items in its
  /// section.
  ///
  /// The number is not zero, because a section without items has no length in the engine.
  static let placeholderItemCount = 1

  /// Returns a plan for a section whose description has not been requested yet.
  ///
  /// The section has the given length along the scroll axis. Its only group has no area, so no
  /// query finds it.
  ///
  /// - Parameters:
  ///   - length: The length of the section, in points.
  ///   - axis: The scroll axis, the direction of the length.
  /// - Returns: A plan for sections with ``placeholderItemCount`` items.
  static func placeholder(ofLength length: Double, along axis: Axis) -> SectionPlan {
    func size(_ length: Double) -> SizePlan {
      axis == .vertical
        ? SizePlan(width: .absolute(0), height: .absolute(length))
        : SizePlan(width: .absolute(length), height: .absolute(0))
    }
    return SectionPlan(
      group: ItemPlan(
        size: size(length),
        content: .run(
          RunPlan(axis: axis, subitems: [ItemPlan(size: size(0))], capacity: .atMost(1)))))
  }
}

extension LoweredSection {
  /// Creates a placeholder of the given length along the scroll axis, in points.
  convenience init(placeholderOfLength length: Double, along axis: Axis) {
    self.init(
      .placeholder(ofLength: length, along: axis), of: nil,
      itemCount: SectionPlan.placeholderItemCount)
  }
}
