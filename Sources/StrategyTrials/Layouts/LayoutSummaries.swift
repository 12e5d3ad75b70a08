import LayoutCore

/// Descriptions of calls and answers, short enough to read and exact enough to reproduce a failure.
extension Frame {
  /// A description of the origin and the size, in points.
  var summary: String { "(\(x), \(y), \(width) × \(height))" }
}

extension Vector {
  /// A description of the horizontal and the vertical length.
  var summary: String { "\(horizontal) × \(vertical)" }
}

extension ElementID {
  /// A description of the element's kind, its item index and its section index.
  var summary: String {
    let name = kind == .cell ? "item" : "\(kind.category) \(kind.nameIndex),"
    return "\(name) \(item) of section \(section)"
  }
}

extension LayoutElement {
  /// A description of the element's identity, its frame and, unless it is 0, its z-index.
  var summary: String { "\(id.summary) at \(frame.summary)" + (zIndex == 0 ? "" : ", z \(zIndex)") }
}

extension FittedSize {
  var summary: String { "\(element.summary): \(size.summary)" }
}

extension LayoutChange {
  /// The change as a Swift expression, with summaries of plans.
  var summary: String {
    switch self {
    case .insertSection(let plan, let itemCount, let section):
      ".insertSection(\(plan.group.summary), itemCount: \(itemCount), at: \(section))"
    case .setPlan(let plan, let section):
      ".setPlan(\(plan.group.summary), section: \(section))"
    case .removeItems(let section, let items):
      ".removeItems(section: \(section), \(items))"
    case .reloadItems(let section, let items):
      ".reloadItems(section: \(section), \(items))"
    case .removeSections(let sections): ".removeSections(\(sections))"
    case .removeFrames(let section, let items):
      ".removeFrames(section: \(section), \(items))"
    case .appendFrames(let section, let frames):
      ".appendFrames(section: \(section), frames: \(frames.count) of them)"
    case .setFrame(let section, let item, let place):
      ".setFrame(section: \(section), item: \(item), \(place.origin.summary), "
        + "\(place.size.summary))"
    default: ".\(self)"
    }
  }
}

extension LayoutInput {
  /// The total number of items in all sections.
  var itemCount: Int { sections.reduce(0) { $0 + $1.itemCount } }

  /// A description of the container and the first sixteen sections.
  var summary: String {
    let listed = sections.indices.prefix(16).map { section in
      let plan = plan(ofSection: section).section
      return "\(sections[section].itemCount) × \(plan.group.summary)"
        + (plan.orthogonalScrolling == .none ? "" : " in a row across")
    }
    return "\(container.size.summary) at \(container.displayScale)"
      + (container.scrollAxis == .horizontal ? " sideways" : "")
      + (container.isRightToLeft ? " from right to left" : "")
      + ": \(listed.joined(separator: "; "))" + (sections.count > 16 ? "; …" : "")
  }
}

extension ItemPlan {
  /// A description of the item's size and, in brackets, of the items in it.
  var summary: String {
    let size = "\(size.width.summary)×\(size.height.summary)"
    switch content {
    case .leaf: return size
    case .run(let run):
      let items = run.subitems.map(\.summary).joined(separator: ", ")
      return "\(run.axis == .horizontal ? "row" : "column") \(size) [\(items)]"
    case .custom(let custom): return "custom \(size) of \(custom.places.count)"
    }
  }
}

extension Length {
  /// A description of the length in points, or as a fraction of a side.
  var summary: String {
    switch self {
    case .absolute(let points): "\(points)"
    case .fractionOfWidth(let fraction): "\(fraction)w"
    case .fractionOfHeight(let fraction): "\(fraction)h"
    case .estimated(let points): "~\(points)"
    case .uniformAcrossSiblings(let points): "=~\(points)"
    }
  }
}
