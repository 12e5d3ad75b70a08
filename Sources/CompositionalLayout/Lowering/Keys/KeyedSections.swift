/// The sections of a layout, each with the index of its description.
///
///     section      0      1      2      3
///     key          hero   grid   list   grid
///     description  0      1      2      1
///
/// If sections are described on demand, sections not described yet have the index ``undescribed``.
struct KeyedSections {
  /// A part of a new section order: one new section, or consecutive sections of the old order.
  enum Part {
    /// Consecutive sections of the old order.
    case old(Range<Int>)
    /// A new section, represented by the index of its description.
    case new(Int32)
  }

  /// The index for sections that have no description yet.
  static let undescribed: Int32 = -1

  /// The descriptions of the sections, cached by key.
  let descriptions: SectionDescriptions
  /// The placeholder for sections not described yet; `nil` if every section is requested.
  private(set) var placeholder: LoweredSection?
  /// The index of each section's description.
  private(set) var descriptionIndices: ContiguousArray<Int32> = []
  /// The number of sections that use each description, indexed by description.
  private var uses: ContiguousArray<Int32> = []
  /// The number of sections whose description has not been requested yet.
  private(set) var undescribedCount = 0
  /// The number of descriptions in use.
  ///
  /// - Complexity: O(*k*) for *k* keys.
  var usedCount: Int { uses.count { $0 > 0 } }

  /// Creates an empty list for sections that will use the given descriptions.
  init(_ descriptions: SectionDescriptions) {
    self.descriptions = descriptions
    placeholder = nil
  }

  /// Creates a list of sections that share a placeholder, because none is described yet.
  init(_ descriptions: SectionDescriptions, placeholder: LoweredSection, count: Int) {
    self.descriptions = descriptions
    self.placeholder = placeholder
    descriptionIndices = ContiguousArray(repeating: Self.undescribed, count: count)
    undescribedCount = count
  }

  /// The description of a section, or the placeholder if it has not been described yet; `nil` if
  /// the section does not exist.
  subscript(section: Int) -> LoweredSection? {
    guard descriptionIndices.indices.contains(section) else { return nil }
    let descriptionIndex = descriptionIndices[section]
    return descriptionIndex == Self.undescribed ? placeholder : descriptions[descriptionIndex]
  }

  /// Returns whether a section exists and its description has not been requested yet.
  func isUndescribed(_ section: Int) -> Bool {
    descriptionIndices.indices.contains(section) && descriptionIndices[section] == Self.undescribed
  }

  /// Returns whether any description in use meets a condition.
  ///
  /// - Complexity: O(*k*) for *k* keys.
  func contains(where condition: (LoweredSection) -> Bool) -> Bool {
    uses.indices.contains { uses[$0] > 0 && condition(descriptions.all[$0]) }
  }

  /// Returns whether any section uses the description at the given index.
  func isUsed(_ descriptionIndex: Int32) -> Bool {
    descriptionIndex < uses.count && uses[Int(descriptionIndex)] > 0
  }

  /// Replaces the placeholder for sections that have not been described yet.
  mutating func setPlaceholder(_ section: LoweredSection) { placeholder = section }

  mutating func reserveCapacity(_ count: Int) { descriptionIndices.reserveCapacity(count) }

  mutating func append(_ descriptionIndex: Int32) {
    descriptionIndices.append(descriptionIndex)
    use(descriptionIndex)
  }

  /// Replaces the description of a section with the one at the given index.
  mutating func set(_ descriptionIndex: Int32, at section: Int) {
    use(descriptionIndex)
    leave(descriptionIndices[section])
    descriptionIndices[section] = descriptionIndex
  }

  /// Replaces the order of the sections.
  ///
  /// - Parameters:
  ///   - parts: The remaining and the new sections, in order.
  ///   - count: The number of sections afterwards.
  /// - Complexity: O(*s*) for *s* sections.
  mutating func arrange(_ parts: [Part], count: Int) {
    let old = descriptionIndices
    descriptionIndices = []
    descriptionIndices.reserveCapacity(count)
    for descriptionIndex in old { leave(descriptionIndex) }
    for part in parts {
      switch part {
      case .old(let run): descriptionIndices.append(contentsOf: old[run])
      case .new(let descriptionIndex): descriptionIndices.append(descriptionIndex)
      }
    }
    for descriptionIndex in descriptionIndices { use(descriptionIndex) }
  }

  /// Discards unused descriptions if they far outnumber the used ones.
  mutating func forgetUnusedDescriptions() {
    guard descriptions.all.count > 2 * usedCount + 64 else { return }
    let newIndices = descriptions.forget { uses.count <= $0 || uses[Int($0)] == 0 }
    for section in descriptionIndices.indices where descriptionIndices[section] != Self.undescribed
    {
      guard let descriptionIndex = newIndices[Int(descriptionIndices[section])] else { continue }
      descriptionIndices[section] = descriptionIndex
    }
    uses.removeAll { $0 == 0 }
  }

  private mutating func use(_ descriptionIndex: Int32) {
    guard descriptionIndex != Self.undescribed else { return undescribedCount += 1 }
    while uses.count <= descriptionIndex { uses.append(0) }
    uses[Int(descriptionIndex)] += 1
  }

  private mutating func leave(_ descriptionIndex: Int32) {
    if descriptionIndex == Self.undescribed {
      undescribedCount -= 1
    } else {
      uses[Int(descriptionIndex)] -= 1
    }
  }
}
