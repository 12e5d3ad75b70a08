import LayoutCore

/// An unlimited sequence of requests to a solution cache that differ only in the measured size of
/// one item.
struct FloodRequests {
  private var request: GroupRequest

  init() {
    let leaf = ItemPlan(size: SizePlan(width: .fractionOfWidth(1), height: .estimated(40)))
    let group = ItemPlan(
      size: SizePlan(width: .fractionOfWidth(1), height: .estimated(40)),
      content: .run(RunPlan(axis: .horizontal, subitems: [leaf])))
    request = GroupRequest(
      group: GroupTable(group), container: Vector(horizontal: 320, vertical: 480),
      grid: PixelGrid(scale: 2), stackAxis: .vertical)
  }

  /// Accesses the request with the given number.
  ///
  /// Its measured item is one pixel longer than the item of the preceding request.
  subscript(number: Int) -> GroupRequest {
    mutating get {
      request.fitted = [
        FittedLengths(horizontal: nil, vertical: Subpixels(pixels: Int64(number + 1)))
      ]
      return request
    }
  }
}

/// A weak reference to a solution that a cache has returned.
///
/// Counting the references that are not `nil` shows how many solutions are kept, without any
/// lookup.
struct WeakSolution {
  weak var solution: GroupSolution?
}
