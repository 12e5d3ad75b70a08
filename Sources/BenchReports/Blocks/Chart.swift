import BenchHarness

/// A line chart with logarithmic or linear axes.
struct Chart: Equatable {
  struct Line: Equatable {
    var name: String
    /// The number of the line style, which determines the colour, the stroke and the point shape.
    var style: Int
    /// The points, in ascending order of `x`.
    var points: [Point]
    /// A remark printed after the line's name, such as the growth of the line.
    var note = ""
  }

  /// A point on a line, in axis units.
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  /// An axis: its name and the kind of its values.
  struct Axis: Equatable {
    /// The kinds of values an axis can have.
    enum Values: Equatable {
      /// Item counts.
      case items
      /// Times, in nanoseconds.
      case time
      /// Numbers, formatted with three significant digits.
      case plain
      /// Numbers, formatted with all the digits that tables show.
      case exact
    }

    var name: String
    var values: Values

    func text(_ value: Double) -> String {
      switch values {
      case .items: SummaryText.size(Int(value.rounded()))
      case .time: HumanTime.format(value)
      case .plain: HumanCount.format(value)
      case .exact: FigureValue.number(value).short
      }
    }
  }

  var title: String
  var x: Axis
  var y: Axis
  var lines: [Line]
  /// A value to mark with a line across the chart, such as a budget, or `nil` if there is none.
  var limit: Double?
  /// The label of the line at ``limit``.
  var limitName = ""
  /// Whether the chart is a wide, low strip.
  ///
  /// A strip has a linear axis and a single line without point markers.
  var isStrip = false
  /// The scales available for the vertical axis.
  enum Form: Equatable {
    /// A logarithmic scale, which the reader can change to a linear one.
    case both
    /// A logarithmic scale.
    case logarithmic
    /// A linear scale from the smallest to the largest value.
    case fitted
  }

  /// The scale of the vertical axis.
  var form = Form.both
  /// The height of the chart, in the drawing's units.
  var height = 180.0

  /// A description of each line, for readers who cannot see the chart.
  var description: String {
    lines.compactMap { line in
      guard let first = line.points.first, let last = line.points.last else { return nil }
      let ends = first == last ? [first] : [first, last]
      let values = ends.map { "\(y.text($0.y)) at \(x.text($0.x))" } + [line.note]
      return "\(line.name): " + values.filter { !$0.isEmpty }.joined(separator: ", ")
    }.joined(separator: "; ") + (limit.map { "; \(limitName) \(y.text($0))" } ?? "")
  }
}

/// The drawing of a chart as SVG.
struct ChartDrawing {
  private static let (top, bottom) = (10.0, 30.0)
  /// The minimum distance between two labels of the horizontal axis, in the drawing's units.
  private static let labelDistance = 38.0

  let chart: Chart

  private var width: Double { chart.isStrip ? 720 : 320 }
  private var left: Double { chart.isStrip ? 80 : 54 }
  private var right: Double { width - 8 }

  /// The whole drawing, with all available scales of the vertical axis.
  ///
  /// The page displays one of them at a time.
  var svg: Markup {
    .element(
      "svg",
      [
        "class": "chart", "role": "img",
        "viewBox": "0 0 \(Draw.number(width)) \(Draw.number(chart.height))",
      ],
      [
        .element("title", [:], chart.title), .element("desc", [:], chart.description),
      ]
        + forms)
  }

  /// The drawings of the lines, one for each scale available to the reader.
  private var forms: [Markup] {
    switch chart.form {
    case .both:
      [
        .element("g", ["class": "log"], form(isLogarithmic: true)),
        .element("g", ["class": "linear"], form(isLogarithmic: false)),
      ]
    case .logarithmic: form(isLogarithmic: true)
    case .fitted: form(isLogarithmic: false)
    }
  }

  /// Returns a sample of a line style, to display next to a line's name.
  ///
  /// The sample refers to the definitions in ``keys``, which the page must contain.
  static func key(_ style: Int) -> Markup {
    .element(
      "svg", ["class": "key", "aria-hidden": "true"],
      [.element("use", ["href": "#key-\(style % Draw.styles)"], [])])
  }

  /// The definitions for drawing a sample of each line style, included once per page.
  static var keys: Markup {
    .element(
      "svg", ["class": "keys", "aria-hidden": "true"],
      (0..<Draw.styles).map { style in
        .element(
          "g", ["id": "key-\(style)"],
          [
            path("M0 6H28", "line s\(style)"),
            path(Draw.marker(style, x: 14, y: 6), "point s\(style)"),
          ])
      })
  }

  private func form(isLogarithmic: Bool) -> [Markup] {
    let points = chart.lines.flatMap(\.points)
    let bottom = chart.height - Self.bottom
    let isLog = (x: isLogarithmic && !chart.isStrip, y: isLogarithmic)
    let across = Ticks(points.map(\.x), isLogarithmic: isLog.x)
    let up = Ticks(
      points.map(\.y) + [chart.limit].compactMap { $0 }, isLogarithmic: isLog.y,
      isFitted: chart.form == .fitted)
    let x = Scale(across.range, to: (left + 6, right - 6))
    let y = Scale(up.range, to: (bottom, Self.top))
    var parts: [Markup] = []
    let heights = up.values.map { (value: $0, y: y.position(up.position($0))) }
    let grid = heights.map { "M\(Draw.number(left)) \(Draw.number($0.y))H\(Draw.number(right))" }
    parts.append(Self.path(grid.joined(), "grid"))
    parts.append(
      .element(
        "g", ["class": "end"],
        heights.map { Self.label(chart.y.text($0.value), x: left - 4, y: $0.y + 4) }))
    var free = -Double.infinity
    let sizes = !chart.isStrip ? Set(points.map(\.x)).sorted() : across.ends
    // The largest size always has a label.
    let labels = sizes.reversed().filter { size in
      let place = -x.position(across.position(size))
      guard place >= free + (free.isFinite ? Self.labelDistance : 0) else { return false }
      free = place
      return true
    }
    for size in labels {
      let place = x.position(across.position(size))
      parts.append(Self.label(chart.x.text(size), x: place, y: bottom + 14))
    }
    parts.append(Self.label(chart.x.name, x: (left + right) / 2, y: bottom + 27))
    if let limit = chart.limit {
      let height = y.position(up.position(limit))
      parts.append(
        Self.path("M\(Draw.number(left)) \(Draw.number(height))H\(Draw.number(right))", "limit"))
      let name = "\(chart.limitName) \(chart.y.text(limit))"
      parts.append(
        .element("g", ["class": "end"], [Self.label(name, x: right, y: height + 11)]))
    }
    for line in chart.lines {
      let places = line.points.map { point in
        (x.position(across.position(point.x)), y.position(up.position(point.y)))
      }
      parts += Self.line(places, style: line.style, hasPoints: !chart.isStrip)
    }
    return parts
  }

  private static func line(
    _ places: [(x: Double, y: Double)], style: Int, hasPoints: Bool
  ) -> [Markup] {
    let kind = "s\(style % Draw.styles)"
    guard hasPoints else { return [path(steps(places), "thin \(kind)")] }
    let data = places.enumerated().map { index, place in
      "\(index == 0 ? "M" : "L")\(Draw.number(place.x)) \(Draw.number(place.y))"
    }.joined()
    let markers = places.map { Draw.marker(style, x: $0.x, y: $0.y) }.joined()
    return [path(data, "line \(kind)"), path(markers, "point \(kind)")]
  }

  /// Returns the stepped path of a line with many points.
  ///
  /// Heights are rounded to whole units, so that almost equal values share a single stroke.
  private static func steps(_ places: [(x: Double, y: Double)]) -> String {
    guard let first = places.first else { return "" }
    func height(_ y: Double) -> Double { y.rounded() }
    var data = "M\(Draw.number(first.x)) \(Draw.number(height(first.y)))"
    var last = first
    for place in places.dropFirst() where height(place.y) != height(last.y) {
      data += "H\(Draw.number(place.x))V\(Draw.number(height(place.y)))"
      last = place
    }
    return data + (places.last.map { "H\(Draw.number($0.x))" } ?? "")
  }

  private static func path(_ data: String, _ kind: String) -> Markup {
    .element("path", ["class": kind, "d": data], [])
  }

  private static func label(_ text: String, x: Double, y: Double) -> Markup {
    .element("text", ["x": Draw.number(x), "y": Draw.number(y)], text)
  }
}

/// The tick values of an axis, and the range it spans.
///
/// A logarithmic axis extends from one power of ten to another; values of 0 or less lie at its
/// lower end. A linear axis begins at 0 if all values are positive.
struct Ticks {
  /// The maximum number of intervals on a logarithmic axis.
  private static let most = 5

  /// The range that the axis spans, as logarithms if the axis is logarithmic.
  let range: ClosedRange<Double>
  /// The values at the labelled ticks.
  let values: [Double]
  /// The smallest and the largest displayed value, or a single value if both are equal.
  let ends: [Double]
  private let floor: Double?

  /// Creates the ticks of an axis, and chooses the values to label.
  ///
  /// - Parameters:
  ///   - all: The values to display on the axis.
  ///   - isLogarithmic: Whether the axis is logarithmic.
  ///   - isFitted: Whether a linear axis begins at the smallest value instead of 0.
  init(_ all: [Double], isLogarithmic: Bool, isFitted: Bool = false) {
    let (least, most) = (all.min() ?? 0, all.max() ?? 1)
    ends = least == most ? [least] : [least, most]
    guard isLogarithmic, most > 0 else {
      let start = isFitted ? least : min(0, least)
      let end = most > start ? most : start + 1
      (floor, range, values) = (nil, start...end, [start, (start + end) / 2, end])
      return
    }
    let positive = all.filter { $0 > 0 }.min() ?? most
    let first = Self.logarithm(positive).rounded(.down)
    let last = max(first + 1, Self.logarithm(most).rounded(.up))
    let step = ((last - first) / Double(Self.most)).rounded(.up)
    floor = first
    range = first...last
    values = stride(from: first, through: last, by: step).map { Power.raise(10, to: $0) }
  }

  func position(_ value: Double) -> Double {
    guard let floor else { return value }
    return value > 0 ? max(floor, Self.logarithm(value)) : floor
  }

  private static func logarithm(_ value: Double) -> Double {
    let exact = Power.logarithm(value) / Power.logarithm(10)
    // The logarithm of a power of ten has to be exactly a whole number.
    return abs(exact - exact.rounded()) < 1e-9 ? exact.rounded() : exact
  }
}
