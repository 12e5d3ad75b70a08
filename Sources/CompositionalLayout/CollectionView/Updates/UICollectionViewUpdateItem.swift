/// One change to the items or sections of a collection view.
///
/// The path of a change to a whole section has `NSNotFound` as its item.
open class UICollectionViewUpdateItem: NSObject {
  /// Kind of change to an item or a section.
  public enum Action: Int, Sendable {
    /// It is new.
    case insert = 0

    /// It goes away.
    case delete = 1

    /// It stays, but gets another view with other content.
    case reload = 2

    /// It goes elsewhere.
    case move = 3

    /// Nothing.
    case none = 4
  }

  /// Where the item or section was before; nil if it is new.
  public let indexPathBeforeUpdate: IndexPath?

  /// Where the item or section is afterwards; nil if it goes away.
  public let indexPathAfterUpdate: IndexPath?

  /// Kind of change to the item or section.
  public let updateAction: Action

  init(from before: IndexPath?, to after: IndexPath?, action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
  }
}
