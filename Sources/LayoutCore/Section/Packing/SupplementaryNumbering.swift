/// The numbering of supplementary items in rows packed by item sizes; it continues from each row to
/// the next.
struct SupplementaryNumbering: Sendable {
  /// The rule for counting the supplementary items of one kind before a row.
  private struct Rule: Sendable {
    /// The number of supplementary items of the kind that are anchored to each row itself.
    var perRow = 0
    /// The number of supplementary items of the kind that are anchored to each data item; `nil` if
    /// the number differs among data items, or if any are anchored to nested groups.
    var perItem: Int?
  }

  private var rules: [String: Rule] = [:]

  /// Creates the numbering of supplementary items for rows that are instances of a group.
  init(_ table: GroupTable) {
    for supplementary in table.supplementaries {
      let kind = supplementary.kind
      guard rules[kind] == nil else { continue }
      func count(_ item: GroupTable.Item) -> Int {
        item.supplementaries.count { table.supplementaries[$0].kind == kind }
      }
      var rule = Rule(perRow: count(table.items[0]))
      let counts = Set(table.items.filter { $0.isLeaf }.map(count))
      let groups = table.items.dropFirst().filter { !$0.isLeaf }
      if groups.allSatisfy({ count($0) == 0 }) {
        let items = counts.max() ?? 0
        if items == 0 || counts.count == 1 && table.customGroups.isEmpty { rule.perItem = items }
      }
      rules[kind] = rule
    }
  }

  /// Returns the number of supplementary items of a kind before a row; `nil` if counting them
  /// requires inspecting the preceding rows.
  func count(of kind: String, before row: GroupPlace) -> Int? {
    guard let rule = rules[kind], let perItem = rule.perItem else { return nil }
    // Behaviour 83
    return rule.perRow * row.index + perItem * row.firstItem
  }

  /// Returns the data item that anchors the supplementary item with the given number; `nil` if the
  /// number does not determine the data item.
  func item(ofNumber number: Int, kind: String) -> Int? {
    guard let rule = rules[kind], let perItem = rule.perItem, rule.perRow == 0, perItem > 0 else {
      return nil
    }
    return number / perItem
  }

  /// Returns the row that anchors the supplementary item with the given number; `nil` if the number
  /// does not determine the row.
  func row(ofNumber number: Int, kind: String) -> Int? {
    guard let rule = rules[kind], rule.perItem == 0, rule.perRow > 0 else { return nil }
    return number / rule.perRow
  }
}
