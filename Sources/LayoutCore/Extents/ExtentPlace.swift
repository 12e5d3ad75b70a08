/// Instance of an extent index in its place.
public struct ExtentPlace: Hashable, Sendable, BitwiseCopyable {
  /// The number of the instance; that of all instances stands for the end.
  public let index: Int
  /// The distance from the start of the first instance.
  public let start: Subpixels
  /// The measured extent, or less than nothing.
  private let rawExtent: Subpixels

  /// Makes the place of an instance.
  ///
  /// - Parameters:
  ///   - index: The number of the instance.
  ///   - start: The distance from the start of the first instance.
  ///   - extent: What it was measured at, or `nil` if it has not been measured.
  @inline(__always)
  public init(index: Int, start: Subpixels, extent: Subpixels?) {
    self.index = index
    self.start = start
    rawExtent = extent ?? Subpixels(rawValue: -1)
  }

  /// What the instance was measured at, or `nil` if it has not been measured.
  @inline(__always)
  public var extent: Subpixels? { rawExtent < .zero ? nil : rawExtent }
}

/// Instance that is sought in an extent index.
public enum ExtentSeek: Hashable, Sendable {
  /// The instance of a number.
  case index(Int)
  /// The first instance that ends at or after an offset from the start of the first one.
  case offset(Subpixels)
}
