import LayoutCore

/// Outlines of plans for failure messages, with a line per item.
///
///     fw 1.0 × 32.0 horizontal fitting, spacing 8.0
///       estimated 50.0 × 32.0
enum PackingOutline {
  /// Returns the lines for the sections of a layout.
  static func lines(of input: LayoutInput) -> String {
    let container = input.container
    let head =
      "\(container.size.horizontal) × \(container.size.vertical) at \(container.displayScale),"
      + " scrolls \(container.scrollAxis)\(container.isRightToLeft ? ", right to left" : "")"
    let sections = input.sections.indices.map { index in
      let plan = input.plan(ofSection: index).section
      return "section of \(input.sections[index].itemCount) items, \(line(of: plan.insets)),"
        + " \(plan.interGroupSpacing) between groups, row \(plan.orthogonalScrolling)\n"
        + lines(of: plan.group, indent: "  ")
    }
    return "\(head), \(input.interSectionSpacing) between sections\n" + sections.joined()
  }

  private static func lines(of item: ItemPlan, indent: String) -> String {
    var line = "\(indent)\(text(item.size.width)) × \(text(item.size.height))"
    if item.insets != .zero { line += ", " + self.line(of: item.insets) }
    if item.edges != .none {
      let edges = [item.edges.top, item.edges.leading, item.edges.bottom, item.edges.trailing]
      line += ", edges " + edges.map { $0.map(text) ?? "none" }.joined(separator: " ")
    }
    guard case .run(let run) = item.content else { return line + "\n" }
    return line + ", \(run.axis) \(run.capacity), spacing \(text(run.spacing))\n"
      + run.subitems.map { lines(of: $0, indent: indent + "  ") }.joined()
  }

  private static func line(of insets: Insets) -> String {
    "insets \(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)"
  }

  private static func text(_ length: Length) -> String {
    switch length {
    case .absolute(let points): "\(points)"
    case .fractionOfWidth(let fraction): "fw \(fraction)"
    case .fractionOfHeight(let fraction): "fh \(fraction)"
    case .estimated(let points): "estimated \(points)"
    case .uniformAcrossSiblings(let points): "uniform \(points)"
    }
  }

  private static func text(_ spacing: Spacing) -> String {
    switch spacing {
    case .fixed(let points): "\(points)"
    case .flexible(let points): "flexible \(points)"
    }
  }
}
