import CompositionalLayout

extension Scenario {
  /// A list for jumping to distant items.
  static let jump = Scenario(
    name: "jump",
    summary: "rows of 1 to 90 lines; scroll-to jumps to distant rows while sizes still change",
    imitates: "a chat that scrolls to a distant message but stops at the wrong one",
    layout: {
      CompositionalLayoutDescription(section: .rows(estimated: 60, spacing: 1))
    },
    counts: { items, _ in [items] },
    content: .unevenText, script: .restlessJumps,
    defaultParts: [DefaultPart([.scrollTo], items: [1000, 100_000, 1_000_000])])
}
