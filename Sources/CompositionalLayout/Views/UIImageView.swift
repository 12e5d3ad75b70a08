/// A view that stores an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image, or `nil` if there is none.
  ///
  /// The view stores the image but never draws it.
  open var image: UIImage?

  /// Creates a view with the given image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}
