import BenchHarness

/// A small drawing in a table cell, one or a few lines high.
///
/// The numbers it represents are displayed in other cells.
enum Mark: Equatable {
  /// The samples as dots, in one lane for each round, with a line across all lanes at the
  /// benchmark's figure.
  case rounds([DisplayedRound], figure: Double)
  /// An interval, its middle, and a point for each round.
  ///
  /// All rows share the same range, with a line at the value that indicates no difference.
  case interval(
    low: Double?, middle: Double, high: Double?, points: [Double], range: ClosedRange<Double>,
    neutral: Double)
  /// A stepped line with one value per commit, and gaps where values are unknown.
  case steps([Double?])
  /// A bar whose length shows the first value as a fraction of the second, which is the largest
  /// value in the column.
  case bar(Double, of: Double)

  private static let width = 150.0
  /// The height of one lane, and the height of a drawing without lanes, in the drawing's units.
  private static let (lane, height) = (8.0, 20.0)

  var svg: Markup {
    switch self {
    case .rounds(let rounds, let figure): return Self.lanes(rounds, figure: figure)
    case .interval(let low, let middle, let high, let points, let range, let neutral):
      let scale = Scale(range, to: (4, Self.width - 4))
      let y = Self.height / 2
      var parts = [Self.path("M\(scale[neutral]) 0V\(Draw.number(Self.height))", "rule")]
      if !points.isEmpty {
        let dots = points.map { "M\(scale[$0]) \(Draw.number(y + 5))h0" }.joined()
        parts.append(Self.path(dots, "dots"))
      }
      if let low, let high {
        parts.append(
          Self.path("M\(scale[low]) 3v6M\(scale[high]) 3v6M\(scale[low]) 6H\(scale[high])", "line"))
      }
      parts.append(Self.path(Draw.marker(3, x: scale.position(middle), y: 6), "line"))
      return Self.svg(parts, height: Self.height)
    case .steps(let values):
      let known = values.compactMap { $0 }
      guard let least = known.min(), let most = known.max() else { return Self.svg([]) }
      let x = Scale(0...Double(max(1, values.count)), to: (1, Self.width - 1))
      let y = Scale(least...(most > least ? most : least + 1), to: (Self.height - 2, 2))
      var path = ""
      var isOpen = false
      for (index, value) in values.enumerated() {
        guard let value else {
          isOpen = false
          continue
        }
        path += "\(isOpen ? "L" : "M")\(x[Double(index)]) \(y[value])H\(x[Double(index + 1)])"
        isOpen = true
      }
      return Self.svg([Self.path(path, "line")])
    case .bar(let value, let most):
      let length = most > 0 ? max(0, value) / most * Self.width : 0
      return Self.svg(
        [
          .element(
            "rect", ["class": "bar", "y": "4", "width": Draw.number(length), "height": "12"], [])
        ])
    }
  }

  private static func lanes(_ rounds: [DisplayedRound], figure: Double) -> Markup {
    let all = rounds.flatMap(\.samples) + [figure]
    guard let least = all.min(), let most = all.max() else { return svg([]) }
    let scale = Scale(least...(most > least ? most : least + 1), to: (4, width - 4))
    let height = lane * Double(max(1, rounds.count))
    var parts = [path("M\(scale[figure]) 0V\(Draw.number(height))", "rule")]
    for (index, round) in rounds.enumerated() {
      let y = Draw.number(lane * (Double(index) + 0.5))
      let places = round.samples.map { Draw.number(scale.position($0).rounded()) }
      parts.append(path(places.map { "M\($0) \(y)h0" }.joined(), "dots"))
    }
    return svg(parts, height: height)
  }

  private static func path(_ data: String, _ kind: String) -> Markup {
    .element("path", ["class": kind, "d": data], [])
  }

  private static func svg(
    _ parts: [Markup], height: Double = height
  ) -> Markup {
    .element(
      "svg",
      [
        "aria-hidden": "true", "width": Draw.number(width),
        "height": Draw.number(height),
      ], parts)
  }
}

/// A linear mapping from values to positions in a drawing.
struct Scale {
  private let start: Double
  private let factor: Double
  private let origin: Double

  /// Creates a scale that maps a range of values to the range between two positions.
  ///
  /// The first position may be the larger one.
  init(_ values: ClosedRange<Double>, to positions: (first: Double, last: Double)) {
    start = values.lowerBound
    let length = values.upperBound - values.lowerBound
    factor = length > 0 ? (positions.last - positions.first) / length : 0
    origin = positions.first
  }

  func position(_ value: Double) -> Double { origin + (value - start) * factor }

  /// Returns the position of a value, formatted for drawings.
  subscript(value: Double) -> String { Draw.number(position(value)) }
}

/// Functions that format numbers and shapes for drawings.
enum Draw {
  /// The number of distinct line styles.
  static let styles = 8

  /// Formats a position with one decimal place, omitted for whole numbers.
  static func number(_ value: Double) -> String {
    let text = Decimals.fixed(value, places: 1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the path of a point marker in one of the styles: circle, square, triangle, diamond,
  /// cross, plus, hourglass, or inverted triangle.
  static func marker(_ style: Int, x: Double, y: Double) -> String {
    let start = { (dx: Double, dy: Double) in "M\(number(x + dx)) \(number(y + dy))" }
    return switch style % styles {
    case 0: start(-3, 0) + "a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"
    case 1: start(-3, -3) + "h6v6h-6z"
    case 2: start(-3.5, 3) + "h7l-3.5-6.5z"
    case 3: start(-4, 0) + "l4-4l4 4l-4 4z"
    case 4: start(-3, -3) + "l6 6m0-6l-6 6"
    case 5: start(-3.5, 0) + "h7m-3.5-3.5v7"
    case 6: start(-3, -3) + "h6l-6 6h6z"
    default: start(-3.5, -3) + "h7l-3.5 6.5z"
    }
  }
}
