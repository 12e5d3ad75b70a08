/// JSON whose keys are known at run time alone, as names of counters are.
enum ExportValue: Encodable {
  case text(String)
  case count(Int)
  case number(Double)
  case flag(Bool)
  case list([ExportValue])
  case object([String: ExportValue])

  /// A figure, without a fraction where it is a whole number.
  static func figure(_ value: Double) -> ExportValue {
    value == value.rounded() && abs(value) < 0x1p53 ? .count(Int(value)) : .number(value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .count(let count): try container.encode(count)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .list(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}
