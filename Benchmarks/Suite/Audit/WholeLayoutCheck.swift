import BenchScenarios
import LayoutCore

/// A check of a slow strategy that compares the frames of all items, written at once, with a
/// cross-check.
///
/// Such a strategy visits every item for each frame or query, so at large sizes only its timed
/// answers are compared in addition to these frames. Errors in its untimed queries remain
/// undetected at those sizes.
struct WholeLayoutCheck {
  /// The registered name of the strategy.
  let name: String
  /// The workload and its state, for messages.
  let label: String
  /// The cross-check for the strategy's frames.
  let crossCheck: CrossCheck

  /// Compares the frames of all items with those in the cross-check.
  ///
  /// - Parameter strategy: The strategy; its rows must not be scrolled.
  /// - Returns: The number of items with equal frames.
  /// - Throws: `TraceDifference` at the first difference.
  /// - Complexity: O(*n*) for *n* items.
  func run(_ strategy: some LayoutStrategy) throws -> Int {
    let record = crossCheck.record
    let context = "\(label), \(record.strategy) against \(name)"
    let frames = strategy.allFrames
    guard frames.count == record.count else {
      throw TraceDifference("\(context): \(record.count) frames against \(frames.count)")
    }
    for (block, pair) in zip(record.blocks, LayoutRecord.digests(of: frames)).enumerated()
    where pair.0 != pair.1 {
      throw try difference(in: block, of: frames, context)
    }
    return frames.count
  }

  /// Returns a description of the first differing frame in a block.
  private func difference(
    in block: Int, of frames: [Frame], _ context: String
  ) throws -> TraceDifference {
    let first = block * LayoutRecord.blockLength
    let items = try crossCheck.items()
    for number in first..<min(first + LayoutRecord.blockLength, frames.count) {
      let id = items[number]
      let expected = try crossCheck.place(id)?.cell.frame ?? .zero
      guard expected != frames[number] else { continue }
      func element(_ frame: Frame) -> LayoutElement {
        LayoutElement(section: id.section, item: id.item, zIndex: 0, frame: frame)
      }
      let text = TraceDifference.difference(element(expected), element(frames[number]))
      return TraceDifference("\(context): all frames: \(text)")
    }
    return TraceDifference(
      "\(context): the frames of the two strategies differ, starting at or after frame \(first)")
  }
}
