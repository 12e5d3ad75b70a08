public import LayoutCore

/// Shorthand for plans, so a test reads like the layout it describes.
extension ItemPlan {
  /// Creates a leaf.
  public static func leaf(
    _ width: Length, _ height: Length, insets: Insets = .zero, edges: EdgeSpacing = .none
  ) -> ItemPlan {
    ItemPlan(size: SizePlan(width: width, height: height), insets: insets, edges: edges)
  }

  /// Creates a group whose subitems follow one another horizontally.
  public static func row(
    _ width: Length, _ height: Length, _ subitems: [ItemPlan],
    capacity: RunPlan.Capacity = .fitting, spacing: Spacing = .fixed(0), insets: Insets = .zero,
    edges: EdgeSpacing = .none
  ) -> ItemPlan {
    ItemPlan(
      size: SizePlan(width: width, height: height), insets: insets, edges: edges,
      content: .run(
        RunPlan(axis: .horizontal, subitems: subitems, capacity: capacity, spacing: spacing)))
  }

  /// Creates a group whose subitems follow one another vertically.
  public static func column(
    _ width: Length, _ height: Length, _ subitems: [ItemPlan],
    capacity: RunPlan.Capacity = .fitting, spacing: Spacing = .fixed(0), insets: Insets = .zero,
    edges: EdgeSpacing = .none
  ) -> ItemPlan {
    ItemPlan(
      size: SizePlan(width: width, height: height), insets: insets, edges: edges,
      content: .run(
        RunPlan(axis: .vertical, subitems: subitems, capacity: capacity, spacing: spacing)))
  }
}

extension Length {
  /// Creates a length as a fraction of the container's width.
  public static func fw(_ fraction: Double) -> Length { .fractionOfWidth(fraction) }
  /// Creates a length as a fraction of the container's height.
  public static func fh(_ fraction: Double) -> Length { .fractionOfHeight(fraction) }
}

extension Insets {
  /// Creates equal insets on all edges, in points.
  public static func all(_ inset: Double) -> Insets {
    Insets(top: inset, leading: inset, bottom: inset, trailing: inset)
  }
}

extension LayoutInput {
  /// Creates an input of one section, by default in a container of 320 × 480 points at 2 pixels per
  /// point.
  public static func section(
    _ plan: SectionPlan, items: Int,
    size: Vector = Vector(horizontal: 320, vertical: 480), scale: Double = 2,
    scrollAxis: Axis = .vertical, isRightToLeft: Bool = false
  ) -> LayoutInput {
    var input = LayoutInput(
      container: LayoutContainer(
        size: size, displayScale: scale, scrollAxis: scrollAxis, isRightToLeft: isRightToLeft))
    input.append(plan, itemCount: items)
    return input
  }
}

extension Frame {
  /// Creates a frame from its four numbers, in points.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
