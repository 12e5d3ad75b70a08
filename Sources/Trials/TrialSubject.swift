/// The subject of a trial: its protocol, its name, and the strategy it is a part of.
public struct TrialSubject: Hashable, Sendable, CustomStringConvertible {
  /// The name of the protocol the subject conforms to.
  public var kind: String
  /// The registered name of the type.
  public var name: String
  /// The registered name of the strategy the subject is a part of; `nil` for a whole strategy.
  public var owner: String?

  /// Creates a subject from the names of its protocol and its type.
  public init(kind: String, name: String, owner: String? = nil) {
    self.kind = kind
    self.name = name
    self.owner = owner
  }

  /// The subject in a few words, such as `ExtentIndex mine of my-extents`.
  public var description: String { "\(kind) \(name)" + (owner.map { " of \($0)" } ?? "") }
}
