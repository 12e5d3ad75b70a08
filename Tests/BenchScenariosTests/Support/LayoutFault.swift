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

  /// What a query gives in place of an element; `nil` loses it.
  static func distort(_ element: LayoutElement) -> LayoutElement?
  /// What the strategy gives as the size of everything.
  static func distort(_ contentSize: Vector) -> Vector
  /// What the strategy writes as the frame of one item, counted over all sections.
  static func distort(_ frame: Frame, written index: Int) -> Frame
}

extension LayoutFault {
  static var updates: Bool { true }
  static var reverses: Bool { false }
  static var scrollsRows: Bool { true }
  static func distort(_ element: LayoutElement) -> LayoutElement? { element }
  static func distort(_ contentSize: Vector) -> Vector { contentSize }
  static func distort(_ frame: Frame, written index: Int) -> Frame { frame }
}
