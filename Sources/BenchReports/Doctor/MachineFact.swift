package import BenchHarness

/// The availability of a tool, setting or reading on a machine.
package enum MachineState: String, Codable, CaseIterable, Sendable {
  /// Available, without known problems.
  case ok
  /// Available, but the figures that depend on it should be read with care.
  case limited
  /// Not available, or unusable.
  case missing
  /// Unknown, because it could not be determined.
  case notMeasured

  /// The name of the state for human readers, such as `not measured`.
  package var words: String { self == .notMeasured ? "not measured" : rawValue }
}

/// The value of a fact about a machine, encoded as a plain JSON value.
package enum FactValue: Encodable, Sendable, Hashable {
  /// A yes-or-no value.
  case flag(Bool)
  /// A number, in the unit of its fact.
  case number(Double)
  /// A name, a version or a setting.
  case text(String)

  /// Encodes the value itself, without the name of the case.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// A fact about a machine or a program, and its consequence for the `bench` commands.
package struct MachineFact: Encodable, Sendable, Equatable {
  /// The name of the fact, such as `jemalloc`.
  package var name: String
  /// The availability of the fact's subject, such as a tool, on this machine.
  package var state: MachineState
  /// The value; if it is `nil`, ``reason`` explains why it is missing.
  @Nullable package var value: FactValue?
  /// The unit of a number; `nil` for all other values.
  @Nullable package var unit: String?
  /// A short description of the value.
  package var found: String
  /// The reason why the value is missing or cannot be used, or `nil` if none is needed.
  @Nullable package var reason: String?
  /// A clause naming the affected command and the consequence, or an empty string if there is none.
  package var follows: String

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

  /// Creates a fact from a reading; the state is `ok` if the reading has no consequence.
  init(
    _ name: String, _ value: FactValue, unit: String? = nil, _ found: String,
    limitedBy follows: String
  ) {
    self.init(name, follows.isEmpty ? .ok : .limited, value, unit: unit, found, follows: follows)
  }

  /// Creates a fact whose value could not be read, for the given reason.
  init(_ name: String, untold reason: String, found: String = "unknown", follows: String) {
    self.init(name, .notMeasured, nil, found, because: reason, follows: follows)
  }
}
