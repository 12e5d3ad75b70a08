import CompositionalLayout

extension Scenario {
  static let chatPrepend = Scenario(
    name: "chat-prepend",
    summary: "rows of estimated height, scrolled to the end; insert adds 50 rows at the start",
    imitates: "a chat that loads older messages without moving the visible ones",
    layout: {
      CompositionalLayoutDescription(section: .rows(estimated: 44, spacing: 4))
    },
    counts: { items, _ in [items] },
    content: .text(characters: 1..<240), script: .prepending(count: 50),
    defaultParts: [DefaultPart([.insert], items: [1000, 100_000, 1_000_000])])
}
