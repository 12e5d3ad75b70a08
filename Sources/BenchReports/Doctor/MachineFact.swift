package import BenchHarness

/// Availability of something on a machine.
package enum MachineState: String, Codable, CaseIterable, Sendable {
  /// Available, without known problems.
  case ok
  /// Available, but dependent figures have to be read with care.
  case limited
  /// It is not there.
  case missing
  /// It could not be found out.
  case notMeasured

  /// The state in words: `not measured`.
  package var words: String { self == .notMeasured ? "not measured" : rawValue }
}

/// Value of a fact about a machine, unchanged in JSON.
package enum FactValue: Encodable, Sendable, Hashable {
  /// Yes or no.
  case flag(Bool)
  /// A number, in the unit of its fact.
  case number(Double)
  /// A name, a version or a setting.
  case text(String)

  /// Writes the value alone.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// One fact about a machine or a program, and its consequence for the verbs of `bench`.
package struct MachineFact: Encodable, Sendable, Equatable {
  /// The name: `jemalloc`.
  package var name: String
  /// The availability on this machine.
  package var state: MachineState
  /// The value; nil if there is none, for the ``reason``.
  @Nullable package var value: FactValue?
  /// The unit of a number; nil for other values.
  @Nullable package var unit: String?
  /// The value in a few words.
  package var found: String
  /// The reason why there is no value, or why it is of no use; nil if none is needed.
  @Nullable package var reason: String?
  /// The affected verb, and the consequence; empty if there is none.
  package var follows: String

  /// Describes a reading.
  init(
    _ name: String, _ state: MachineState, _ value: FactValue?, unit: String? = nil,
    _ found: String, because reason: String? = nil, follows: String
  ) {
    self.name = name
    self.state = state
    self.value = value
    self.unit = unit
    self.found = found
    self.reason = reason
    self.follows = follows
  }

  /// Describes a reading: ok without a consequence.
  init(
    _ name: String, _ value: FactValue, unit: String? = nil, _ found: String,
    limitedBy follows: String
  ) {
    self.init(name, follows.isEmpty ? .ok : .limited, value, unit: unit, found, follows: follows)
  }

  /// Describes a missing reading, with its reason.
  init(_ name: String, untold reason: String, found: String = "unknown", follows: String) {
    self.init(name, .notMeasured, nil, found, because: reason, follows: follows)
  }
}
