/// A complete layout engine: the same answers, computed and remembered in its own way.
///
/// Strategies are compared by the harness, which first makes sure that all of them give the same
/// frames, bit for bit.
public protocol LayoutStrategy: Sendable {
  /// The name by which the harness lists the strategy.
  static var name: String { get }

  /// Lays out an input.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out.
  init(_ input: LayoutInput) throws(LayoutError)

  /// Goes over to another input: another width, other sections or other counts.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out; the strategy is as it was before
  ///   then.
  mutating func update(to input: LayoutInput) throws(LayoutError)

  /// The size of everything, in points.
  var contentSize: Vector { get }

  /// How many data items have a frame.
  var shownItemCount: Int { get }

  /// The work of laying out and updating so far.
  var work: WorkCounters { get }

  /// Scrolls the row of a section to an offset, in points from its leading end.
  mutating func setRowOffset(_ offset: Double, section: Int)

  /// Says what is seen of the content, without what bars cover: pinned items stay in it.
  ///
  /// - Parameter bounds: The rectangle in content coordinates, in points; `nil` pins nothing.
  mutating func setVisibleBounds(_ bounds: Frame?)

  /// Finds the elements that share some area with a rectangle; the cells in order of section and
  /// item.
  func query(_ rectangle: Frame, into visible: inout VisibleElements)

  /// The frame of one data item, or `nil` if it has none.
  func frame(section: Int, item: Int) -> Frame?

  /// Writes the frames of all data items that have one, in order, and says how many they are.
  func writeFrames(into frames: inout MutableSpan<Frame>) -> Int
}
