package import BenchScenarios
import CompositionalLayout
import LayoutCore
import Trials

/// A random screen of an app: four to six descriptions of sections, used cyclically, in a random
/// view.
package struct RandomScreen: Hashable, Sendable {
  /// The seed of the sections and the surroundings.
  package let seed: UInt64
  /// Whether the layout scrolls horizontally.
  package var isHorizontal = false
  package var isRightToLeft = false
  package var scale = 2.0
  package var width = 390.0
  package var height = 844.0
  /// Whether the safe area covers some of the view.
  package var hasSafeArea = false
  package var interSectionSpacing = 0.0
  /// The descriptions that the sections cycle through.
  package var sections: [ScreenSection]
  /// The total number of items in all sections.
  package var itemCount: Int

  /// Creates a random screen.
  ///
  /// - Parameters:
  ///   - seed: The seed of all random values.
  ///   - itemCounts: The range of the number of items.
  package init(seed: UInt64, itemCounts: Range<Int> = 30..<160) {
    self.seed = seed
    var random = Decisions(seed: seed)
    isHorizontal = random.next(in: 0..<8) == 0
    isRightToLeft = random.next(in: 0..<4) == 0
    scale = [1, 2, 3, 3][random.next(in: 0..<4)]
    (width, height) = [(390, 844), (320, 568), (834, 1194)][random.next(in: 0..<3)]
    hasSafeArea = random.next(in: 0..<2) == 0
    interSectionSpacing = [0, 0, 24][random.next(in: 0..<3)]
    var kinds = ScreenSection.Kind.allCases
    kinds.shuffle(using: &random)
    sections = kinds.prefix(random.next(in: 4..<7)).map { ScreenSection($0, &random) }
    itemCount = random.next(in: itemCounts)
  }

  /// The name of the screen's scenario.
  package var name: String { "screen-\(seed)" }

  /// Distributes items to the sections in order, until none are left.
  static func counts(_ sections: [ScreenSection], items: Int) -> [Int] {
    var counts: [Int] = []
    var rest = items
    while rest > 0 {
      let count = min(rest, max(1, sections[counts.count % sections.count].itemCount))
      counts.append(count)
      rest -= count
    }
    return counts
  }

  /// Whether the size of some element depends on its content.
  private var hasEstimates: Bool {
    sections.contains { section in
      section.header == .estimated || section.footer == .estimated || section.kind == .list
        || section.hasLabels
        || (section.kind == .grid || section.kind == .shelf) && section.height == .estimated
    }
  }

  /// The screen as a scenario of the suite.
  package var scenario: Scenario {
    let (sections, isHorizontal, spacing) = (sections, isHorizontal, interSectionSpacing)
    var insets = NSDirectionalEdgeInsets.zero
    if hasSafeArea { (insets.top, insets.bottom) = (59, 34) }
    return Scenario(
      name: name, summary: "\(self)", imitates: "an app's screen",
      environment: HeadlessEnvironment(
        size: CGSize(width: width, height: height),
        traitCollection: UITraitCollection(traitsFrom: [
          UITraitCollection(displayScale: scale),
          UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
        ]), safeAreaInsets: insets),
      layout: {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = spacing
        configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
        return CompositionalLayoutDescription(
          sectionProvider: { index, _ in
            sections[index % sections.count].described(isHorizontal: isHorizontal)
          }, configuration: configuration)
      },
      counts: { items, _ in Self.counts(sections, items: items) },
      content: hasEstimates ? .screen(sections, isHorizontal: isHorizontal) : nil)
  }

  /// Simpler screens, the simplest first.
  package var simpler: [RandomScreen] {
    var candidates: [RandomScreen] = []
    func with(_ change: (inout RandomScreen) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { candidates.append(copy) }
    }
    for index in sections.indices where sections.count > 1 {
      with { $0.sections.remove(at: index) }
    }
    with { $0.itemCount = max(1, $0.itemCount / 2) }
    with { ($0.isRightToLeft, $0.hasSafeArea) = (false, false) }
    with { ($0.scale, $0.width, $0.height) = (2, 390, 844) }
    with { $0.isHorizontal = false }
    with { $0.isRightToLeft = false }
    with { $0.hasSafeArea = false }
    with { $0.interSectionSpacing = 0 }
    for index in sections.indices {
      for simpler in sections[index].simpler { with { $0.sections[index] = simpler } }
    }
    with { $0.itemCount = max(1, $0.itemCount - 1) }
    return candidates
  }
}

extension RandomScreen: CustomStringConvertible {
  package var description: String {
    var words = ["\(width) × \(height) at \(scale)"]
    if isHorizontal { words.append("horizontal") }
    if isRightToLeft { words.append("right to left") }
    if hasSafeArea { words.append("safe area") }
    if interSectionSpacing > 0 { words.append("sections \(interSectionSpacing) apart") }
    return words.joined(separator: ", ") + "; "
      + sections.map { "[\($0)]" }.joined(separator: " ") + "; \(itemCount) items"
  }
}

extension ContentSizes {
  /// Returns content sizes: labels if their width is estimated, otherwise text wrapped to the
  /// proposed width.
  fileprivate static func screen(_ sections: [ScreenSection], isHorizontal: Bool) -> ContentSizes {
    ContentSizes { question in
      let isCell = question.kind == nil
      let section = sections[question.section % sections.count]
      var size = question.wholePoints(
        characters: isCell && !section.hasLabels ? 10..<200 : 1..<24,
        isLabel: isCell && section.hasLabels)
      // Texts in a view that scrolls horizontally have their own length.
      if isHorizontal {
        size =
          section.hasLabels && isCell
          ? Vector(horizontal: 36, vertical: size.horizontal)
          : Vector(
            horizontal: 40 + (size.vertical / 2).rounded(), vertical: question.offered.vertical)
      }
      return size
    }
  }
}
