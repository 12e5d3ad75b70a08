/// One figure of a baseline: a number, or the text of a digest.
public enum FigureValue: Hashable, Sendable {
  /// A count, or a mean of counts.
  case number(Double)
  /// A digest.
  case digest(String)

  /// The number, if it is one.
  public var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The figure as a baseline holds it; ``init(name:text:)`` reads it back bit for bit.
  public var text: String {
    switch self {
    case .number(let value):
      value == value.rounded() && abs(value) < 0x1p53 ? "\(Int64(value))" : "\(value)"
    case .digest(let text): text
    }
  }

  /// The figure for people, with every digit: `1,204`.
  var grouped: String { wholeText ?? text }

  /// The figure for people in a table: whole numbers with every digit, others to a tenth or a
  /// millionth, and of a digest the first digits, which tell two apart.
  var short: String {
    guard let number else { return String(text.prefix(Self.digestDigits)) }
    if let wholeText { return wholeText }
    guard abs(number) >= 1000 else {
      return Decimals.fixed(number, places: abs(number) < 1 ? 6 : 1)
    }
    let digits = Decimals.fixed(number, places: 1)
    return ItemCount.grouped(Int(digits.dropLast(2)) ?? 0) + digits.suffix(2)
  }

  private static let digestDigits = 8

  private var wholeText: String? {
    guard let number, number == number.rounded(), abs(number) < 0x1p53 else { return nil }
    return ItemCount.grouped(Int(number))
  }

  /// Reads a figure, or returns nil where the text is none.
  ///
  /// - Parameters:
  ///   - name: The name of the figure, which tells a digest from a number.
  ///   - text: What ``text`` wrote.
  public init?(name: String, text: String) {
    if name == Figures.digest {
      self = .digest(text)
    } else if let value = Double(text), value.isFinite {
      self = .number(value)
    } else {
      return nil
    }
  }
}
