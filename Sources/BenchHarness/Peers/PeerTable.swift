/// Rows of spatial indexes side by side, the first of which the others are compared with.
public struct PeerTable: Sendable {
  private static let width = 80

  /// The line above the table.
  public let title: String
  /// The rows.
  public private(set) var rows: [PeerRow]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - title: The line above the table.
  ///   - rows: The rows of this package, at least one.
  public init(title: String, rows: [PeerRow]) {
    precondition(!rows.isEmpty, "a comparison needs a row to compare with")
    self.title = title
    self.rows = rows
  }

  /// Adds the rows that a peer wrote, one to a line.
  ///
  /// - Parameter output: The standard output of the peer.
  /// - Throws: `PeerError` if a line is no row or there is none.
  public mutating func append(output: String) throws(PeerError) {
    let lines = output.split(whereSeparator: \.isNewline)
    guard !lines.isEmpty else { throw .noRows }
    for line in lines {
      guard let row = PeerRow(line: line) else { throw .unreadableRow(String(line)) }
      rows.append(row)
    }
  }

  /// Makes sure that all rows are those of the same answers.
  ///
  /// - Throws: `PeerError.otherAnswers` with the first row that has another digest than the first.
  public func requireSameAnswers() throws(PeerError) {
    for row in rows where row.digest != rows[0].digest {
      throw .otherAnswers(
        name: row.name, digest: row.digest, reference: rows[0].name, expected: rows[0].digest)
    }
  }

  private var heading: String {
    rows[0].found.map { "\(title), \(Decimals.significant($0, digits: 3)) found in a window" }
      ?? title
  }

  /// The table, in lines of at most 80 columns.
  public var text: String {
    var table = TextTable(columns: [
      .text("index"), .number("load/item"), .number("query"), .number("relative"),
      .number("B/item"),
    ])
    for row in rows {
      table.append([
        row.name, HumanTime.format(row.load), HumanTime.format(row.query),
        Decimals.significant(row.query / rows[0].query, digits: 3) + "×",
        row.bytes.map { Decimals.significant($0, digits: 3) } ?? "-",
      ])
    }
    return ([heading, ""] + table.lines(maxWidth: Self.width)).joined(separator: "\n") + "\n"
  }
}
