/// Title of a screen, as a navigation bar would show it.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title in the navigation bar; nil for none.
  open var title: String?

  /// Creates the item of a controller with its title.
  public init(title: String) { self.title = title }

  override init() {}
}
