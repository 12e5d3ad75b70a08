/// A view that shows the text and the image of a list cell.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// The content of the view, which is a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration

  /// The layout guide of the primary text's area, next to the image; `nil` if there is no primary
  /// text.
  ///
  /// Since text is not measured, the secondary text has the same area. (D-120)
  public final var textLayoutGuide: UILayoutGuide? {
    content?.text == nil ? nil : guide("Text") { content, _ in content.textInsets }
  }

  /// The layout guide of the secondary text's area; `nil` if there is no secondary text.
  ///
  /// It covers the same area as the guide of the primary text. (D-120)
  public final var secondaryTextLayoutGuide: UILayoutGuide? {
    content?.secondaryText == nil
      ? nil : guide("SecondaryText") { content, _ in content.textInsets }
  }

  /// The layout guide of the image's area, within the margins; `nil` if there is no image.
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

  /// Creates a view with the given content.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Returns `nil`, because views cannot be decoded from an archive.
  public required init?(coder: NSCoder) { nil }
}

extension UIListContentConfiguration {
  /// The width of the image's area, in points: the reserved width or, if it is 0, the image's own
  /// width.
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
