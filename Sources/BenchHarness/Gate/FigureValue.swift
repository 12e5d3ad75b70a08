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
