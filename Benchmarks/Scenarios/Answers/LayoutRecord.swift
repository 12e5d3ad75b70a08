package import LayoutCore

/// The fingerprint of a whole layout, used to check every item of another strategy's layout.
package struct LayoutRecord {
  /// The maximum number of frames to digest.
  ///
  /// Larger layouts are audited on a sample of items, because all their frames would not fit in
  /// memory.
  package static let maxFrames = 4_000_000
  /// The number of frames per digest.
  package static let blockLength = 1024

  /// The name of the recorded strategy.
  package let strategy: String
  /// The size of the content, in points.
  package let contentSize: Vector
  /// The number of items with a frame.
  package let count: Int
  /// The digests of successive blocks of ``blockLength`` frames.
  package let blocks: [UInt64]
  /// The fingerprint of the sizes of all measured elements.
  package let sizes: SizeRecord

  /// Returns one digest for each block of ``blockLength`` frames.
  package static func digests(of frames: [Frame]) -> [UInt64] {
    stride(from: 0, to: frames.count, by: blockLength).map { start in
      var digest = FrameDigest()
      for index in start..<Swift.min(start + blockLength, frames.count) {
        digest.combine(frames[index])
      }
      return digest.value
    }
  }
}

extension LayoutRecord {
  /// Creates the fingerprint of a strategy's layout.
  ///
  /// A layout with more than ``maxFrames`` frames gets no digests.
  ///
  /// - Parameter strategy: The strategy to record; its rows must not be scrolled.
  /// - Complexity: O(*n*) for *n* items.
  package init(_ strategy: some LayoutStrategy) {
    let count = ItemNumbering(strategy).count
    self.init(
      strategy: type(of: strategy).name, contentSize: strategy.contentSize, count: count,
      blocks: count > Self.maxFrames ? [] : Self.digests(of: strategy.allFrames),
      sizes: SizeRecord(count > Self.maxFrames ? [] : strategy.fittedSizes))
  }
}
