/// Items of a section that a change was about.
public struct TouchedItems: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The items; all that follow one another and are there.
  public var items: Range<Int>

  /// Makes a range of items.
  public init(section: Int, items: Range<Int>) {
    self.section = section
    self.items = items
  }
}
