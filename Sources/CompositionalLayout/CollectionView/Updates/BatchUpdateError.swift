/// An inconsistency between the updates of a batch and the data.
enum BatchUpdateError: Error, Equatable {
  /// An update refers to an item or section missing from the data before the batch, or from the
  /// data after it.
  ///
  /// The string is the verb describing the update, such as `delete`. The count is the number of
  /// items in the section or, for the path of a section, the number of sections.
  case outOfBounds(String, IndexPath, count: Int, BatchUpdateValidation.State)

  /// Two updates concern the same item or section.
  case conflict(
    UICollectionViewUpdateItem.Action, UICollectionViewUpdateItem.Action, IndexPath,
    BatchUpdateValidation.State)

  /// An item is to be reloaded although its section is deleted.
  case reloadInDeletedSection(IndexPath)

  /// The updates do not account for the difference between the old and the new item counts.
  ///
  /// The array `changes` lists the updates as text.
  case inconsistentCounts(before: [Int], after: [Int], changes: [String])
}

extension BatchUpdateError: CustomStringConvertible {
  var description: String {
    switch self {
    case .outOfBounds(let verb, let path, let count, let state):
      "Attempt to \(verb) \(path.name), but \(Self.range(of: path, count: count)) \(state) the"
        + " update."
    case .conflict(let first, let second, let path, let state):
      "Attempt to \(first.verb) and to \(second.verb) the same \(path.name), using indices from"
        + " \(state) the update."
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
      ? "there are \(count) sections"
      : "there are \(count) items in section \(path.section)"
  }

  private static func text(_ counts: [Int]) -> String {
    "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with item counts: \(counts) }"
  }
}

extension UICollectionViewUpdateItem.Action {
  /// The verb that names the action in error messages.
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
  /// The text of the update, such as `move item [0, 3] to item [1, 0]`.
  var sentence: String {
    let names = [indexPathBeforeUpdate, updateAction == .reload ? nil : indexPathAfterUpdate]
    return "\(updateAction.verb) " + names.compactMap { $0?.name }.joined(separator: " to ")
  }
}

extension IndexPath {
  /// The name of the element at the path, such as `item [0, 3]` or `section 2`.
  fileprivate var name: String {
    item == NSNotFound ? "section \(section)" : "item \(self)"
  }
}
