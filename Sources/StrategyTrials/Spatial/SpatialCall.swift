package import LayoutCore

/// A call to a spatial index that is valid whatever the index contains, because positions wrap
/// around.
package enum SpatialCall: Sendable {
  /// Replaces items with new items; the index is created when the group first has enough items.
  case replace(at: Int, count: Int, with: [CustomPlan.Place])
  /// Finds the items in a rectangle, in points.
  case find(Frame)
  /// Finds the items in a window at the edge of an item's box.
  ///
  /// The window touches the box, misses it by a pixel, or begins at its top left corner.
  case findAtEdge(ofItem: Int, Edge, pixelsBeyond: Int)
  /// Keeps a copy of the index, which later calls must not change.
  case copy

  /// An edge of a box, or its top left corner.
  package enum Edge: CaseIterable, Sendable {
    case left, top, right, bottom, start
  }

  /// Simpler versions of the call, with fewer items.
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
  /// Returns a window 40 pixels wide that lies outside a box, along one of its edges.
  ///
  /// The nearest pixel of the window lies at the edge, or the given number of pixels beyond it. For
  /// `start`, the window instead covers the first 40 pixels of the box from its top left corner.
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
    // A window extends to the end of its last pixel.
    return LeafWindow(
      from: SubpixelVector(
        horizontal: Subpixels(pixels: start.0), vertical: Subpixels(pixels: start.1)),
      to: SubpixelVector(
        horizontal: Subpixels(pixels: end.0 - 1), vertical: Subpixels(pixels: end.1 - 1)))
  }
}
