import CompositionalLayout

extension Scenario {
  static let chatPrepend = Scenario(
    name: "chat-prepend",
    summary: "estimated rows seen at their end; insert: 50 older ones before the first",
    imitates: "a conversation that loads its past, which must not move what is being read",
    layout: {
      CompositionalLayoutDescription(section: .rows(estimated: 44, spacing: 4))
    },
    counts: { items, _ in [items] },
    content: .text(characters: 1..<240), story: .prepending(count: 50),
    defaultParts: [DefaultPart([.insert], items: [1000, 100_000, 1_000_000])])
}
