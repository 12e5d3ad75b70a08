import LayoutCore

/// One thing that a strategy gets wrong.
///
/// Whatever a fault does not say, the strategy gets right.
protocol LayoutFault: Sendable {
  /// The name of the strategy that has the fault.
  static var name: String { get }
  /// Whether the strategy takes over another input.
  static var updates: Bool { get }
  /// Whether the strategy gives elements last to first.
  static var reverses: Bool { get }
  /// Whether the strategy scrolls its rows.
  static var scrollsRows: Bool { get }
  /// What the strategy tells as the frame of a measured item.
  ///
  /// - Parameters:
  ///   - frame: The right one.
  ///   - original: The one that the item had in the beginning, and that of the first item.
  /// - Returns: The one that is told.
  static func distort(measured frame: Frame, original: (own: Frame?, first: Frame?)) -> Frame

  /// What the strategy takes in place of sizes.
  static func distort(_ sizes: [FittedSize]) -> [FittedSize]
  /// What the strategy makes in place of a change.
  static func distort(_ change: LayoutChange) -> [LayoutChange]
  /// What the strategy forgets after it has gone over to another input.
  static func forgotten(in input: LayoutInput) -> [LayoutChange]
  /// Work that a query does and that changes nothing about its answer.
  static func spend(on layout: DefaultLayoutEngine, into visible: inout VisibleElements)
  /// What a query gives in place of an element of a row that has been scrolled by some points;
  /// `nil` loses it.
  static func distort(_ element: LayoutElement, rowOffset: Double) -> LayoutElement?
  /// What a query gives in place of an element, however far its row has been scrolled.
  static func distort(_ element: LayoutElement) -> LayoutElement?
  /// What the strategy tells as the frame of an item, measured or not.
  static func distort(_ frame: Frame, of item: ElementID) -> Frame
  /// What the strategy gives as the size of everything.
  static func distort(_ contentSize: Vector) -> Vector
  /// What the strategy tells as the resting offset of a row.
  static func distort(restingOffset offset: Double) -> Double
  /// What the strategy writes as the frame of one item, counted over all sections.
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
