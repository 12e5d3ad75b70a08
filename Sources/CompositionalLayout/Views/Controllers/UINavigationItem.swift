/// The content a controller contributes to a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title to show in the navigation bar, or `nil` if there is none.
  open var title: String?

  /// Creates an item with the given title.
  public init(title: String) { self.title = title }

  override init() {}
}
