import BenchHarness

/// A table of rounded numbers that also stores their exact values, so that a page can be checked
/// against its source file.
struct NumberTable: Equatable {
  struct Row: Equatable {
    /// The cells, one for each column.
    var cells: [NumberCell]
    /// The scenario of the row, for filtering the page by scenario.
    var scenario: String?
  }

  /// The columns, from left to right.
  let columns: [TableColumn]
  /// The number of leading columns that together name a row.
  let headings: Int
  /// The number of spaces between two columns in plain text.
  let gap: Int
  private(set) var rows: [Row] = []

  /// Creates an empty table with the given columns.
  ///
  /// - Parameters:
  ///   - columns: The title and the alignment of each column.
  ///   - headings: The number of leading columns that together name a row.
  ///   - gap: The number of spaces between two columns in plain text.
  init(columns: [TableColumn], headings: Int = 1, gap: Int = 2) {
    self.columns = columns
    self.headings = headings
    self.gap = gap
  }

  mutating func append(_ cells: [NumberCell], scenario: String? = nil) {
    precondition(
      cells.count == columns.count,
      "a row has \(cells.count) cells, but the table has "
        + "\(columns.count) columns")
    rows.append(Row(cells: cells, scenario: scenario))
  }

  /// The table as text, omitting the columns that contain drawings.
  var text: TextTable {
    let written = columns.indices.filter { column in
      !rows.contains { $0.cells[column].isDrawn }
    }
    return TextTable(
      columns: written.map { columns[$0] }, gap: gap,
      rows: rows.map { row in written.map { row.cells[$0].text } })
  }
}

/// A cell of a table of numbers.
enum NumberCell: Equatable, ExpressibleByStringInterpolation {
  /// Text other than a number.
  case words(String)
  /// A number as displayed, together with its exact value.
  case number(DisplayedNumber)
  /// Samples grouped by round, with the location of the whole list in the stored file.
  case samples([DisplayedRound], at: String)
  /// A small drawing, at most a few lines high.
  case mark(Mark)

  init(stringLiteral value: String) { self = .words(value) }

  /// Creates a cell for a number, or a dash if it is `nil`.
  static func number(_ number: DisplayedNumber?) -> NumberCell { number.map { .number($0) } ?? "-" }

  /// Whether the cell contains a drawing.
  var isDrawn: Bool { if case .mark = self { true } else { false } }

  /// The text of the cell; empty for a drawing.
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

/// A number as displayed, with its exact value and its location in a stored file.
struct DisplayedNumber: Equatable {
  /// The computation that converts the stored number to the displayed number.
  enum Form: String {
    /// The exponential of a stored logarithm.
    case exponential
    /// The median of a stored list.
    case median
  }

  /// The number as text for human readers.
  var text: String
  /// The exact value, before it is rounded for display.
  var value: Double
  /// The location in the stored file, as a JSON pointer; `nil` if the number is computed from
  /// several numbers.
  var place: String?
  /// The location of the divisor, if the number at ``place`` is divided by another number;
  /// otherwise `nil`.
  var divisor: String?
  /// The computation that converts the number at ``place`` to this number; `nil` if the two are
  /// equal.
  var form: Form?
  /// The index of the number's file in the list of source files for this part of the report.
  var file = 0

  /// Creates a displayed number from its text and its exact value.
  ///
  /// - Parameters:
  ///   - text: The number as displayed, possibly rounded.
  ///   - value: The number as stored, without rounding.
  ///   - place: The location of the number in the stored file; `nil` if the number is not stored.
  init(_ text: String, _ value: Double, at place: String? = nil) {
    self.text = text
    self.value = value
    self.place = place
  }

  init(_ text: String, _ value: Int, at place: String? = nil) {
    self.init(text, Double(value), at: place)
  }
}

extension String {
  /// The text, escaped as one component of a JSON pointer.
  var pointerStep: String {
    // Works by scalars, because a mark may combine with either character.
    unicodeScalars.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }
}

/// The samples of one round, as they appear in a report.
struct DisplayedRound: Equatable {
  /// The round number; `nil` if the samples do not belong to a round.
  var number: Int?
  /// The samples, in the order they were taken.
  var samples: [Double]

  /// The round's number, if it has one, followed by the samples with all their digits.
  var line: String {
    (number.map { "\($0): " } ?? "")
      + samples.map { FigureValue.number($0).text }.joined(separator: " ")
  }
}
