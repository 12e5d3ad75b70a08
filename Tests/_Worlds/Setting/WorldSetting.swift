package import LayoutCore
package import LayoutDescription
package import Trials

/// The setting of a world: its view, its layout, its initial data, and the sizes preferred by its
/// cells.
package nonisolated struct WorldSetting: Hashable, Sendable {
  /// The edge that stays in place while contents change.
  package nonisolated enum Anchor: String, Hashable, Sendable, CaseIterable {
    case first, last, end, none
  }

  /// The source of the data.
  package nonisolated enum Source: String, Hashable, Sendable, CaseIterable {
    /// Batches of updates, identified by index paths.
    case batches
    /// Snapshots, and outlines of sections.
    case snapshots
  }

  /// The kind of sizes preferred by cells.
  package nonisolated enum Answers: String, Hashable, Sendable, CaseIterable {
    /// A fixed size, whatever size is proposed.
    case constant
    /// A height that grows as the proposed width shrinks, as for text.
    case text
    /// Sizes, including some impossible for any view.
    case odd
  }

  package var axis = Axis.vertical
  package var isRightToLeft = false
  package var scale = 2.0
  package var size = Vector(horizontal: 320, vertical: 400)
  package var contentInset = Insets.zero
  package var safeArea = Insets.zero
  /// The raw value of the view's content inset adjustment behaviour.
  package var adjustment = 0
  package var reference = InsetsReference.safeArea
  package var interSectionSpacing = 0.0
  /// Whether the layout has its own header.
  package var hasLayoutHeader = false
  package var anchor = Anchor.first
  package var learnsEstimates = false
  /// Whether the layout has section keys; fresh views have none.
  package var usesKeys = false
  package var source = Source.batches
  package var answers = Answers.constant
  /// Whether callbacks from the view may call the view in turn.
  package var callsBack = false
  /// The descriptions for the sections of the data to cycle through.
  package var sections = [WorldSection()]
  /// The initial number of items in each section.
  package var counts = [12]

  /// Creates the plain setting: rows in a view without insets.
  package init() {}

  /// Creates a random setting.
  package init(_ random: inout Decisions) {
    axis = random.next(in: 0..<10) < 6 ? .vertical : .horizontal
    isRightToLeft = random.next(in: 0..<5) < 2
    scale = [1, 1.5, 2, 2.625, 3, 3.5][random.next(in: 0..<6)]
    size = Vector(
      horizontal: Double(random.next(in: 150..<450)), vertical: Double(random.next(in: 150..<500)))
    if random.next(in: 0..<3) == 0 { contentInset = Self.insets(&random) }
    if random.next(in: 0..<3) == 0 { safeArea = Self.insets(&random) }
    adjustment = random.next(in: 0..<4)
    reference = InsetsReference(rawValue: random.next(in: 1..<5)) ?? .safeArea
    interSectionSpacing = [0, 0, 10][random.next(in: 0..<3)]
    hasLayoutHeader = random.next(in: 0..<5) == 0
    anchor = [.first, .first, .first, .last, .end, .none][random.next(in: 0..<6)]
    learnsEstimates = random.next(in: 0..<6) == 0
    source = Source.allCases[random.next(in: 0..<2)]
    answers = [.constant, .constant, .text, .text, .odd][random.next(in: 0..<5)]
    callsBack = random.next(in: 0..<3) == 0
    if random.next(in: 0..<3) == 0 {
      // Every frame of such screens can be predicted.
      sections = (0..<2).map { _ in Self.column(&random) }
    } else {
      sections = (0..<random.next(in: 1..<5)).map { _ in WorldSection(&random) }
    }
    counts = (0..<random.next(in: 1..<5)).map { _ in random.next(in: 0..<24) }
    // A decision of its own would change the stories of all seeds.
    usesKeys = counts.reduce(0, +) % 2 == 0
  }

  private static func insets(_ random: inout Decisions) -> Insets {
    Insets(
      top: Double(random.next(in: 0..<50)), leading: Double(random.next(in: 0..<20)),
      bottom: Double(random.next(in: 0..<30)), trailing: Double(random.next(in: 0..<9)))
  }

  private static func column(_ random: inout Decisions) -> WorldSection {
    var section = WorldSection(&random)
    section.kind = random.next(in: 0..<2) == 0 ? .list : .rows
    (section.row, section.columns) = (nil, 1)
    return section
  }

  /// Whether every item has a line of its own.
  package var isColumn: Bool { sections.allSatisfy(\.isSingleColumn) }

  /// Returns the description of a section, given the section's name.
  package func section(named name: Int) -> WorldSection { sections[name % sections.count] }

  /// Simpler settings, the simplest first.
  package var simpler: [WorldSetting] {
    var candidates: [WorldSetting] = []
    func with(_ change: (inout WorldSetting) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { candidates.append(copy) }
    }
    with {
      let (sections, counts) = ($0.sections, $0.counts)
      $0 = WorldSetting()
      ($0.sections, $0.counts) = (sections, counts)
    }
    with { ($0.contentInset, $0.safeArea, $0.adjustment) = (.zero, .zero, 0) }
    with { $0.axis = .vertical }
    with { $0.isRightToLeft = false }
    with { $0.scale = 2 }
    with { $0.callsBack = false }
    with { $0.learnsEstimates = false }
    with { $0.usesKeys = false }
    with { $0.answers = .constant }
    with { $0.source = .batches }
    with { $0.hasLayoutHeader = false }
    with { $0.interSectionSpacing = 0 }
    with { $0.anchor = .first }
    with { $0.size = Vector(horizontal: 320, vertical: 400) }
    for index in sections.indices {
      if sections.count > 1 { with { $0.sections.remove(at: index) } }
      for simpler in sections[index].simpler { with { $0.sections[index] = simpler } }
    }
    for index in counts.indices {
      if counts.count > 1 { with { $0.counts.remove(at: index) } }
      with { $0.counts[index] /= 2 }
      with { $0.counts[index] = max(0, $0.counts[index] - 1) }
    }
    return candidates
  }
}

nonisolated extension WorldSetting: CustomStringConvertible {
  package var description: String {
    var words = [
      "\(axis)\(isRightToLeft ? " from right to left" : "") at \(scale), "
        + "\(size.horizontal)x\(size.vertical)"
    ]
    if contentInset != .zero { words.append("content inset \(contentInset)") }
    if safeArea != .zero { words.append("safe area \(safeArea) \(adjustment)") }
    words.append("within \(reference), anchor \(anchor), \(source), answers \(answers)")
    if hasLayoutHeader { words.append("layout header") }
    if interSectionSpacing > 0 { words.append("sections \(interSectionSpacing) apart") }
    if learnsEstimates { words.append("learns") }
    if usesKeys { words.append("by key") }
    if callsBack { words.append("calls back") }
    return words.joined(separator: ", ") + "; " + sections.map { "[\($0)]" }.joined(separator: " ")
      + "; \(counts) items"
  }
}
