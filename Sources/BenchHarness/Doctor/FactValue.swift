/// Value of a fact about a machine, which JSON holds as it is.
public enum FactValue: Sendable, Equatable, Codable {
  /// Yes or no.
  case flag(Bool)
  /// A number, in the unit of its fact.
  case number(Double)
  /// A name, a version or a setting.
  case text(String)

  /// Reads a truth value, a number or a text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Writes the value alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}
