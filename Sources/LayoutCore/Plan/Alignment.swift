/// A position within a length along an axis: its start, its centre or its end.
public enum Alignment: UInt8, Hashable, Sendable, CaseIterable {
  /// The leading or top end.
  case start
  /// The middle, halfway between the ends.
  case center
  /// The trailing or bottom end.
  case end

  /// The fraction of a length that lies before the position: 0, ½ or 1.
  var fraction: Double {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}

/// A reference point of a rectangle: a corner, the middle of an edge, or the centre.
public struct AlignmentPair: Hashable, Sendable {
  /// The position of the point from leading to trailing.
  public var horizontal: Alignment
  /// The position of the point from top to bottom.
  public var vertical: Alignment

  /// Creates a point from its positions on the two axes.
  public init(horizontal: Alignment, vertical: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The position of the point along an axis.
  public subscript(axis: Axis) -> Alignment { axis == .horizontal ? horizontal : vertical }
}
