/// View to store an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image, stored but never drawn; nil for none.
  open var image: UIImage?

  /// Creates a view with an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}
