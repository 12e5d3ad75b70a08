import LayoutCore

/// Fingerprint of all measured sizes of a layout.
struct SizeRecord: Equatable {
  let count: Int
  /// The digest of all sizes with the names of their elements, in order.
  private let digest: UInt64

  /// Records sizes.
  ///
  /// - Complexity: O(*n*) for *n* sizes.
  init(_ sizes: [FittedSize]) {
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

extension LayoutAudit {
  /// Compares all measured sizes with those of the second opinion.
  func compareSizes() throws {
    guard let record, items.count <= LayoutRecord.mostFrames else { return }
    let sizes = strategy.fittedSizes
    let own = SizeRecord(sizes)
    guard own != record.sizes else { return }
    guard own.count == record.sizes.count else {
      throw difference(
        record.strategy, "\(record.sizes.count) measured sizes against \(own.count)")
    }
    throw difference(record.strategy, "one of \(own.count) measured sizes is another one")
  }
}
