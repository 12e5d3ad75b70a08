import LayoutCore
import LayoutDescription

/// The edges of a frame that were hidden when the frame was measured.
package struct ClippedEdges: Hashable, Sendable {
  /// The visibility of an edge: visible, or hidden by the view's bounds or by another element.
  enum Clipping: Hashable, Sendable {
    /// The edge was visible and has been measured.
    case none
    /// The edge lies at or beyond the end of the visible area, where the measurement ends.
    case byBounds
    /// The edge was hidden by another element; the measured frame ends where that element begins.
    case byElement
  }

  var left = Clipping.none
  var top = Clipping.none
  var right = Clipping.none
  var bottom = Clipping.none

  /// Returns the part of a frame to compare with a measured frame.
  ///
  /// - Parameters:
  ///   - frame: The whole frame, in points.
  ///   - bounds: The visible part of the content, in points.
  ///   - measured: The measured frame. If another element covers an edge, the edge may lie outside
  ///     the measured frame, but not inside it.
  /// - Returns: The frame to compare with the measured one, in points.
  func visiblePart(of frame: Frame, in bounds: Frame, measured: Frame) -> Frame {
    // The difference of two edges may differ from the length in its last bit.
    if [left, top, right, bottom].allSatisfy({ $0 == .none }) { return frame }
    func start(_ edge: Double, _ clipping: Clipping, bounds: Double, measured: Double) -> Double {
      switch clipping {
      case .none: edge
      case .byBounds: max(edge, bounds)
      case .byElement: max(edge, measured)
      }
    }
    func end(_ edge: Double, _ clipping: Clipping, bounds: Double, measured: Double) -> Double {
      -start(-edge, clipping, bounds: -bounds, measured: -measured)
    }
    let x = start(frame.x, left, bounds: bounds.x, measured: measured.x)
    let y = start(frame.y, top, bounds: bounds.y, measured: measured.y)
    let maxX = end(frame.maxX, right, bounds: bounds.maxX, measured: measured.maxX)
    let maxY = end(frame.maxY, bottom, bounds: bounds.maxY, measured: measured.maxY)
    return Frame(x: x, y: y, width: maxX - x, height: maxY - y)
  }
}

extension ClippedEdges {
  /// Creates edges from an element's JSON, such as `["bottom", "top-occluded-by-pinned-footer"]`.
  init(element: JSONNode) throws(LayoutDocumentError) {
    guard try element.optional("clipped")?.boolean() ?? false else { return }
    let edges = try element.optional("clippedEdges")?.elements() ?? []
    guard !edges.isEmpty else {
      (left, top, right, bottom) = (.byBounds, .byBounds, .byBounds, .byBounds)
      return
    }
    for edge in edges {
      let name = try edge.string()
      let clipping = name.contains("-") ? Clipping.byElement : .byBounds
      switch name.prefix(while: { $0 != "-" }) {
      case "left": left = clipping
      case "top": top = clipping
      case "right": right = clipping
      case "bottom": bottom = clipping
      default: throw edge.fault("unknown edge \"\(name)\": expected left, top, right or bottom")
      }
    }
  }
}
