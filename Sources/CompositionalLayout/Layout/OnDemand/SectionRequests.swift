import LayoutCore

/// A series of calls to the section provider, made as sections are needed.
///
/// The description returned by each call replaces a placeholder in the engine. The series ends when
/// the provider invalidates the layout or changes the data.
@MainActor
struct SectionRequests {
  /// Whether any section has received its description.
  private(set) var hasDescribed = false

  private let layout: UICollectionViewCompositionalLayout
  private let view: UICollectionView
  private let reader: SectionKeyReader
  private let sections: ProvidedSections
  private let counts: ItemCountList
  /// The number of times the view's item counts had been invalidated when the series began.
  private let data: Int
  private var isOver = false

  /// Creates a series for the sections of a layout, or returns `nil` if the layout does not
  /// describe sections on demand.
  init?(_ layout: UICollectionViewCompositionalLayout, in view: UICollectionView) {
    guard let descriptions = layout.parts.demand?.descriptions,
      let sections = layout.clockedDescription.providedSections(in: descriptions.environment)
    else { return nil }
    (self.layout, self.view, self.sections) = (layout, view, sections)
    reader = layout.keyReader(of: descriptions, of: view)
    counts = view.currentItemCounts()
    data = view.itemCounts.round
  }

  /// Requests the description of a section and lays the section out.
  ///
  /// - Returns: The change to the content, or `nil` if the section has already been requested or
  ///   does not exist, or if the series is over.
  @discardableResult
  mutating func describe(_ section: Int) -> ContentChange? {
    guard !isOver, layout.parts.isUndescribed(section), counts.indices.contains(section) else {
      return nil
    }
    do {
      guard let descriptionIndex = try ask(for: section) else {
        isOver = true
        return nil
      }
      let change = try layout.replacePlaceholder(
        section, by: descriptionIndex, of: reader.descriptions, itemCount: counts[section])
      hasDescribed = true
      return change
    } catch {
      fatalError("\(error)")
    }
  }

  /// Requests the descriptions of the sections in a rectangle until it contains no more
  /// placeholders.
  ///
  /// Sections are requested one at a time: first the given section and those after it, then those
  /// before it.
  ///
  /// - Parameters:
  ///   - rectangle: A closure returning the rectangle, which may move with the content.
  ///   - first: The first section to request if it is in the rectangle.
  ///   - didChange: A closure called with each change to the content.
  mutating func describeSections(
    in rectangle: () -> Frame, from first: Int, _ didChange: (ContentChange) -> Void
  ) {
    var isDone = false
    while !isDone, !isOver {
      isDone = true
      var section = max(first, range(of: rectangle).lowerBound)
      while section < range(of: rectangle).upperBound, !isOver {
        if let change = describe(section) {
          didChange(change)
          isDone = false
        }
        section += 1
      }
      section = min(first, range(of: rectangle).upperBound) - 1
      while section >= range(of: rectangle).lowerBound, !isOver {
        if let change = describe(section) {
          didChange(change)
          isDone = false
        }
        section -= 1
      }
    }
  }

  private func range(of rectangle: () -> Frame) -> Range<Int> {
    layout.engine?.sections(in: rectangle()) ?? 0..<0
  }

  /// Returns the index of a section's description, after requesting the description if the key is
  /// new.
  ///
  /// - Returns: The index; `nil` if the provider has invalidated the layout.
  private func ask(for section: Int) throws -> Int32? {
    layout.keying.isAsking = true
    let callCount = sections.callCount
    defer {
      layout.keying.isAsking = false
      ViewWork.current?.providerCalls += sections.callCount - callCount
    }
    let count = counts[section]
    let (descriptionIndex, isNew) = try reader.descriptionIndex(
      ofSection: section, itemCount: count, in: sections)
    var mismatchedKey: AnyHashable?
    if !isNew {
      mismatchedKey = try reader.mismatchedKey(
        ofSection: section, descriptionIndex, itemCount: count, in: sections)
    }
    guard layout.isSolved, view.itemCounts.round == data, layout.parts.isUndescribed(section) else {
      return nil
    }
    if let mismatchedKey { layout.diagnose(section, mismatchedKey: mismatchedKey, in: view) }
    return descriptionIndex
  }
}
