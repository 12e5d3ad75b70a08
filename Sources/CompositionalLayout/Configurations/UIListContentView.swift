/// View to store the texts and the image of a row.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// The content, a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration

  /// The room for the text: within the margins, beside the image; nil without a text.
  ///
  /// No text is measured: the second text has the same room. (D-120)
  public final var textLayoutGuide: UILayoutGuide? {
    content?.text == nil ? nil : guide("Text") { content, _ in content.textInsets }
  }

  /// The second text's room, the same as the text's; nil without a second text. (D-120)
  public final var secondaryTextLayoutGuide: UILayoutGuide? {
    content?.secondaryText == nil
      ? nil : guide("SecondaryText") { content, _ in content.textInsets }
  }

  /// The room for the image: its width, within the margins; nil without an image.
  public final var imageLayoutGuide: UILayoutGuide? {
    content?.image == nil
      ? nil : guide("Image") { content, width in content.imageInsets(in: width) }
  }

  private func guide(
    _ name: String,
    insets: @escaping (UIListContentConfiguration, CGFloat) -> NSDirectionalEdgeInsets
  ) -> UILayoutGuide {
    UILayoutGuide("UIListContentView\(name)LayoutGuide", of: self) { view in
      (view as? UIListContentView)?.content.map { insets($0, view.bounds.width) } ?? .zero
    }
  }

  private var content: UIListContentConfiguration? {
    configuration as? UIListContentConfiguration
  }

  /// Creates a view with its content.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Views cannot be read from an archive; the result is always nil.
  public required init?(coder: NSCoder) { nil }
}

extension UIListContentConfiguration {
  /// The width of the image, in points: the reserved width, or else its own.
  private var imageWidth: CGFloat {
    let (reserved, most) = (imageProperties.reservedLayoutSize, imageProperties.maximumSize)
    guard reserved.width == 0 else { return reserved.width }
    let own = image?.size.width ?? 0
    return most.width > 0 ? min(own, most.width) : own
  }

  fileprivate var textInsets: NSDirectionalEdgeInsets {
    var insets = directionalLayoutMargins
    if image != nil { insets.leading += imageWidth + imageToTextPadding }
    return insets
  }

  fileprivate func imageInsets(in width: CGFloat) -> NSDirectionalEdgeInsets {
    var insets = directionalLayoutMargins
    insets.trailing = width - insets.leading - imageWidth
    return insets
  }
}
