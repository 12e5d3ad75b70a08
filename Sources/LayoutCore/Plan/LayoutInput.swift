/// Everything that decides a layout: the container, the plans and the number of items of each
/// section.
public struct LayoutInput: Hashable, Sendable {
  /// One section: which plan it follows and how many data items it has.
  public struct Section: Hashable, Sendable {
    /// The index of its plan in ``LayoutInput/plans``.
    public var plan: Int
    /// The number of data items.
    public var itemCount: Int

    /// Makes a section.
    public init(plan: Int, itemCount: Int) {
      self.plan = plan
      self.itemCount = itemCount
    }
  }

  /// What the layout is laid out in.
  public var container: LayoutContainer
  /// The room between every two sections, in points.
  public var interSectionSpacing: Double

  /// Sections, boundary items and plans.
  private struct Contents: Hashable, Sendable {
    var sections: [Section] = []
    var boundaries: [BoundaryPlan] = []
    var store = PlanStore()
  }

  /// One reference for all that copies share.
  private var contents = Shared(Contents())

  /// Makes an input without sections.
  public init(container: LayoutContainer, interSectionSpacing: Double = 0) {
    self.container = container
    self.interSectionSpacing = interSectionSpacing
  }

  /// The sections, in order.
  public var sections: [Section] { contents.value.sections }

  /// The boundary items of the whole layout.
  public var boundaries: [BoundaryPlan] {
    get { contents.value.boundaries }
    set {
      contents.value.boundaries = newValue
      for boundary in newValue { contents.value.store.intern(kind: boundary.kind) }
    }
  }

  /// The distinct plans; sections that mean the same thing name the same one.
  package var plans: [InternedPlan] { contents.value.store.plans }

  /// The plan that a section follows.
  package func plan(ofSection section: Int) -> InternedPlan { plans[sections[section].plan] }

  /// Whether the groups of a section form a row that scrolls across the layout.
  public func isRow(section: Int) -> Bool {
    plan(ofSection: section).section.orthogonalScrolling != .none
  }

  /// The names of all kinds of supplementary items and decorations, in the order of their first
  /// mention.
  public var elementKinds: [String] { contents.value.store.elementKinds }

  /// Adds a section at the end.
  ///
  /// - Complexity: O(*p*) for a plan of *p* items, to find out whether it is known already.
  public mutating func append(_ plan: SectionPlan, itemCount: Int) {
    insert(plan, itemCount: itemCount, at: sections.count)
  }

  /// Adds a section before another one.
  ///
  /// - Complexity: O(*s* + *p*) for *s* sections and a plan of *p* items.
  public mutating func insert(_ plan: SectionPlan, itemCount: Int, at section: Int) {
    let index = contents.value.store.intern(plan)
    contents.value.sections.insert(Section(plan: index, itemCount: itemCount), at: section)
  }

  /// Removes sections; their plans stay known.
  public mutating func removeSections(_ range: Range<Int>) {
    contents.value.sections.removeSubrange(range)
  }

  /// Puts a section at another place.
  public mutating func moveSection(_ section: Int, to place: Int) {
    let moved = contents.value.sections.remove(at: section)
    contents.value.sections.insert(moved, at: place)
  }

  /// Sets how many data items a section has.
  public mutating func setItemCount(_ count: Int, ofSection section: Int) {
    contents.value.sections[section].itemCount = count
  }

  /// Adds a section that follows the plan of the section before it.
  ///
  /// - Precondition: There is a section.
  /// - Complexity: O(1), amortised.
  public mutating func appendRepeatingPlan(itemCount: Int) {
    stopUnless(!sections.isEmpty, "There is no section whose plan could be repeated.")
    let plan = sections[sections.count - 1].plan
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

  /// The kind of a name, or `nil` if no plan mentions it: nothing of that kind is laid out then.
  public func knownKind(_ category: ElementKind.Category, _ name: String) -> ElementKind? {
    contents.value.store.index(ofKind: name).map { ElementKind(category: category, nameIndex: $0) }
  }
}
