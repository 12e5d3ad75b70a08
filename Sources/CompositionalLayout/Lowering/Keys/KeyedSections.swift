/// The sections of a layout, each with the number of its description.
///
///     section      0      1      2      3
///     key          hero   grid   list   grid
///     description  0      1      2      1
struct KeyedSections {
  /// A part of a new order.
  enum Part {
    /// Consecutive sections of the old order.
    case old(Range<Int>)
    /// A new section with the number of its description.
    case new(Int32)
  }

  /// The descriptions by key.
  let descriptions: SectionDescriptions
  /// The number of each section's description.
  private(set) var numbers: ContiguousArray<Int32> = []
  /// The number of sections with each description.
  private var uses: ContiguousArray<Int32> = []
  /// The number of descriptions in use.
  ///
  /// - Complexity: O(*k*) for *k* keys.
  var usedCount: Int { uses.count { $0 > 0 } }

  /// Creates a list without sections.
  init(_ descriptions: SectionDescriptions) { self.descriptions = descriptions }

  /// The description of a section; `nil` if the section does not exist.
  subscript(section: Int) -> LoweredSection? {
    numbers.indices.contains(section) ? descriptions[numbers[section]] : nil
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
    uses[Int(numbers[section])] -= 1
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
    for number in old { uses[Int(number)] -= 1 }
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
    for section in numbers.indices {
      guard let number = newNumbers[Int(numbers[section])] else { continue }
      numbers[section] = number
    }
    uses.removeAll { $0 == 0 }
  }

  private mutating func use(_ number: Int32) {
    while uses.count <= number { uses.append(0) }
    uses[Int(number)] += 1
  }
}
