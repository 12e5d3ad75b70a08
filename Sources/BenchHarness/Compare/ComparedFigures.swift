/// The figures of two strategies beside their times, which no clock blurs: allocations, memory and
/// instructions.
struct ComparedFigures {
  private struct Pair {
    let row: PairedRow
    let first: PairedSide
    let other: PairedSide

    /// The operation and the number of items.
    var name: [String] { [row.operation, ItemCount.format(row.items)] }
  }

  private let pairs: [Pair]

  /// Gathers figures.
  ///
  /// - Parameters:
  ///   - rows: The rows of one scenario.
  ///   - first: The strategy that the other is compared with.
  ///   - other: The other strategy.
  init(_ rows: [ComparedRow], _ first: String, _ other: String) {
    pairs = rows.compactMap { row in
      guard let one = row.side(first), let two = row.side(other) else { return nil }
      return Pair(row: row.row, first: one, other: two)
    }
  }

  /// The tables, of figures that differ alone.
  var blocks: [ReportBlock] { allocations + liveBytes + instructions }

  private var allocations: [ReportBlock] {
    var table = TextTable(columns: [
      .text("operation"), .number("items"), .number("allocs A"), .number("allocs B"),
      .number("bytes A"), .number("bytes B"),
    ])
    var equal = 0
    for pair in pairs {
      guard let one = pair.first.allocations, let two = pair.other.allocations else { continue }
      guard one != two else {
        equal += 1
        continue
      }
      table.append(
        pair.name + [one.count, two.count, one.bytes, two.bytes].map(HumanCount.format))
    }
    let measured = equal + table.rows.count
    return (table.rows.isEmpty ? [] : [.table(table)]) + [
      .paragraph(
        measured == 0
          ? "Allocations and bytes: NOT MEASURED."
          : "Allocations and bytes per iteration are equal in \(equal) of \(measured) rows.")
    ]
  }

  private var liveBytes: [ReportBlock] {
    var table = TextTable(columns: [
      .text("operation"), .number("items"), .number("held B/item A"), .number("held B/item B"),
    ])
    for pair in pairs {
      guard let one = pair.first.liveBytes, let two = pair.other.liveBytes, one != two else {
        continue
      }
      table.append(
        pair.name
          + [one, two].map {
            Decimals.fixed(Double($0) / Double(max(1, pair.row.items)), places: 2)
          })
    }
    return table.rows.isEmpty ? [] : [.table(table)]
  }

  private var instructions: [ReportBlock] {
    var table = TextTable(columns: [
      .text("operation"), .number("items"), .number("instructions A"), .number("instructions B"),
      .number("B/A"),
    ])
    for pair in pairs {
      guard let one = pair.first.instructions, let two = pair.other.instructions else { continue }
      table.append(
        pair.name
          + [one, two].map { ItemCount.grouped(Int($0.rounded())) }
          + [ComparisonTable.ratio(two / max(1, one))])
    }
    return table.rows.isEmpty ? [] : [.table(table)]
  }
}
