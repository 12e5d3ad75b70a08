import BenchHarness

/// How the input of a scenario differs from its input in a baseline, property by property.
struct InputChange: Sendable, Equatable {
  /// The changes in words, those of most sections first:
  /// `header height: absolute 44 → estimated 44, in 5 sections`.
  let texts: [String]

  /// Compares the properties of two inputs, each with its number of sections.
  init(from old: [String: Int], to new: [String: Int]) {
    var changes: [(text: String, sections: Int)] = []
    let (before, after) = (Self.byName(old), Self.byName(new))
    for name in Set(before.keys).union(after.keys).sorted() {
      let (old, new) = (before[name] ?? [:], after[name] ?? [:])
      // The values that fewer sections have than before, and those that more have.
      let lost = old.filter { $0.value > new[$0.key] ?? 0 }.keys.sorted()
      let gained = new.filter { $0.value > old[$0.key] ?? 0 }.keys.sorted()
      // More or fewer sections with a value that others have too: the number of sections says so.
      let isOther = lost.contains { new[$0] == nil } || gained.contains { old[$0] == nil }
      guard isOther else { continue }
      let sections = (lost + gained).map { abs((new[$0] ?? 0) - (old[$0] ?? 0)) }.max() ?? 0
      changes.append((Self.text(name, lost, gained, sections), sections))
    }
    texts = changes.enumerated()
      .sorted { ($1.element.sections, $0.offset) < ($0.element.sections, $1.offset) }
      .map(\.element.text)
  }

  /// The changes in one sentence; `nil` if no property tells the inputs apart.
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

  /// The number of sections by name of the property and by value.
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
