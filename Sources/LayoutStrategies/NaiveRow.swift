import LayoutCore

/// The row of an orthogonal section as a plain list of groups, with positions added up group by
/// group.
struct NaiveRow {
  private let behavior: OrthogonalScrolling
  private let viewport: Double
  private let maxOffset: Double
  /// For each group, the row offset that puts it at the leading end of the viewport, in points.
  private let starts: [Double]
  /// For each group, the row offset that centres it in the viewport, in points.
  private let centers: [Double]
  /// Whether all groups have the same position.
  private let isPile: Bool

  /// Creates a row from all of its groups.
  init(_ groups: [NaiveWalk.Group], container: LayoutContainer) {
    guard let first = groups.first, let last = groups.last else {
      (behavior, viewport, maxOffset, starts, centers, isPile) = (.none, 0, 0, [], [], true)
      return
    }
    let (metrics, grid) = (first.template.metrics, container.grid)
    let (plan, stack) = (first.template.geometry.plan, metrics.stackAxis)
    let viewport = container.size[stack] - plan.insets.total(stack)
    let exact = groups.map { $0.origin[stack] - first.origin[stack] }
    // The stops of equal groups are multiples of a single rounded distance in points.
    let isEven =
      zip(groups.indices, exact).allSatisfy { metrics.pitch * $0 == $1 }
      && groups.dropLast().allSatisfy { $0.size[stack] == metrics.groupSize[stack] }
    let starts = zip(groups.indices, exact).map { index, start in
      isEven ? Double(index) * grid.points(metrics.pitch) : grid.points(start)
    }
    let leadingEdge = plan.group.edges.start(stack)?.minimum ?? 0
    let length = grid.points(
      metrics.stackLength(lastStart: exact[groups.count - 1], lastExtent: last.size[stack]))
    behavior = plan.orthogonalScrolling
    self.viewport = viewport
    maxOffset = max(0, length - viewport)
    self.starts = starts
    isPile = isEven && metrics.pitch == .zero
    centers = zip(groups, starts).map { group, start in
      leadingEdge + start + grid.points(group.size[stack]) / 2 - viewport / 2
    }
  }

  /// The offsets where the row can come to rest, in ascending order; empty for continuous
  /// scrolling.
  private var stops: [Double] {
    switch behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary: []
    case .groupPagingCentered: isPile ? [] : centers
    case .groupPaging: isPile ? [] : starts.filter { $0 < maxOffset } + [maxOffset]
    case .paging: viewport > 0 ? pages.dropLast() + [maxOffset] : []
    }
  }

  /// The offsets of the pages in points, ending with the first one at or beyond the maximum offset.
  private var pages: [Double] {
    var pages = [0.0]
    while pages[pages.count - 1] < maxOffset { pages.append(Double(pages.count) * viewport) }
    return pages
  }

  /// Returns the offset where the row comes to rest after it has been released.
  func restingOffset(
    forProposed proposed: Double, velocity: Double, from current: Double
  ) -> Double {
    let proposed = proposed.isFinite ? proposed : 0
    let nearest = restingOffset(near: proposed)
    let stops = stops
    guard !stops.isEmpty else { return nearest }
    let start = restingOffset(near: current)
    let index = stops.lastIndex { $0 <= start } ?? 0
    let neighbours = stops[max(0, index - 1)...min(index + 1, stops.count - 1)]
    var wanted = nearest
    if velocity > 0 { wanted = stops.first { $0 > proposed } ?? stops[stops.count - 1] }
    if velocity < 0 { wanted = stops.last { $0 < proposed } ?? stops[0] }
    return min(max(neighbours.min() ?? wanted, wanted), neighbours.max() ?? wanted)
  }

  /// Returns the offset where the row comes to rest if it is released without velocity.
  private func restingOffset(near offset: Double) -> Double {
    guard !starts.isEmpty, offset.isFinite else { return 0 }
    let candidates: [Double]
    switch behavior {
    case .none: return 0
    case .groupPagingCentered: return Self.nearest(to: offset, of: centers)
    case _ where offset >= maxOffset: return maxOffset
    case .continuous: return max(0, offset)
    case .paging: candidates = viewport > 0 ? pages : [offset]
    case .continuousGroupLeadingBoundary, .groupPaging: candidates = starts
    }
    return min(max(0, Self.nearest(to: offset, of: candidates)), maxOffset)
  }

  /// Returns the offset nearest to a given one, or the last of several equally near ones.
  private static func nearest(to offset: Double, of offsets: [Double]) -> Double {
    offsets.reduce(offsets[0]) { abs($1 - offset) <= abs($0 - offset) ? $1 : $0 }
  }
}
