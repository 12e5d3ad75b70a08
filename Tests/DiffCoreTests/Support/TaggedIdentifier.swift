/// An identifier with a payload, ignored when comparing for equality.
struct TaggedIdentifier: Hashable, Sendable {
  let number: Int
  let tag: String

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
