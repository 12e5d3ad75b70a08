import BenchHarness

/// Table of numbers with their exact values, to compare a page with its source file.
struct NumberTable: Equatable {
  /// One row.
  struct Row: Equatable {
    /// The cells, one for each column.
    var cells: [NumberCell]
    /// The scenario of the row, for the filter.
    var scenario: String?
  }

  /// The columns, left to right.
  let columns: [TableColumn]
  /// The number of leading columns with the row's name.
  let headings: Int
  /// The number of spaces between two columns of plain text.
  let gap: Int
  /// The rows.
  private(set) var rows: [Row] = []

  /// Makes a table without rows.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - headings: The number of leading columns with a row's name.
  ///   - gap: The number of spaces between two columns of plain text.
  init(columns: [TableColumn], headings: Int = 1, gap: Int = 2) {
    self.columns = columns
    self.headings = headings
    self.gap = gap
  }

  /// Adds a row.
  mutating func append(_ cells: [NumberCell], scenario: String? = nil) {
    precondition(
      cells.count == columns.count, "a row of \(cells.count) cells in \(columns.count) columns")
    rows.append(Row(cells: cells, scenario: scenario))
  }

  /// The table as text, without the drawings.
  var text: TextTable {
    let written = columns.indices.filter { column in
      !rows.contains { $0.cells[column].isDrawn }
    }
    return TextTable(
      columns: written.map { columns[$0] }, gap: gap,
      rows: rows.map { row in written.map { row.cells[$0].text } })
  }
}

/// Cell of a table of numbers.
enum NumberCell: Equatable, ExpressibleByStringInterpolation {
  /// Words.
  case words(String)
  /// A number with its value.
  case number(ShownNumber)
  /// Samples by the number of their round, with the place of all of them in the stored file.
  case samples([ShownRound], at: String)
  /// A drawing as high as a line.
  case mark(Mark)

  init(stringLiteral value: String) { self = .words(value) }

  /// A number, or a dash for nil.
  static func number(_ number: ShownNumber?) -> NumberCell { number.map { .number($0) } ?? "-" }

  /// Whether the cell holds a drawing, or numbers about one.
  var isDrawn: Bool { if case .mark = self { true } else { false } }

  /// The text.
  var text: String {
    switch self {
    case .words(let words): words
    case .number(let number): number.text
    case .samples(let rounds, _):
      rounds.map(\.line).joined(separator: "; ")
    case .mark: ""
    }
  }
}

/// Shown number, with its exact value and its place in a stored file.
struct ShownNumber: Equatable {
  /// The step from the stored number to the shown one.
  enum Form: String {
    /// The power of *e* of a stored logarithm.
    case exponential
    /// The median of a stored list.
    case median
  }

  /// The number for people.
  var text: String
  /// The number itself.
  var value: Double
  /// The place in the stored file, as a JSON pointer; nil if the number is computed of many.
  var place: String?
  /// The place of the divisor of the number at ``place``; nil without one.
  var divisor: String?
  /// The step from the number at ``place`` to this one; nil if they are equal.
  var form: Form?
  /// The number of the file among the files of the part of the report.
  var file = 0

  /// Makes a number.
  ///
  /// - Parameters:
  ///   - text: The number for people.
  ///   - value: The number itself.
  ///   - place: The place in the stored file.
  init(_ text: String, _ value: Double, at place: String? = nil) {
    self.text = text
    self.value = value
    self.place = place
  }

  /// Makes a whole number.
  init(_ text: String, _ value: Int, at place: String? = nil) {
    self.init(text, Double(value), at: place)
  }
}

extension String {
  /// The text as one step of a JSON pointer.
  var pointerStep: String {
    // By scalars, as a mark may combine with either.
    unicodeScalars.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }
}

/// Samples of one round, in the form of a report.
struct ShownRound: Equatable {
  /// The number of the round; nil if the samples are of no round.
  var number: Int?
  /// The samples, in the order taken.
  var samples: [Double]

  /// The number of the round, where there is one, and the samples with all digits.
  var line: String {
    (number.map { "\($0): " } ?? "")
      + samples.map { FigureValue.number($0).text }.joined(separator: " ")
  }
}
