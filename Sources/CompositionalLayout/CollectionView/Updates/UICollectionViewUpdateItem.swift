/// A change of one item or section of a collection view.
///
/// If a whole section changes, its index path has `NSNotFound` as its item.
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes to an item or section.
  public enum Action: Int, Sendable {
    /// The item or section is inserted.
    case insert = 0

    /// The item or section is deleted.
    case delete = 1

    /// The item or section is reloaded, which replaces its views.
    case reload = 2

    /// The item or section is moved.
    case move = 3

    /// No action. No update created by this library has this value.
    case none = 4
  }

  /// The index path of the item or section before the change; `nil` if it is inserted.
  public let indexPathBeforeUpdate: IndexPath?

  /// The index path of the item or section after the change; `nil` if it is deleted.
  public let indexPathAfterUpdate: IndexPath?

  /// Whether the item or section is inserted, deleted, reloaded or moved.
  public let updateAction: Action

  init(from before: IndexPath?, to after: IndexPath?, action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
  }
}
