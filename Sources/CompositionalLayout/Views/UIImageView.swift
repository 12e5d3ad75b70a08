/// A view that stores an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image, which is stored but never drawn; `nil` if there is no image.
  open var image: UIImage?

  /// Creates a view with the given image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}
