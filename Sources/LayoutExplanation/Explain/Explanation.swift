package import LayoutCore
import LayoutDrawing

/// An explanation of one element: the chain of rules from the container to its frame.
///
/// Each rule is stated with its numbers and its clauses in the article *Behaviour*.
package struct Explanation {
  /// A step of the explanation: one rule with its numbers and its clauses.
  package struct Step: Hashable, Sendable {
    /// The part of the layout that the step concerns; empty if it is the same as in the previous
    /// step.
    package var subject: String
    /// The rule with its numbers, in points.
    package var text: String
    /// The clauses of the article *Behaviour* that contain the rule.
    package var clauses: [Int]
  }

  /// The explained element with its position.
  package let element: InterpretedLayout.Element
  /// The steps, from the container to the frame.
  package private(set) var steps: [Step] = []

  private let layout: InterpretedLayout

  /// Creates an explanation of an element, or returns `nil` if the layout does not contain the
  /// element.
  ///
  /// - Parameters:
  ///   - id: The identity of the element: its kind, section and item.
  ///   - layout: The interpreted layout, the source of all rules and numbers.
  package init?(_ id: ElementID, in layout: InterpretedLayout) {
    let elements =
      id.item == LayoutElement.layoutItem
      ? layout.layoutElements
      : layout.sections.indices.contains(id.section)
        ? layout.elements(ofSection: id.section) : []
    guard let element = elements.first(where: { $0.id == id }) else { return nil }
    self.element = element
    self.layout = layout
    explainContainer()
    if id.item == LayoutElement.layoutItem {
      explainEdge(layout.edges, host: "layout", clauses: [33, 35])
    } else {
      explainSection()
    }
    explainFrame()
  }

  /// The steps as lines of at most 80 columns, with aligned subjects and with the clauses at the
  /// end of each step.
  package var text: String {
    let width = steps.map { $0.subject.count }.max() ?? 0
    return steps.map { step in
      let clauses = step.clauses.map(String.init).joined(separator: ", ")
      let words =
        step.text.split(separator: " ").map(String.init)
        + (clauses.isEmpty ? [] : ["[Behaviour \(clauses)]"])
      let lines = PlainText.lines(of: words, columns: 78 - width, indent: 2)
      return lines.enumerated().map { index, line in
        let subject = index == 0 ? step.subject : ""
        return subject + String(repeating: " ", count: width - subject.count)
          + (index == 0 ? "  " : "    ") + line
      }.joined(separator: "\n")
    }.joined(separator: "\n") + "\n"
  }

  private mutating func add(_ subject: String, _ text: String, _ clauses: [Int] = []) {
    steps.append(Step(subject: subject, text: text, clauses: clauses))
  }

  private func points(_ units: Double) -> String { Self.number(layout.pixels.points(units)) }
  private func length(_ pixels: Double) -> String { Self.number(pixels / layout.pixels.scale) }
  private func size(_ pixels: Vector) -> String {
    "\(length(pixels.horizontal)) × \(length(pixels.vertical))"
  }

  // MARK: Chain

  private mutating func explainContainer() {
    let container = layout.input.container
    add(
      "container",
      "\(Self.number(container.size.horizontal)) × \(Self.number(container.size.vertical)), "
        + "\(Self.number(container.displayScale)) pixels per point, scrolls "
        + (container.scrollAxis == .vertical ? "down" : "sideways")
        + (container.isRightToLeft ? ", from right to left" : ""))
  }

  private mutating func explainSection() {
    let index = element.id.section
    let (section, start) = (layout.sections[index], layout.starts[index])
    let before =
      index == 0
      ? "the first"
      : "after \(index) section\(index == 1 ? "" : "s"), spaced by "
        + Self.number(layout.input.interSectionSpacing)
    add("section \(index)", "starts at \(points(start)): \(before)", [26])
    if section.edges.before > 0 {
      add(
        "",
        "edge items extend it by \(points(section.edges.before)) before its groups",
        [29])
    }
    switch element.part {
    case .cell(let group, let leaf):
      explainGroup(group, of: section, at: start)
      explainItems(of: section.groups[group].item, to: leaf)
    case .supplementary(let group, let number):
      explainGroup(group, of: section, at: start)
      explainSupplementary(number, of: section.groups[group].item)
    case .boundary: explainEdge(section.edges, host: "section", clauses: [28, 35])
    case .decoration(let number):
      add(
        "decoration",
        "covers the full width of the section and its full length, \(points(section.extent))"
          + Self.insets(section.plan.decorations[number].insets), [39])
    }
  }

  private mutating func explainGroup(
    _ number: Int, of section: InterpretedSection, at start: Double
  ) {
    let group = section.groups[number]
    add(
      "",
      "stacks groups \(section.stack == .vertical ? "vertically" : "horizontally") within "
        + size(section.box) + Self.insets(section.plan.insets), section.isRow ? [6, 51] : [5])
    explainSize(of: group.item, subject: "group \(number)")
    var corner = group.corner
    corner[layout.input.container.scrollAxis] += start
    add(
      "",
      "starts at (\(points(corner.horizontal)), \(points(corner.vertical))): "
        + (number == 0
          ? "the first of its section"
          : "after \(number) group\(number == 1 ? "" : "s"), spaced by "
            + Self.number(section.plan.interGroupSpacing)),
      [22, 23, 24])
    if group.shownCount < group.item.leafCount {
      add(
        "",
        "shows \(group.shownCount) of \(group.item.leafCount) items, placed as in a full group",
        [21])
    }
  }

  /// Explains the horizontal and vertical lengths of an item and the number of its subitems.
  private mutating func explainSize(of item: InterpretedItem, subject: String) {
    for axis in Axis.allCases {
      let reason = axis == .horizontal ? item.reasons.horizontal : item.reasons.vertical
      let (text, clauses) = self.reason(reason, length: item.size[axis])
      add(axis == .horizontal ? subject : "", "\(Self.name(axis)) \(text)", clauses)
    }
    switch item.packing {
    case .divided(let count): add("", "divides its length among \(count) items", [14])
    case .once(let count): add("", "holds \(count): each subitem once", [18])
    case .fitting(let count, let room, let byMeasuredSizes):
      add(
        "",
        "holds \(count): as many as fit into \(length(room))"
          + (byMeasuredSizes ? ", by their measured sizes" : ""),
        byMeasuredSizes ? [79, 80] : [11, 12])
    case nil: break
    }
  }

  private func reason(_ reason: LengthReason, length: Double) -> (String, [Int]) {
    let result = self.length(length)
    return switch reason {
    case .absolute: ("\(result): absolute", [2])
    case .fraction(let part, let axis, let whole):
      (
        "\(result): \(part == 1 ? "the full" : "\(Self.number(part)) of the") "
          + "\(Self.name(axis)) \(self.length(whole)), rounded down to a pixel", [1, 2]
      )
    case .estimate: ("\(result): the estimate, not measured", [48])
    case .measured: ("\(result): measured", [71])
    case .share(let room, let count):
      ("\(result): \(self.length(room)) shared by \(count), rounded down to a pixel", [14])
    case .content: ("\(result): the length of its items", [18, 19])
    case .siblings: ("\(result): the length of its longest sibling", [74])
    }
  }

  /// Explains the items on the path from a group to one of its data items.
  private mutating func explainItems(of group: InterpretedItem, to leaf: Int) {
    var (item, rest) = (group, leaf)
    while !item.isLeaf {
      guard let index = item.firstChild(holding: &rest) else { return }
      let child = item.children[index]
      let isCustom = if case .custom = item.plan.content { true } else { false }
      explainSize(
        of: child.item, subject: child.item.isLeaf ? "item \(element.id.item)" : "nested group")
      add(
        "",
        "starts at (\(length(child.origin.horizontal)), \(length(child.origin.vertical))) in its "
          + "group" + (isCustom ? ", set by the group's provider" : ", at index \(index)"),
        isCustom ? [10] : [20, 22])
      item = child.item
    }
    explainInsets(item.insets, of: item)
  }

  private mutating func explainInsets(_ insets: Insets, of item: InterpretedItem) {
    if insets != .zero {
      add("", "reduced by" + Self.insets(insets).dropFirst(), [8])
    } else if item.plan.insets != .zero {
      add("", "insets are ignored along an estimated dimension", [9])
    }
  }

  private mutating func explainSupplementary(_ number: Int, of group: InterpretedItem) {
    let entry = group.supplementaries(layout.pixels)[number]
    let plan = entry.item.plan
    add(
      "badge \(element.id.item)",
      "\(points(element.size.horizontal)) × \(points(element.size.vertical)), of kind "
        + "\"\(plan.kind)\", attached to item \(entry.firstLeaf) of its group, "
        + "or to the group itself",
      [44, 45])
    add(
      "",
      "its \(Self.point(plan.item.point)) point is placed at the "
        + "\(Self.point(plan.container.point)) point of its host, offset by "
        + [plan.container, plan.item].map(Self.offset).joined(separator: " and "),
      [41, 42, 43])
  }

  private mutating func explainEdge(_ edges: InterpretedEdges, host: String, clauses: [Int]) {
    guard case .boundary(let number) = element.part else { return }
    let plan = edges.items[number].plan
    add(
      "edge item",
      "\(points(element.size.horizontal)) × \(points(element.size.vertical)), of kind "
        + "\"\(plan.kind)\", at the \(Self.point(plan.alignment)) of the \(host)"
        + Self.insets(plan.insets), clauses)
    add(
      "",
      (plan.extendsBoundary ? "extends: outside" : "does not extend: inside")
        + " the groups and insets, offset by (\(Self.number(plan.offset.horizontal)), "
        + "\(Self.number(plan.offset.vertical)))", [29, 30, 31])
    if element.pinnedBy != 0 {
      add("", "is pinned, \(points(element.pinnedBy)) away from its unpinned position", [36, 37])
    }
  }

  private mutating func explainFrame() {
    let frame = element.frame
    add(
      "frame",
      "(\(points(element.origin.horizontal)), \(points(element.origin.vertical))), "
        + "\(points(element.size.horizontal)) × \(points(element.size.vertical)), rounded to the "
        + "nearest pixel"
        + (layout.input.container.isRightToLeft
          ? ", mirrored within a content width of \(Self.number(layout.contentSize.horizontal))"
          : ""),
      [3, 4])
    add(
      "",
      "x \(Self.number(frame.x)) y \(Self.number(frame.y)) width \(Self.number(frame.width)) "
        + "height \(Self.number(frame.height))")
  }
}

extension InterpretedItem {
  /// Returns the index of the child that holds a data item, and makes `leaf` relative to the child.
  fileprivate func firstChild(holding leaf: inout Int) -> Int? {
    for (index, child) in children.enumerated() {
      if leaf < child.item.leafCount { return index }
      leaf -= child.item.leafCount
    }
    return nil
  }
}

extension Explanation {
  /// Returns a number as text with at most four decimals.
  private static func number(_ value: Double) -> String { PlainText.number(value, places: 4) }

  private static func name(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }

  /// Returns insets in points as a clause, such as `, insets top 8`; empty if all are zero.
  private static func insets(_ insets: Insets) -> String {
    let sides = [
      (insets.top, "top"), (insets.leading, "leading"), (insets.bottom, "bottom"),
      (insets.trailing, "trailing"),
    ].filter { $0.0 != 0 }
    guard !sides.isEmpty else { return "" }
    if sides.count == 4, Set(sides.map { $0.0 }).count == 1 {
      return ", insets of \(number(insets.top))"
    }
    return ", insets " + sides.map { "\($0.1) \(number($0.0))" }.joined(separator: ", ")
  }

  private static func point(_ point: AlignmentPair) -> String {
    let words = [
      point.vertical == .start ? "top" : point.vertical == .end ? "bottom" : "",
      point.horizontal == .start ? "leading" : point.horizontal == .end ? "trailing" : "",
    ].filter { !$0.isEmpty }
    return words.isEmpty ? "middle" : words.joined(separator: " ")
  }

  private static func offset(_ anchor: AnchorPlan) -> String {
    "(\(number(anchor.offset.horizontal)), \(number(anchor.offset.vertical)))"
      + (anchor.isFractional ? " of its size" : "")
  }
}
