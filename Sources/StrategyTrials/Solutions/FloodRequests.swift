import LayoutCore

/// Any number of requests, different only in the measured size of one item.
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

  /// The request with a number; the item of the next one is a pixel longer.
  subscript(number: Int) -> GroupRequest {
    mutating get {
      request.fitted = [
        FittedLengths(horizontal: nil, vertical: Subpixels(pixels: Int64(number + 1)))
      ]
      return request
    }
  }
}

/// Weak reference to a solution from a cache.
///
/// Counting these finds kept solutions without any further lookup.
struct KeptSolution {
  weak var solution: GroupSolution?
}
