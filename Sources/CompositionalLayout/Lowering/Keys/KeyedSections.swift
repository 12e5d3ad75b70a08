/// The sections of a layout, each with the number of its description.
///
///     section      0      1      2      3
///     key          hero   grid   list   grid
///     description  0      1      2      1
///
/// In a layout that asks for sections on demand, the number is ``unasked`` for every other section.
struct KeyedSections {
  /// A part of a new order.
  enum Part {
    /// Consecutive sections of the old order.
    case old(Range<Int>)
    /// A new section with the number of its description.
    case new(Int32)
  }

  /// The number of sections without a description yet.
  static let unasked: Int32 = -1

  /// The descriptions by key.
  let descriptions: SectionDescriptions
  /// The description used for sections not asked for; `nil` if every section is asked for.
  let placeholder: LoweredSection?
  /// The number of each section's description.
  private(set) var numbers: ContiguousArray<Int32> = []
  /// The number of sections with each description.
  private var uses: ContiguousArray<Int32> = []
  /// The number of sections not asked for.
  private(set) var unaskedCount = 0
  /// The number of descriptions in use.
  ///
  /// - Complexity: O(*k*) for *k* keys.
  var usedCount: Int { uses.count { $0 > 0 } }

  /// Creates a list without sections.
  init(_ descriptions: SectionDescriptions) {
    self.descriptions = descriptions
    placeholder = nil
  }

  /// Creates a list of sections not asked for.
  init(_ descriptions: SectionDescriptions, placeholder: LoweredSection, count: Int) {
    self.descriptions = descriptions
    self.placeholder = placeholder
    numbers = ContiguousArray(repeating: Self.unasked, count: count)
    unaskedCount = count
  }

  /// The description of a section, or the placeholder if it has not been asked for; `nil` if the
  /// section does not exist.
  subscript(section: Int) -> LoweredSection? {
    guard numbers.indices.contains(section) else { return nil }
    let number = numbers[section]
    return number == Self.unasked ? placeholder : descriptions[number]
  }

  /// Returns whether a section exists and has not been asked for.
  func isUnasked(_ section: Int) -> Bool {
    numbers.indices.contains(section) && numbers[section] == Self.unasked
  }

  /// Returns whether any description in use meets a condition.
  ///
  /// - Complexity: O(*k*) for *k* keys.
  func contains(where condition: (LoweredSection) -> Bool) -> Bool {
    uses.indices.contains { uses[$0] > 0 && condition(descriptions.all[$0]) }
  }

  /// Returns whether any section has a description.
  func isUsed(_ number: Int32) -> Bool { number < uses.count && uses[Int(number)] > 0 }

  mutating func reserveCapacity(_ count: Int) { numbers.reserveCapacity(count) }

  /// Appends a section.
  mutating func append(_ number: Int32) {
    numbers.append(number)
    use(number)
  }

  /// Gives a section another description.
  mutating func set(_ number: Int32, at section: Int) {
    use(number)
    leave(numbers[section])
    numbers[section] = number
  }

  /// Replaces the order of the sections.
  ///
  /// - Parameters:
  ///   - parts: The remaining and the new sections, in order.
  ///   - count: The number of sections afterwards.
  /// - Complexity: O(*s*) for *s* sections.
  mutating func arrange(_ parts: [Part], count: Int) {
    let old = numbers
    numbers = []
    numbers.reserveCapacity(count)
    for number in old { leave(number) }
    for part in parts {
      switch part {
      case .old(let run): numbers.append(contentsOf: old[run])
      case .new(let number): numbers.append(number)
      }
    }
    for number in numbers { use(number) }
  }

  /// Discards the unused descriptions once they are many.
  mutating func forgetUnused() {
    guard descriptions.all.count > 2 * usedCount + 64 else { return }
    let newNumbers = descriptions.forget { uses.count <= $0 || uses[Int($0)] == 0 }
    for section in numbers.indices where numbers[section] != Self.unasked {
      guard let number = newNumbers[Int(numbers[section])] else { continue }
      numbers[section] = number
    }
    uses.removeAll { $0 == 0 }
  }

  private mutating func use(_ number: Int32) {
    guard number != Self.unasked else { return unaskedCount += 1 }
    while uses.count <= number { uses.append(0) }
    uses[Int(number)] += 1
  }

  private mutating func leave(_ number: Int32) {
    if number == Self.unasked { unaskedCount -= 1 } else { uses[Int(number)] -= 1 }
  }
}
