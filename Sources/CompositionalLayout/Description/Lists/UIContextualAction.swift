/// One of the buttons behind a swiped row of a list.
///
/// Nothing is swiped here: an action is kept with its list, and a test performs it by calling its
/// handler.
open class UIContextualAction: NSObject {
  /// Kind of an action, as it appears to the person who swipes.
  public enum Style: Int, Sendable {
    /// Nothing special.
    case normal = 0

    /// Something is lost.
    case destructive = 1
  }

  /// Performs an action, given the view it belongs to, and says at the end whether it was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The kind of the action; UIKit colours the button by it.
  public let style: Style

  /// Performs the action.
  public let handler: Handler

  /// The text on the button.
  open var title: String?

  /// The picture on the button.
  open var image: UIImage?

  private var ownBackgroundColor: UIColor?

  /// The colour of the button; nil restores the style's colour.
  open var backgroundColor: UIColor? {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The kind of the action.
  ///   - title: The text on the button.
  ///   - handler: Performs the action.
  public required init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
