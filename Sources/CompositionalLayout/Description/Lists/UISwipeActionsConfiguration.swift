/// The actions behind one edge of a row of a list.
open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first one lies nearest to the edge of the row.
  public let actions: [UIContextualAction]

  /// Whether swiping all the way performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions, from the edge of the row inwards.
  public required init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}
