/// View with the texts and the image of a row, which it stores.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// The content, a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration

  /// Creates a view with its content.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Views cannot be read from an archive; the result is always nil.
  public required init?(coder: NSCoder) { nil }
}
