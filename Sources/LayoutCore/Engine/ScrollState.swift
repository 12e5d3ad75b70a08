/// What changes while a person scrolls, and never makes anything be solved again.
public struct ScrollState: Hashable, Sendable {
  /// How far the rows of sections that scroll across have been scrolled, in points from their
  /// leading end.
  public var rowOffsets: [Int: Double] = [:]
  /// What is seen of the content, without what bars cover; `nil` pins nothing.
  ///
  /// Pinned items stay in it.
  public var visibleBounds: Frame?

  /// Nothing scrolled, nothing pinned.
  public init() {}
}
