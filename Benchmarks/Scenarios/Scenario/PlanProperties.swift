import CompositionalLayout
import LayoutCore

/// The properties of a layout plan as text, such as `header height: estimated 44`.
///
/// A later run compares these properties to report how an input has changed.
struct PlanProperties {
  /// The properties, each on one line.
  private(set) var all: [String] = []

  /// Creates the properties of a section.
  init(_ plan: SectionPlan) {
    add(plan.group, as: "group")
    add("group", "spacing", points: plan.interGroupSpacing)
    add("section", plan.insets)
    if plan.orthogonalScrolling != .none {
      add("section", "orthogonal scrolling", "\(plan.orthogonalScrolling)")
    }
    for boundary in plan.boundaries { add(boundary) }
    for decoration in plan.decorations {
      add("decoration \(decoration.kind)", "z-index", "\(decoration.zIndex)")
    }
  }

  /// Creates the properties of the boundary items of a whole layout.
  init(_ boundaries: [BoundaryPlan]) {
    for boundary in boundaries { add(boundary) }
  }

  private mutating func add(_ item: ItemPlan, as name: String) {
    add(name, item.size)
    add(name, item.insets)
    for supplementary in item.supplementaries {
      add(LayoutInput.shortName(ofKind: supplementary.kind), supplementary.size)
    }
    switch item.content {
    case .leaf: break
    case .custom(let custom): add(name, "frames", "\(custom.places.count)")
    case .run(let run):
      switch run.capacity {
      case .fitting: break
      case .atMost(let count): add(name, "items", "at most \(count)")
      case .equal(let count): add(name, "items", "\(count)")
      }
      if run.spacing != .fixed(0) {
        add(
          name, "item spacing",
          "\(run.spacing.isFlexible ? "flexible " : "")\(Self.number(run.spacing.minimum))")
      }
      let prefix = name == "group" ? "item" : name
      for (index, subitem) in run.subitems.enumerated() {
        add(subitem, as: run.subitems.count == 1 && name == "group" ? "item" : "\(prefix) \(index)")
      }
    }
  }

  private mutating func add(_ boundary: BoundaryPlan) {
    let name = LayoutInput.shortName(ofKind: boundary.kind)
    add(name, boundary.size)
    add(name, boundary.insets)
    if boundary.pinsToVisibleBounds { add(name, "pinned", "yes") }
    if !boundary.extendsBoundary { add(name, "extends the boundary", "no") }
  }

  private mutating func add(_ name: String, _ size: SizePlan) {
    add(name, "width", Self.text(size.width))
    add(name, "height", Self.text(size.height))
  }

  private mutating func add(_ name: String, _ insets: Insets) {
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    for (edge, points) in edges { add(name, "\(edge) inset", points: points) }
  }

  private mutating func add(_ name: String, _ property: String, points: Double) {
    if points != 0 { add(name, property, Self.number(points)) }
  }

  private mutating func add(_ name: String, _ property: String, _ value: String) {
    // A name from outside may contain any white space.
    let words = "\(name) \(property): \(value)".split(whereSeparator: \.isWhitespace)
    all.append(words.joined(separator: " "))
  }

  private static func text(_ length: Length) -> String {
    switch length {
    case .absolute(let points): "absolute \(number(points))"
    case .fractionOfWidth(let fraction): "fraction \(number(fraction)) of the width"
    case .fractionOfHeight(let fraction): "fraction \(number(fraction)) of the height"
    case .estimated(let points): "estimated \(number(points))"
    case .uniformAcrossSiblings(let points): "uniform, estimated \(number(points))"
    }
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
