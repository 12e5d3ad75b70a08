/// One fact about a machine or a program, and its consequence for the verbs of `bench`.
public struct MachineFact: Codable, Sendable, Equatable {
  /// The name: `jemalloc`.
  public var name: String
  /// How far it is to be had.
  public var state: MachineState
  /// The value; nil where there is none, for the ``reason``.
  public var value: FactValue?
  /// The unit of a number; nil for other values.
  public var unit: String?
  /// The value in a few words.
  public var found: String
  /// The reason why there is no value, or why it is of no use; nil where there is no need of one.
  public var reason: String?
  /// The verb for which something follows, and the consequence; empty where there is none.
  public var follows: String

  /// Describes a fact that has been found out.
  init(
    _ name: String, _ state: MachineState, _ value: FactValue, unit: String? = nil,
    found: String, because reason: String? = nil, follows: String = ""
  ) {
    self.name = name
    self.state = state
    self.value = value
    self.unit = unit
    self.found = found
    self.reason = reason
    self.follows = follows
  }

  /// Describes a fact without a value.
  init(
    _ name: String, _ state: MachineState, found: String, because reason: String,
    follows: String
  ) {
    self.name = name
    self.state = state
    self.found = found
    self.reason = reason
    self.follows = follows
  }

  /// Writes every field, nil as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(state, forKey: .state)
    try container.encode(value, forKey: .value)
    try container.encode(unit, forKey: .unit)
    try container.encode(found, forKey: .found)
    try container.encode(reason, forKey: .reason)
    try container.encode(follows, forKey: .follows)
  }
}
