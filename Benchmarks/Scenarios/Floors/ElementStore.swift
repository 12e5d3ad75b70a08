import LayoutCore
import ScreenPlaces

/// The elements found by a strategy in several visible rectangles, and a buffer for copies of them.
struct ElementStore {
  private var elements: ContiguousArray<LayoutElement> = []
  private var ends: [Int] = [0]
  /// The elements copied by the most recent call.
  private(set) var buffer = ContiguousArray<LayoutElement>()

  /// Appends the elements found by a strategy in a visible rectangle.
  mutating func append(_ strategy: inout some LayoutStrategy, in view: Frame) {
    strategy.setVisibleBounds(view)
    elements += strategy.seen(in: view)
    ends.append(elements.count)
    buffer.reserveCapacity(elements.count - ends[ends.count - 2])
  }

  /// Copies to the buffer the elements found in one of the rectangles, and returns a number that
  /// depends on them.
  mutating func copy(_ view: Int) -> UInt64 {
    buffer.removeAll(keepingCapacity: true)
    buffer.append(contentsOf: elements[ends[view]..<ends[view + 1]])
    let count = buffer.count
    return UInt64(count) &+ (count > 0 ? buffer[count - 1].frame.checksum : 0)
  }
}
