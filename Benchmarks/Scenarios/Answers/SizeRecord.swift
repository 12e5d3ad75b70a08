package import LayoutCore

/// The fingerprint of all measured sizes of a layout.
package struct SizeRecord: Equatable {
  package let count: Int
  /// The digest of all sizes with the identities of their elements, in order.
  private let digest: UInt64

  /// Creates the fingerprint of the given sizes.
  ///
  /// - Complexity: O(*n*) for *n* sizes.
  package init(_ sizes: [FittedSize]) {
    var digest = FrameDigest()
    for size in sizes {
      digest.combine(
        LayoutElement(
          kind: size.element.kind, section: size.element.section, item: size.element.item,
          zIndex: 0,
          frame: Frame(x: 0, y: 0, width: size.size.horizontal, height: size.size.vertical)))
    }
    count = sizes.count
    self.digest = digest.value
  }
}
