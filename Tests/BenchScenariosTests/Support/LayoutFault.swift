import LayoutCore

/// A fault of a strategy.
///
/// Everything not overridden by a fault is correct.
protocol LayoutFault: Sendable {
  /// The name of the faulty strategy.
  static var name: String { get }
  /// Whether the strategy supports changing to another input.
  static var updates: Bool { get }
  /// Whether the strategy returns elements in reverse order.
  static var reverses: Bool { get }
  /// Whether the strategy scrolls its rows.
  static var scrollsRows: Bool { get }
  /// Returns the frame the strategy reports for a measured item.
  ///
  /// - Parameters:
  ///   - frame: The correct frame.
  ///   - original: The initial frames of the item and of the first item.
  /// - Returns: The reported frame.
  static func distort(measured frame: Frame, original: (own: Frame?, first: Frame?)) -> Frame

  /// Returns the sizes the strategy applies instead of the given sizes.
  static func distort(_ sizes: [FittedSize]) -> [FittedSize]
  /// Returns the changes the strategy makes instead of the given change.
  static func distort(_ change: LayoutChange) -> [LayoutChange]
  /// Returns the changes by which the strategy forgets sizes after changing to another input.
  static func forgotten(in input: LayoutInput) -> [LayoutChange]
  /// Does work during a query without changing the answer.
  static func spend(on layout: DefaultLayoutEngine, into visible: inout VisibleElements)
  /// Returns the element reported by a query instead of an element in a row with a scroll offset,
  /// in points; `nil` loses the element.
  static func distort(_ element: LayoutElement, rowOffset: Double) -> LayoutElement?
  /// Returns the element reported by a query instead of an element, whatever the scroll offset of
  /// its row.
  static func distort(_ element: LayoutElement) -> LayoutElement?
  /// Returns the frame the strategy reports for an item, measured or not.
  static func distort(_ frame: Frame, of item: ElementID) -> Frame
  /// Returns the content size the strategy reports.
  static func distort(_ contentSize: Vector) -> Vector
  /// Returns the resting offset the strategy reports for a row.
  static func distort(restingOffset offset: Double) -> Double
  /// Returns the frame the strategy writes for an item, by its index over all sections.
  static func distort(_ frame: Frame, written index: Int) -> Frame
}

extension LayoutFault {
  static var updates: Bool { true }
  static var reverses: Bool { false }
  static var scrollsRows: Bool { true }
  static func distort(_ sizes: [FittedSize]) -> [FittedSize] { sizes }
  static func distort(_ change: LayoutChange) -> [LayoutChange] { [change] }
  static func forgotten(in input: LayoutInput) -> [LayoutChange] { [] }
  static func spend(on layout: DefaultLayoutEngine, into visible: inout VisibleElements) {}
  static func distort(_ element: LayoutElement) -> LayoutElement? { element }
  static func distort(_ element: LayoutElement, rowOffset: Double) -> LayoutElement? {
    distort(element)
  }
  static func distort(_ frame: Frame, of item: ElementID) -> Frame { frame }
  static func distort(_ contentSize: Vector) -> Vector { contentSize }
  static func distort(restingOffset offset: Double) -> Double { offset }
  static func distort(_ frame: Frame, written index: Int) -> Frame { frame }
  static func distort(measured frame: Frame, original: (own: Frame?, first: Frame?)) -> Frame {
    frame
  }
}
