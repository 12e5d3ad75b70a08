/// Why the changes of a batch cannot be true of the data.
enum BatchUpdateError: Error, Equatable {
  /// A change names an unknown item or section, before or after the batch.
  ///
  /// The text is the verb of the change. The count is the number of the section's items, or of the
  /// sections for a path without an item.
  case outOfBounds(String, IndexPath, count: Int, BatchUpdateValidation.State)

  /// Two things are said of one item or section.
  case conflict(
    UICollectionViewUpdateItem.Action, UICollectionViewUpdateItem.Action, IndexPath,
    BatchUpdateValidation.State)

  /// An item is to be reloaded although its section goes away.
  case reloadInDeletedSection(IndexPath)

  /// The numbers of sections or items do not follow from the changes; with the changes in words.
  case inconsistentCounts(before: [Int], after: [Int], changes: [String])
}

extension BatchUpdateError: CustomStringConvertible {
  var description: String {
    switch self {
    case .outOfBounds(let verb, let path, let count, let state):
      "Attempt to \(verb) \(path.name) \(Self.range(of: path, count: count)) \(state) the"
        + " update."
    case .conflict(let first, let second, let path, let state):
      "Attempt to \(first.verb) and to \(second.verb) one and the same \(path.name), as it is"
        + " called \(state) the update."
    case .reloadInDeletedSection(let path):
      "Attempt to reload \(path.name) and to delete its section."
    case .inconsistentCounts(let before, let after, let changes):
      "Invalid batch updates detected: the number of sections and/or items returned by the data"
        + " source before and/or after performing the batch updates are inconsistent with the"
        + " updates.\n"
        + "Data source before updates = \(Self.text(before))\n"
        + "Data source after updates = \(Self.text(after))\n"
        + "Updates = [\n" + changes.map { "\t\($0)\n" }.joined() + "]"
    }
  }

  private static func range(of path: IndexPath, count: Int) -> String {
    path.item == NSNotFound
      ? "where there are \(count) sections"
      : "where there are \(count) items in section \(path.section)"
  }

  private static func text(_ counts: [Int]) -> String {
    "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with item counts: \(counts) }"
  }
}

extension UICollectionViewUpdateItem.Action {
  /// The verb of the change in messages.
  var verb: String {
    switch self {
    case .insert: "insert"
    case .delete: "delete"
    case .reload: "reload"
    case .move: "move"
    case .none: "leave"
    }
  }
}

extension UICollectionViewUpdateItem {
  /// Such as `move item [0, 3] to item [1, 0]`.
  var sentence: String {
    let names = [indexPathBeforeUpdate, updateAction == .reload ? nil : indexPathAfterUpdate]
    return "\(updateAction.verb) " + names.compactMap { $0?.name }.joined(separator: " to ")
  }
}

extension IndexPath {
  /// Such as `item [0, 3]` or `section 2`.
  fileprivate var name: String {
    item == NSNotFound ? "section \(section)" : "item \(self)"
  }
}
