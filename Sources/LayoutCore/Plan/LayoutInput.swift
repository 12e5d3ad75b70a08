/// The complete input of a layout: the container, the plans and the number of items of each
/// section.
public struct LayoutInput: Hashable, Sendable {
  /// One section: its plan and its number of data items.
  public struct Section: Hashable, Sendable {
    /// The index of its plan in the list of distinct plans.
    public var plan: Int
    /// The number of data items.
    public var itemCount: Int

    /// Makes a section from the index of its plan and its number of items.
    public init(plan: Int, itemCount: Int) {
      self.plan = plan
      self.itemCount = itemCount
    }
  }

  /// The room, the display and the direction.
  public var container: LayoutContainer
  /// The room between every two sections, in points.
  public var interSectionSpacing: Double

  /// Sections, boundary items and plans.
  private struct Contents: Hashable, Sendable {
    var sections = LayoutSections()
    var boundaries: [BoundaryPlan] = []
    var store = PlanStore()
  }

  /// One reference for everything shared by copies.
  private var contents = Shared(Contents())

  /// Makes an input without sections.
  public init(container: LayoutContainer, interSectionSpacing: Double = 0) {
    self.container = container
    self.interSectionSpacing = interSectionSpacing
  }

  /// The sections, in order.
  public var sections: LayoutSections { contents.value.sections }

  /// The boundary items of the whole layout.
  public var boundaries: [BoundaryPlan] {
    get { contents.value.boundaries }
    set {
      contents.value.boundaries = newValue
      for boundary in newValue { contents.value.store.intern(kind: boundary.kind) }
    }
  }

  /// The distinct plans; sections of the same meaning name the same one.
  package var plans: [InternedPlan] { contents.value.store.plans }

  /// The plan of a section.
  package func plan(ofSection section: Int) -> InternedPlan { plans[sections[section].plan] }

  /// Whether the groups of a section form an orthogonal row.
  public func isRow(section: Int) -> Bool {
    plan(ofSection: section).section.orthogonalScrolling != .none
  }

  /// Whether an element is a supplementary item at an edge of its section or of the layout.
  ///
  /// - Complexity: O(*b*) for *b* boundary items of the section.
  package func isBoundary(_ element: ElementID) -> Bool {
    guard element.kind.category == .supplementary else { return false }
    guard element.item != LayoutElement.layoutItem else { return true }
    guard element.item == 0, sections.indices.contains(element.section) else { return false }
    let name = elementKinds[Int(element.kind.nameIndex)]
    return plan(ofSection: element.section).section.boundaries.contains { $0.kind == name }
  }

  /// The names of all kinds of supplementary items and decorations, in the order of their first
  /// mention.
  public var elementKinds: [String] { contents.value.store.elementKinds }

  /// Adds a section at the end.
  ///
  /// - Parameters:
  ///   - plan: The plan of the section.
  ///   - itemCount: The number of its data items.
  ///   - count: How many equal sections are added.
  /// - Complexity: O(*p*) for a plan of *p* items, to find out whether it is known already; however
  ///   many sections are added.
  public mutating func append(_ plan: SectionPlan, itemCount: Int, count: Int = 1) {
    let index = contents.value.store.intern(plan)
    contents.value.sections.append(Section(plan: index, itemCount: itemCount), count: count)
  }

  /// Adds a section before another one.
  ///
  /// - Complexity: O(log *r* + *p*) for *r* stretches of equal sections and a plan of *p* items,
  ///   and one step for every 256 stretches.
  public mutating func insert(_ plan: SectionPlan, itemCount: Int, at section: Int) {
    let index = contents.value.store.intern(plan)
    contents.value.sections.replace(
      section..<section, with: Section(plan: index, itemCount: itemCount), count: 1)
  }

  /// Removes sections; their plans stay known.
  public mutating func removeSections(_ range: Range<Int>) {
    contents.value.sections.replace(range, with: nil)
  }

  /// Puts a section at another place.
  public mutating func moveSection(_ section: Int, to place: Int) {
    let moved = sections[section]
    contents.value.sections.replace(section..<section + 1, with: nil)
    contents.value.sections.replace(place..<place, with: moved, count: 1)
  }

  /// Sets how many data items a section has.
  public mutating func setItemCount(_ count: Int, ofSection section: Int) {
    contents.value.sections.setItemCount(count, ofSection: section)
  }

  /// Replaces frames of a section's custom group, and changes the section's item count accordingly.
  ///
  /// Other sections keep their frames.
  ///
  /// - Parameters:
  ///   - range: The removed frames.
  ///   - frames: Their replacements.
  ///   - section: The section, with a custom group.
  /// - Complexity: O(log *n* + *k*) for *n* frames and *k* new ones, and O(*r* + *p*) for *r*
  ///   stretches of equal sections and *p* plans.
  package mutating func replaceFrames(
    _ range: Range<Int>, with frames: [CustomPlan.Place], ofSection section: Int
  ) {
    let record = sections[section]
    var plan = plan(ofSection: section).section
    guard case .custom(var custom) = plan.group.content else {
      fatalError("The group of section \(section) is not a custom one.")
    }
    custom.places = custom.places.replacing(range, with: frames)
    plan.group.content = .custom(custom)
    let index =
      sections.isOnly(section, withPlan: record.plan)
      ? contents.value.store.replace(record.plan, by: plan) : contents.value.store.intern(plan)
    contents.value.sections.replace(
      section..<section + 1,
      with: Section(plan: index, itemCount: record.itemCount + frames.count - range.count),
      count: 1)
  }

  /// Adopts the equal blocks of another input's custom groups, so they need not be solved again.
  ///
  /// - Complexity: O(*p*) for *p* plans, and one comparison of each frame of a large custom group.
  mutating func shareFrames(with other: LayoutInput) {
    for index in plans.indices where index < other.plans.count {
      guard plans[index] !== other.plans[index], let places = plans[index].group.largePlaces,
        let others = other.plans[index].group.largePlaces, places.root !== others.root
      else { continue }
      contents.value.store.share(places.sharing(with: others), inPlan: index)
    }
  }

  /// Adds a section with the plan of the section before it.
  ///
  /// - Precondition: There is a section.
  /// - Complexity: O(1), amortised.
  public mutating func appendRepeatingPlan(itemCount: Int) {
    guard let plan = sections.chunks.last?.stretches.last?.section.plan else {
      fatalError("There is no section whose plan could be repeated.")
    }
    contents.value.sections.append(Section(plan: plan, itemCount: itemCount))
  }

  /// The kind of a name.
  ///
  /// - Precondition: Some plan mentions the name.
  func kind(_ category: ElementKind.Category, _ name: String) -> ElementKind {
    guard let kind = knownKind(category, name) else {
      fatalError("No plan mentions the element kind \"\(name)\".")
    }
    return kind
  }

  /// The kind of a name, or `nil` if no plan mentions it: nothing of the kind is laid out then.
  public func knownKind(_ category: ElementKind.Category, _ name: String) -> ElementKind? {
    contents.value.store.index(ofKind: name).map { ElementKind(category: category, nameIndex: $0) }
  }
}
