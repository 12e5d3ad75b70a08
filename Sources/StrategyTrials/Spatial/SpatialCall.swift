package import LayoutCore

/// Call of a spatial index, possible whatever the index holds: positions wrap around.
package enum SpatialCall: Sendable {
  /// Replaces items by new ones; enough items get an index.
  case replace(at: Int, count: Int, with: [CustomPlan.Place])
  /// Finds the items in a rectangle, in points.
  case find(Frame)
  /// Finds the items in a window that touches the box of an item, misses it by a pixel, or begins
  /// with the box.
  case findAtEdge(ofItem: Int, Edge, pixelsBeyond: Int)
  /// Keeps a copy for a later comparison.
  case copy

  /// Edge of a box, or its first corner.
  package enum Edge: CaseIterable, Sendable {
    case left, top, right, bottom, start
  }

  /// The calls with fewer items.
  var simpler: [SpatialCall] {
    guard case .replace(let position, let count, let places) = self else { return [] }
    let halves = [places.count / 2, places.count - places.count / 8 - 1]
      .filter { $0 > 0 && $0 < places.count }
    return halves.map { .replace(at: position, count: count, with: Array(places.prefix($0))) }
      + halves.map { .replace(at: position, count: count, with: Array(places.suffix($0))) }
      + (count > 1 ? [.replace(at: position, count: count / 2, with: places)] : [])
  }
}

extension SpatialCall.Edge {
  /// A window of 40 pixels along the outside of a box: its nearest pixel is the edge itself, or
  /// lies a number of pixels beyond it; from the first corner on, a window over the box or its
  /// first 40 pixels.
  func window(along box: PixelBox, pixelsBeyond gap: Int) -> LeafWindow {
    let gap = Int64(gap)
    var (start, end) = (
      (box.start(.horizontal), box.start(.vertical)), (box.end(.horizontal), box.end(.vertical))
    )
    switch self {
    case .left: (start.0, end.0) = (start.0 - gap - 40, start.0 - gap)
    case .top: (start.1, end.1) = (start.1 - gap - 40, start.1 - gap)
    case .right: (start.0, end.0) = (end.0 + gap, end.0 + gap + 40)
    case .bottom: (start.1, end.1) = (end.1 + gap, end.1 + gap + 40)
    case .start:
      start = (start.0 + gap, start.1 + gap)
      end = (start.0 + 40, start.1 + 40)
    }
    // A window reaches to the end of its last pixel.
    return LeafWindow(
      from: SubpixelVector(
        horizontal: Subpixels(pixels: start.0), vertical: Subpixels(pixels: start.1)),
      to: SubpixelVector(
        horizontal: Subpixels(pixels: end.0 - 1), vertical: Subpixels(pixels: end.1 - 1)))
  }
}
