/// Which end of an axis something is at.
public enum Alignment: UInt8, Hashable, Sendable, CaseIterable {
  /// Leading or top.
  case start
  /// Neither end.
  case center
  /// Trailing or bottom.
  case end

  /// The part of a length that lies before the point: 0, ½ or 1.
  var fraction: Double {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
