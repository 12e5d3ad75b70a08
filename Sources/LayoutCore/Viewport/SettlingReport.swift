/// Result of measuring all visible elements.
public struct SettlingReport: Hashable, Sendable {
  /// An element whose content gave another answer each time it was measured.
  public struct Oscillation: Hashable, Sendable, CustomStringConvertible {
    /// The element, by its kind, section and item.
    public var element: ElementID
    /// The last answer but one, in points.
    public var previous: Vector
    /// The last answer, which the element was left at, in points.
    public var last: Vector
    /// How often it was measured.
    public var rounds: Int

    /// The element, its two answers and the number of rounds, in one sentence.
    public var description: String {
      """
      Item \(element.item) of section \(element.section) asked for \
      \(previous.horizontal) × \(previous.vertical) and \(last.horizontal) × \(last.vertical) \
      points in turn, and was left at the latter after \(rounds) rounds.
      """
    }
  }

  /// How many elements were measured, each counted as often as it was.
  public var measured = 0
  /// How often the element was measured that was measured most.
  public var rounds = 0
  /// Where the view has to be scrolled to for the anchor to stay in place, in points.
  public var offset: Vector
  /// How far the length of the content went back and forth, in points: the sum of its changes
  /// without the difference that was left in the end.
  public var contentSizeWobble = 0.0
  /// The elements that were given up.
  public var oscillations: [Oscillation] = []
  /// Whether every visible element has a size that its content agrees with.
  public var isSettled = true
}
