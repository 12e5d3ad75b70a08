import BenchHarness
import LayoutCore

/// A record of a strategy's state before a batch of changes, for checking that undoing the changes
/// restores this state.
///
/// Each time changes are undone, the content size and the elements in one visible rectangle are
/// compared; several rectangles take turns. The frames of all items are compared only when the
/// number of comparisons is a power of two.
struct UndoCheck {
  /// The positions of the compared rectangles, from 0 for the start of the content to 1 for its
  /// end.
  private static let places = [1, 0, 0.5, 0.25, 0.75, 0.1, 0.9, 0.6]
  /// The maximum number of items in a layout whose frames are all compared.
  private static let maxFrames = 131_072

  private let contentSize: Vector
  private let views: [Frame]
  private let answers: [TraceStep]
  /// The digests of successive blocks of frames.
  private let blocks: [UInt64]
  private var undoings = 0

  /// Creates a record of a strategy's state.
  ///
  /// - Parameters:
  ///   - strategy: The strategy before the first change.
  ///   - workload: The workload laid out by the strategy.
  ///   - isBrief: Whether to compare only one rectangle, for strategies that may be slow.
  /// - Complexity: A few queries, and O(*n*) for the frames of *n* items.
  init(_ strategy: inout some LayoutStrategy, _ workload: Workload, isBrief: Bool = false) {
    let contentSize = strategy.contentSize
    self.contentSize = contentSize
    views = Self.places.prefix(isBrief ? 1 : Self.places.count).map {
      workload.viewport(at: $0, of: contentSize)
    }
    answers = views.map { Self.answer(to: $0, by: &strategy) }
    blocks = Self.blocks(of: strategy)
  }

  /// Compares the state of the strategy after changes have been undone.
  ///
  /// - Returns: A description of the first difference, or `nil` if the states are equal.
  mutating func difference(of strategy: inout some LayoutStrategy) -> String? {
    defer { undoings += 1 }
    guard strategy.contentSize == contentSize else {
      return "contentSize \(TraceDifference.text(contentSize)) against "
        + TraceDifference.text(strategy.contentSize)
    }
    let turn = undoings % views.count
    let answer = Self.answer(to: views[turn], by: &strategy)
    if let text = TraceDifference.between([answers[turn]], [answer]) { return text }
    let number = undoings + 1
    guard number & (number - 1) == 0 else { return nil }
    let place = zip(blocks, Self.blocks(of: strategy)).enumerated().first { $1.0 != $1.1 }?.offset
    return place.map {
      let first = $0 * LayoutRecord.blockLength
      return
        "the frame of at least one of the items \(first) to "
        + "\(first + LayoutRecord.blockLength - 1) was not restored"
    }
  }

  private static func answer(to view: Frame, by strategy: inout some LayoutStrategy) -> TraceStep {
    var visible = VisibleElements()
    strategy.setVisibleBounds(view)
    strategy.query(view, into: &visible)
    return TraceStep(
      "view at \(TraceDifference.text(view.offset))", strategy.contentSize, view, visible)
  }

  private static func blocks(of strategy: some LayoutStrategy) -> [UInt64] {
    strategy.shownItemCount <= maxFrames ? LayoutRecord.digests(of: strategy.allFrames) : []
  }
}
