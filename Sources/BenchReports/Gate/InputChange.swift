import BenchHarness

/// The difference between the input of a scenario and its input in a baseline, property by
/// property.
struct InputChange: Sendable, Equatable {
  /// The changes as text, starting with the change that affects the most sections.
  ///
  /// For example: `header height: absolute 44 → estimated 44, in 5 sections`.
  let texts: [String]

  /// Creates the difference between two inputs.
  ///
  /// Each dictionary maps the properties of an input to the number of sections with the property.
  init(from old: [String: Int], to new: [String: Int]) {
    var changes: [(text: String, sections: Int)] = []
    let (before, after) = (Self.byName(old), Self.byName(new))
    for name in Set(before.keys).union(after.keys).sorted() {
      let (old, new) = (before[name] ?? [:], after[name] ?? [:])
      // The values that fewer sections have than before, and the values that more sections have.
      let lost = old.filter { $0.value > new[$0.key] ?? 0 }.keys.sorted()
      let gained = new.filter { $0.value > old[$0.key] ?? 0 }.keys.sorted()
      // If only the numbers of sections with known values differ, the change in the number of
      // sections already shows it.
      let isOther = lost.contains { new[$0] == nil } || gained.contains { old[$0] == nil }
      guard isOther else { continue }
      let sections = (lost + gained).map { abs((new[$0] ?? 0) - (old[$0] ?? 0)) }.max() ?? 0
      changes.append((Self.text(name, lost, gained, sections), sections))
    }
    texts = changes.enumerated()
      .sorted { ($1.element.sections, $0.offset) < ($0.element.sections, $1.offset) }
      .map(\.element.text)
  }

  /// The change that affects the most sections, followed by the number of other changes, or `nil`
  /// if no property differs.
  var sentence: String? { texts.first.map { $0 + Words.more(texts.count) } }

  private static func text(
    _ name: String, _ lost: [String], _ gained: [String], _ sections: Int
  ) -> String {
    let values = { (all: [String]) in all.joined(separator: ", ") }
    var text = "\(name): "
    switch (lost.isEmpty, gained.isEmpty) {
    case (true, _): text += "new, \(values(gained))"
    case (_, true): text += "removed, was \(values(lost))"
    default: text += "\(values(lost)) → \(values(gained))"
    }
    return sections > 1 ? "\(text), in \(ItemCount.grouped(sections)) sections" : text
  }

  /// Returns the number of sections for each value of a property, grouped by the name of the
  /// property.
  private static func byName(_ properties: [String: Int]) -> [String: [String: Int]] {
    var byName: [String: [String: Int]] = [:]
    for (property, count) in properties {
      guard let colon = property.firstRange(of: ": ") else { continue }
      byName[String(property[..<colon.lowerBound]), default: [:]][
        String(property[colon.upperBound...])] = count
    }
    return byName
  }
}
