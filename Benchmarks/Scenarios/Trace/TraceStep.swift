public import LayoutCore

/// What a strategy answered at one step of a trace.
public struct TraceStep: Hashable, Sendable {
  /// What was done, for a person.
  public var action: String
  /// The size of the content after it, in points.
  public var contentSize: Vector
  /// The elements that were found, or the one item that was asked for.
  public var elements: [LayoutElement]
  /// A fingerprint of all frames, for steps that write them.
  public var digest: FrameDigest?
  /// Where the view was, in points.
  public var offset = 0.0
  /// How far something moved that was to stay in place, in points.
  public var drift = 0.0
  /// How many contents were asked for their size.
  public var measured = 0
}
