/// The swipe actions at one edge of a row in a list.
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, starting with the action nearest to the edge of the row.
  public let actions: [UIContextualAction]

  /// Whether a full swipe across the row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with the given actions, ordered from the edge of the row inwards.
  public required init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}
