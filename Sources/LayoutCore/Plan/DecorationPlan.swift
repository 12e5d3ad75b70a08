/// An element that covers a whole section: a background.
public struct DecorationPlan: Hashable, Sendable {
  /// The name that its views are registered under.
  public var kind: String
  /// The insets that come off its frame in the end.
  public var insets: Insets
  /// The order among the elements that overlap.
  public var zIndex: Int

  /// Makes the plan of a decoration.
  public init(kind: String, insets: Insets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.insets = insets
    self.zIndex = zIndex
  }
}
