/// The order of a snapshot's sections and items, stored as handles.
///
/// For each item handle, the order stores the item's section and its offset there. The offsets are
/// exact after building and after large changes. Small changes only raise the slack of their
/// section, an upper bound on the distance between an item and its recorded offset:
///
///     items                    A B C D         insert X at 1:   A X B C D
///     recorded offsets         0 1 2 3                          0 1 1 2 3     slack 1
///
/// The offsets are recorded again before the slack becomes large. A change therefore only shifts
/// the later handles in memory, and few comparisons are needed to find an item.
@usableFromInline
struct SnapshotOrder: Sendable {
  /// The slack beyond which a section's offsets are recorded again.
  static let slackLimit = 1024

  /// The handles of the sections, in order.
  var order: [Handle] = []
  /// The items of each section, indexed by the section's handle.
  var sections = PagedArray<SectionItems>()
  /// The recorded section and offset of each item, indexed by the item's handle.
  var places = PagedArray<RecordedPlace>()
  /// The total number of items in all sections.
  @usableFromInline var itemCount = 0

  /// The recorded number of items before each section, in order; empty if the numbers are not
  /// recorded.
  var starts: [UInt32] = []

  var reloadedSections = MarkedHandles()
  var reloadedItems = MarkedHandles()
  var reconfiguredItems = MarkedHandles()

  @usableFromInline
  init() {}

  /// Returns whether the snapshot contains an item.
  ///
  /// The handle may be unknown to the order.
  @usableFromInline
  @inline(__always)
  func containsItem(_ item: Handle) -> Bool { section(of: item).isHandle }

  /// Returns whether the snapshot contains a section.
  ///
  /// The handle may be unknown to the order.
  @usableFromInline
  @inline(__always)
  func containsSection(_ section: Handle) -> Bool {
    section.index < sections.count && sections[section.index].isPresent
  }

  /// Returns the section of an item, or `.none` if the item is not present.
  @usableFromInline
  @inline(__always)
  func section(of item: Handle) -> Handle {
    item.index < places.count ? places[item.index].section : .none
  }

  /// Looks up an item in a section.
  ///
  /// - Parameters:
  ///   - item: The item, which may be unknown to the order.
  ///   - section: The section to look in.
  ///   - isExact: Whether the recorded offsets in the section are exact.
  /// - Returns: The item's offset, or `nil` if the section does not contain it.
  /// - Complexity: O(1), as the slack of the section is limited.
  @inline(__always)
  func offset(of item: Handle, ifIn section: Handle, isExact: Bool) -> Int? {
    guard item.index < places.count else { return nil }
    let place = places[item.index]
    guard place.section == section else { return nil }
    let hint = Int(place.offset)
    return isExact ? hint : searchOffset(of: item, in: section, near: hint)
  }

  /// Returns the offset of an item in its section.
  ///
  /// - Complexity: O(1), as the slack of the section is limited.
  @inline(__always)
  func offset(of item: Handle, in section: Handle) -> Int {
    let hint = Int(places[item.index].offset)
    let slack = sections[section.index].slack
    return slack == 0 ? hint : searchOffset(of: item, in: section, near: hint)
  }

  @inline(never)
  private func searchOffset(of item: Handle, in section: Handle, near hint: Int) -> Int {
    let items = sections[section.index].items
    for distance in 0...Int(sections[section.index].slack) {
      let before = hint - distance
      if before >= 0, before < items.count, items[before] == item { return before }
      let after = hint + distance
      if after < items.count, items[after] == item { return after }
    }
    stop("The item is farther from its recorded offset \(hint) than the slack allows.")
  }

  /// The number of items before each section, in order.
  @usableFromInline var sectionStarts: [UInt32] {
    var start: UInt32 = 0
    return order.map { section in
      defer { start += UInt32(truncatingIfNeeded: sections[section.index].items.count) }
      return start
    }
  }

  /// Returns the path of an item, or `nil` if the item is not present.
  @usableFromInline
  @inline(__always)
  func path(of item: Handle) -> ItemPath? {
    let section = section(of: item)
    guard section.isHandle else { return nil }
    return ItemPath(
      section: Int(sections[section.index].index), item: offset(of: item, in: section))
  }

  /// The handles of the sections, in order.
  @usableFromInline var sectionHandles: [Handle] { order }

  /// The number of items in each section, in order.
  var itemCounts: [Int] { sections.values(of: order) { $0.items.count } }

  /// The handles of all items, in order.
  @usableFromInline var itemHandles: [Handle] {
    var handles: [Handle] = []
    handles.reserveCapacity(itemCount)
    for section in order { handles += sections[section.index].items }
    return handles
  }

  /// Returns the handles of a section's items, in order.
  @usableFromInline
  func items(in section: Handle) -> [Handle] { sections[section.index].items }

  /// Returns the index of a section, or `nil` if it is not present.
  @usableFromInline
  @inline(__always)
  func index(of section: Handle) -> Int? {
    containsSection(section) ? Int(sections[section.index].index) : nil
  }

  /// Records all offsets and the number of items before each section.
  ///
  /// - Complexity: O(*s* + *m*) for *s* sections and the *m* items of the sections with slack.
  @usableFromInline
  mutating func recordPlaces() {
    for section in order where sections[section.index].slack != 0 { recordOffsets(in: section) }
    starts = sectionStarts
  }

  /// Discards the recorded number of items before each section, because the numbers are about to
  /// change.
  @usableFromInline
  mutating func forgetStarts() { if !starts.isEmpty { starts = [] } }

  /// Returns the recorded number of items before a section, or `nil` if it is not recorded.
  @usableFromInline
  @inline(__always)
  func recordedStart(ofSectionAt index: Int) -> Int? {
    index < starts.count ? Int(starts[index]) : nil
  }

  /// Records the offsets of a section's items from the given offset onwards.
  mutating func recordOffsets(in section: Handle, from start: Int = 0) {
    places.update(sections[section.index].items, from: start) { place, offset in
      place.offset = UInt32(truncatingIfNeeded: offset)
    }
    if start == 0 { sections[section.index].slack = 0 }
  }

  /// Adds to a section's slack after its items have shifted.
  ///
  /// If the slack would exceed the limit, the section's offsets are recorded again instead.
  mutating func addSlack(_ distance: Int, to section: Handle) {
    let slack = Int(sections[section.index].slack) + distance
    if slack > Self.slackLimit {
      recordOffsets(in: section)
    } else {
      sections[section.index].slack = Int32(truncatingIfNeeded: slack)
    }
  }
}

extension SnapshotOrder {
  /// Returns the section at an index, or `nil` if the index is out of range.
  @usableFromInline
  @inline(__always)
  func section(at index: Int) -> Handle? {
    order.indices.contains(index) ? order[index] : nil
  }

  /// Returns the item at a path, or `nil` if the path is out of range.
  @usableFromInline
  @inline(__always)
  func item(at path: ItemPath) -> Handle? {
    guard let section = section(at: path.section) else { return nil }
    let items = sections[section.index].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
}
