/// An action revealed when the user swipes a row of a list.
///
/// Since nothing can be swiped without a screen, the list only stores its actions. A test performs
/// an action by calling its handler.
open class UIContextualAction: NSObject {
  /// The style of an action, which indicates its consequences to the user.
  public enum Style: Int, Sendable {
    /// An action that does not delete data.
    case normal = 0

    /// An action that deletes data.
    case destructive = 1
  }

  /// A closure that performs an action on a source view and then reports to the completion handler
  /// whether the action succeeded.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The style of the action, which determines its default background colour.
  public let style: Style

  /// The closure that performs the action.
  public let handler: Handler

  /// The title of the action's button.
  open var title: String?

  /// The image of the action's button.
  open var image: UIImage?

  private var ownBackgroundColor: UIColor?

  /// The background colour of the button.
  ///
  /// Setting it to `nil` restores the default colour of the style.
  open var backgroundColor: UIColor? {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }

  /// Creates an action with the given style, title and handler.
  ///
  /// - Parameters:
  ///   - style: The style of the action; it determines the default background colour.
  ///   - title: The title of the action's button.
  ///   - handler: The closure that performs the action.
  public required init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
