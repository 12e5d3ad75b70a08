/// Subject of a trial: the protocol that it conforms to, its name, and the strategy that it is a
/// part of.
public struct TrialSubject: Hashable, Sendable, CustomStringConvertible {
  /// The name of the protocol.
  public var kind: String
  /// The name of the type, by which it is registered.
  public var name: String
  /// The registered name of the strategy that the subject is a part of; nil for a strategy.
  public var owner: String?

  /// Makes a subject of a protocol and a type, both by name.
  public init(kind: String, name: String, owner: String? = nil) {
    self.kind = kind
    self.name = name
    self.owner = owner
  }

  /// The subject in a few words: `ExtentIndex mine of my-extents`.
  public var description: String { "\(kind) \(name)" + (owner.map { " of \($0)" } ?? "") }
}
