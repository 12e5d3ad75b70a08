public import CompositionalLayout
public import Foundation
public import LayoutCore

/// A layout described with UIKit's types and laid out by the default engine, with access to its
/// elements by name.
public struct LaidOut {
  /// The engine that has laid out the layout.
  public private(set) var engine: DefaultLayoutEngine
  private let input: LayoutInput

  /// Lays out sections with the given numbers of items, by default in 320 × 480 points at 2 pixels
  /// per point.
  ///
  /// - Parameters:
  ///   - layout: The description of the layout.
  ///   - itemCounts: The number of items in each section.
  ///   - environment: The environment a view would provide to the layout.
  /// - Throws: An error if the layout is invalid.
  public init(
    _ layout: CompositionalLayoutDescription, itemCounts: [Int],
    environment: HeadlessEnvironment = .phone()
  ) throws {
    input = try layout.layoutInput(for: environment, itemCounts: itemCounts)
    engine = try DefaultLayoutEngine(input)
  }

  /// Lays out the description of a layout object.
  @MainActor
  public init(
    _ layout: UICollectionViewCompositionalLayout, itemCounts: [Int],
    environment: HeadlessEnvironment = .phone()
  ) throws {
    try self.init(layout.layoutDescription, itemCounts: itemCounts, environment: environment)
  }

  /// Lays out sections sharing one description.
  public init(
    _ section: NSCollectionLayoutSection, itemCounts: [Int] = [4],
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    environment: HeadlessEnvironment = .phone()
  ) throws {
    try self.init(
      CompositionalLayoutDescription(section: section, configuration: configuration),
      itemCounts: itemCounts, environment: environment)
  }

  /// The size of the content, in points.
  public var contentSize: CGSize {
    CGSize(width: engine.contentSize.horizontal, height: engine.contentSize.vertical)
  }

  /// Returns the frames of a section's cells, in order, in points.
  public func cells(section: Int = 0) -> [Frame] {
    guard input.sections.indices.contains(section) else { return [] }
    return (0..<input.sections[section].itemCount).compactMap { cell(section, $0)?.frame }
  }

  /// Returns the cell of an item.
  public func cell(_ section: Int, _ item: Int) -> LayoutElement? {
    engine.element(.cell, section: section, item: item)
  }

  /// Returns a header, footer or badge, identified by its kind and index path.
  public func supplementary(_ kind: String, _ section: Int = 0, _ item: Int = 0) -> LayoutElement? {
    element(.supplementary, kind, section, item)
  }

  /// Returns a background, identified by its kind and index path.
  public func decoration(_ kind: String, _ section: Int = 0, _ item: Int = 0) -> LayoutElement? {
    element(.decoration, kind, section, item)
  }

  /// Every element of the layout.
  public var allElements: [LayoutElement] {
    var elements: [LayoutElement] = []
    engine.forEachElement { element in
      elements.append(element)
      return true
    }
    return elements
  }

  /// Returns the elements in a rectangle.
  public func elements(in rectangle: Frame) -> [LayoutElement] {
    engine.elements(in: rectangle)
  }

  /// Returns the row of an orthogonal section.
  package func row(section: Int = 0) -> OrthogonalRow? { engine.row(section: section) }

  /// Scrolls the row of a section.
  public mutating func scrollRow(section: Int = 0, to offset: Double) {
    engine.setRowOffset(offset, section: section)
  }

  /// Sets the visible part of the content.
  public mutating func show(_ bounds: Frame) { engine.setVisibleBounds(bounds) }

  private func element(
    _ category: ElementKind.Category, _ kind: String, _ section: Int, _ item: Int
  ) -> LayoutElement? {
    input.knownKind(category, kind).flatMap {
      engine.element($0, section: section, item: item)
    }
  }
}
