/// The complete input of a layout: the container, the plans, and the number of items in each
/// section.
public struct LayoutInput: Hashable, Sendable {
  /// A section, described by its plan and its number of data items.
  public struct Section: Hashable, Sendable {
    /// The index of the section's plan in the list of distinct plans.
    public var plan: Int
    /// The number of data items.
    public var itemCount: Int

    /// Creates a section from the index of its plan and its number of items.
    public init(plan: Int, itemCount: Int) {
      self.plan = plan
      self.itemCount = itemCount
    }
  }

  /// The container: the available space, the display scale, the scroll axis and the layout
  /// direction.
  public var container: LayoutContainer
  /// The spacing between adjacent sections, in points.
  public var interSectionSpacing: Double

  /// The contents shared by copies of the input: sections, boundary items and plans.
  private struct Contents: Hashable, Sendable {
    var sections = LayoutSections()
    var boundaries: [BoundaryPlan] = []
    var store = PlanStore()
  }

  /// A single reference to everything that copies share.
  private var contents = Shared(Contents())

  /// Creates an input without sections.
  public init(container: LayoutContainer, interSectionSpacing: Double = 0) {
    self.container = container
    self.interSectionSpacing = interSectionSpacing
  }

  /// The sections of the layout, each with its plan and its item count, in order.
  public var sections: LayoutSections { contents.value.sections }

  /// The boundary items of the whole layout.
  public var boundaries: [BoundaryPlan] {
    get { contents.value.boundaries }
    set {
      contents.value.boundaries = newValue
      for boundary in newValue { contents.value.store.intern(kind: boundary.kind) }
    }
  }

  /// The distinct plans; sections with equal plans refer to the same one.
  package var plans: [InternedPlan] { contents.value.store.plans }

  /// Returns the plan of a section.
  package func plan(ofSection section: Int) -> InternedPlan { plans[sections[section].plan] }

  /// Returns whether the groups of a section form an orthogonal row.
  public func isRow(section: Int) -> Bool {
    plan(ofSection: section).section.orthogonalScrolling != .none
  }

  /// Returns whether an element is a boundary item of its section or of the layout.
  ///
  /// - Complexity: O(*b*) for *b* boundary items of the section.
  package func isBoundary(_ element: ElementID) -> Bool {
    guard element.kind.category == .supplementary else { return false }
    guard element.item != LayoutElement.layoutItem else { return true }
    guard element.item == 0, sections.indices.contains(element.section) else { return false }
    let name = elementKinds[Int(element.kind.nameIndex)]
    return plan(ofSection: element.section).section.boundaries.contains { $0.kind == name }
  }

  /// The names of all kinds of supplementary items and decorations, in order of first appearance.
  public var elementKinds: [String] { contents.value.store.elementKinds }

  /// Appends one or more equal sections.
  ///
  /// - Parameters:
  ///   - plan: The description of the sections to append, stored only once if an equal plan exists.
  ///   - itemCount: The number of data items in each section.
  ///   - count: The number of sections to append.
  /// - Complexity: O(*p*) for a plan of *p* items, to find an equal plan, regardless of the number
  ///   of sections.
  public mutating func append(_ plan: SectionPlan, itemCount: Int, count: Int = 1) {
    let index = contents.value.store.intern(plan)
    contents.value.sections.append(Section(plan: index, itemCount: itemCount), count: count)
  }

  /// Appends a section with one of the existing plans, given by its index.
  ///
  /// - Precondition: `plan` is an index in ``plans``.
  /// - Complexity: O(1), amortised.
  package mutating func append(planAt plan: Int, itemCount: Int) {
    stopUnless(
      plans.indices.contains(plan),
      "Plan \(plan) is out of bounds: there are \(plans.count) plans.")
    contents.value.sections.append(Section(plan: plan, itemCount: itemCount))
  }

  /// Inserts a section before another section.
  ///
  /// - Complexity: O(log *r* + *p*) for *r* stretches of equal sections and a plan of *p* items,
  ///   plus one step for every 256 stretches.
  public mutating func insert(_ plan: SectionPlan, itemCount: Int, at section: Int) {
    let index = contents.value.store.intern(plan)
    contents.value.sections.replace(
      section..<section, with: Section(plan: index, itemCount: itemCount), count: 1)
  }

  /// Removes sections; their plans are kept.
  public mutating func removeSections(_ range: Range<Int>) {
    contents.value.sections.replace(range, with: nil)
  }

  /// Moves a section so that it has the given index after the move.
  public mutating func moveSection(_ section: Int, to place: Int) {
    let moved = sections[section]
    contents.value.sections.replace(section..<section + 1, with: nil)
    contents.value.sections.replace(place..<place, with: moved, count: 1)
  }

  /// Sets the number of data items in a section.
  public mutating func setItemCount(_ count: Int, ofSection section: Int) {
    contents.value.sections.setItemCount(count, ofSection: section)
  }

  /// Replaces the plan of a section.
  ///
  /// - Complexity: O(log *r* + *p*) for *r* stretches of equal sections and a plan of *p* items.
  package mutating func setPlan(_ plan: SectionPlan, ofSection section: Int) {
    let index = contents.value.store.intern(plan)
    contents.value.sections.setPlan(index, ofSection: section)
  }

  /// Replaces a plan in all sections that have it.
  ///
  /// - Returns: `true` if the plan has been replaced; `false` if the input does not contain it, or
  ///   already contains the new plan.
  /// - Complexity: O(*p*) for *p* plans.
  package mutating func replacePlan(_ old: SectionPlan, by new: SectionPlan) -> Bool {
    guard let index = plans.firstIndex(where: { $0.section == old }) else { return false }
    return contents.value.store.replace(index, by: new) == index
  }

  /// Replaces frames of a section's custom group and adjusts the section's item count.
  ///
  /// Other sections with the same plan keep their frames.
  ///
  /// - Parameters:
  ///   - range: The range of the frames to remove.
  ///   - frames: The frames that replace the removed ones.
  ///   - section: The index of a section with a custom group.
  /// - Complexity: O(log *n* + *k*) for *n* frames and *k* new ones, plus O(*r* + *p*) for *r*
  ///   stretches of equal sections and *p* plans.
  package mutating func replaceFrames(
    _ range: Range<Int>, with frames: [CustomPlan.Place], ofSection section: Int
  ) {
    let record = sections[section]
    var plan = plan(ofSection: section).section
    guard case .custom(var custom) = plan.group.content else {
      fatalError("The group of section \(section) is not a custom group.")
    }
    custom.places = custom.places.replacing(range, with: frames)
    plan.group.content = .custom(custom)
    let index =
      sections.isOnlySection(section, withPlan: record.plan)
      ? contents.value.store.replace(record.plan, by: plan) : contents.value.store.intern(plan)
    contents.value.sections.replace(
      section..<section + 1,
      with: Section(plan: index, itemCount: record.itemCount + frames.count - range.count),
      count: 1)
  }

  /// Shares blocks of frames with the custom groups of another input wherever their frames are
  /// equal, so these blocks need not be solved again.
  ///
  /// - Complexity: O(*p*) for *p* plans, plus one comparison for each frame of a large custom
  ///   group.
  mutating func shareFrames(with other: LayoutInput) {
    for index in plans.indices where index < other.plans.count {
      guard plans[index] !== other.plans[index], let places = plans[index].group.largePlaces,
        let others = other.plans[index].group.largePlaces, places.root !== others.root
      else { continue }
      contents.value.store.share(places.sharing(with: others), inPlan: index)
    }
  }

  /// Appends a section with the plan of the last section.
  ///
  /// - Precondition: The input has at least one section.
  /// - Complexity: O(1), amortised.
  public mutating func appendRepeatingPlan(itemCount: Int) {
    guard let plan = sections.chunks.last?.stretches.last?.section.plan else {
      fatalError("The input has no section whose plan could be repeated.")
    }
    contents.value.sections.append(Section(plan: plan, itemCount: itemCount))
  }

  /// Returns the element kind with a given category and name.
  ///
  /// - Precondition: At least one plan uses the name.
  func kind(_ category: ElementKind.Category, _ name: String) -> ElementKind {
    guard let kind = knownKind(category, name) else {
      fatalError("No plan mentions the element kind \"\(name)\".")
    }
    return kind
  }

  /// Returns the element kind with a given category and name, or `nil` if no plan uses the name and
  /// thus no element of the kind is laid out.
  public func knownKind(_ category: ElementKind.Category, _ name: String) -> ElementKind? {
    contents.value.store.index(ofKind: name).map { ElementKind(category: category, nameIndex: $0) }
  }
}
