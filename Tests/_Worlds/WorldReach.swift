import LayoutCore
import LayoutDescription

/// The counts of what worlds have covered: settings, operations, callbacks and comparisons.
package nonisolated struct WorldReach: Sendable {
  /// A counted case.
  package nonisolated enum Place: Hashable, Sendable {
    case operation(String)
    case setting(String)
    /// A callback from the view, and a callback during which the view was called.
    case callback(WorldCallback)
    case reentrantCall(WorldCallback)
    case act(String)
    case check(Check)
  }

  /// A comparison with something to compare.
  package nonisolated enum Check: String, Hashable, Sendable, CaseIterable {
    case cells, displayedCells, supplementaryViews, limits, counts, filter, rowFilter, backgrounds
    case headers, badges, uniform, askedSizes, anchor, scrolledAlong, landing, rowLanding
    case fresh, mirror, snapshot, outline, paths, repeating
  }

  package private(set) var counts: [Place: Int] = [:]

  package init() {}

  mutating func count(_ place: Place, if happened: Bool = true) {
    if happened { counts[place, default: 0] += 1 }
  }

  mutating func count(_ check: Check, if happened: Bool = true) {
    count(.check(check), if: happened)
  }

  /// Counts the properties of a setting.
  mutating func count(_ setting: WorldSetting) {
    var words = [
      "\(setting.axis)", setting.isRightToLeft ? "right to left" : "left to right",
      "scale \(setting.scale)", "within \(setting.reference)", "anchor \(setting.anchor)",
      "\(setting.source)", "answers \(setting.answers)", "adjustment \(setting.adjustment)",
    ]
    words.append(setting.callsBack ? "calls back" : "calm")
    if setting.contentInset != .zero { words.append("content inset") }
    if setting.safeArea != .zero { words.append("safe area") }
    if setting.hasLayoutHeader { words.append("layout header") }
    if setting.learnsEstimates { words.append("learns") }
    words.append(setting.usesKeys ? "by key" : "every time")
    for section in Set(setting.sections) {
      words.append("\(section.kind)")
      if let row = section.row { words.append("row \(row)") }
      if section.reference != .automatic { words.append("section within \(section.reference)") }
      if section.supplementaryReference != .automatic {
        words.append("header within \(section.supplementaryReference)")
      }
      if section.hasHeader { words.append(section.isPinned ? "pinned header" : "header") }
      if section.hasFooter { words.append("footer") }
      if section.hasBackground { words.append("background") }
    }
    for word in Set(words) { count(.setting(word)) }
  }

  /// Adds the counts of another instance.
  package mutating func formUnion(_ other: WorldReach) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }
}
