/// Numbers of the supplementary items of a packing section, counted on from row to row.
struct SupplementaryNumbering: Sendable {
  /// How many supplementary items of a kind come before a row.
  private struct Rule: Sendable {
    /// How many each row has by itself.
    var perRow = 0
    /// How many each data item has; `nil` if some have more than others, or nested groups have any.
    var perItem: Int?
  }

  private var rules: [String: Rule] = [:]

  /// Reads off a group how its supplementary items are numbered.
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

  /// How many supplementary items of a kind come before a row; `nil` if the rows before it have to
  /// be looked at to know.
  func count(of kind: String, before row: GroupPlace) -> Int? {
    guard let rule = rules[kind], let perItem = rule.perItem else { return nil }
    // Behaviour 83
    return rule.perRow * row.index + perItem * row.firstItem
  }

  /// The item with a supplementary item in its row, by the latter's number; `nil` if the number
  /// does not decide it.
  func item(ofNumber number: Int, kind: String) -> Int? {
    guard let rule = rules[kind], let perItem = rule.perItem, rule.perRow == 0, perItem > 0 else {
      return nil
    }
    return number / perItem
  }

  /// The row of a supplementary item, by its number; `nil` if the number does not decide it.
  func row(ofNumber number: Int, kind: String) -> Int? {
    guard let rule = rules[kind], rule.perItem == 0, rule.perRow > 0 else { return nil }
    return number / rule.perRow
  }
}
