/// Which end of an axis something is at.
public enum Alignment: UInt8, Hashable, Sendable, CaseIterable {
  /// Leading or top.
  case start
  /// Neither end.
  case center
  /// Trailing or bottom.
  case end

  /// The part of a length before the point: 0, ½ or 1.
  var fraction: Double {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}

/// A point of a rectangle: an end or the middle on each axis.
public struct AlignmentPair: Hashable, Sendable {
  /// Where the point is from leading to trailing.
  public var horizontal: Alignment
  /// Where the point is from top to bottom.
  public var vertical: Alignment

  /// Makes a point from its two places.
  public init(horizontal: Alignment, vertical: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The place along an axis.
  public subscript(axis: Axis) -> Alignment { axis == .horizontal ? horizontal : vertical }
}
