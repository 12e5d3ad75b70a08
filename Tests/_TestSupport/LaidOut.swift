public import CompositionalLayout
public import Foundation
public import LayoutCore

/// A layout in UIKit's words after the default engine has laid it out, with its elements by name.
public struct LaidOut {
  /// The engine.
  public private(set) var engine: DefaultLayoutEngine
  private let input: LayoutInput

  /// Lays out sections of so many items, in 320 × 480 points at 2 pixels per point unless told
  /// otherwise.
  ///
  /// - Parameters:
  ///   - layout: The description of the layout.
  ///   - itemCounts: The number of items of each section.
  ///   - environment: What a view would tell the layout.
  /// - Throws: What is wrong with the layout.
  public init(
    _ layout: CompositionalLayoutDescription, itemCounts: [Int],
    environment: HeadlessEnvironment = .phone()
  ) throws {
    input = try layout.layoutInput(for: environment, itemCounts: itemCounts)
    engine = try DefaultLayoutEngine(input)
  }

  /// Lays out what a layout describes.
  @MainActor
  public init(
    _ layout: UICollectionViewCompositionalLayout, itemCounts: [Int],
    environment: HeadlessEnvironment = .phone()
  ) throws {
    try self.init(layout.layoutDescription, itemCounts: itemCounts, environment: environment)
  }

  /// Lays out one description for all sections.
  public init(
    _ section: NSCollectionLayoutSection, itemCounts: [Int] = [4],
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    environment: HeadlessEnvironment = .phone()
  ) throws {
    try self.init(
      CompositionalLayoutDescription(section: section, configuration: configuration),
      itemCounts: itemCounts, environment: environment)
  }

  /// The size of everything, in points.
  public var contentSize: CGSize {
    CGSize(width: engine.contentSize.horizontal, height: engine.contentSize.vertical)
  }

  /// The frames of a section's cells, in order, in points.
  public func cells(section: Int = 0) -> [Frame] {
    guard input.sections.indices.contains(section) else { return [] }
    return (0..<input.sections[section].itemCount).compactMap { cell(section, $0)?.frame }
  }

  /// One cell.
  public func cell(_ section: Int, _ item: Int) -> LayoutElement? {
    engine.element(.cell, section: section, item: item)
  }

  /// A header, footer or badge, by its kind and index path.
  public func supplementary(_ kind: String, _ section: Int = 0, _ item: Int = 0) -> LayoutElement? {
    element(.supplementary, kind, section, item)
  }

  /// A background, by its kind and index path.
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

  /// What a rectangle shows.
  public func elements(in rectangle: Frame) -> [LayoutElement] {
    engine.elements(in: rectangle)
  }

  /// The row of a section that scrolls across.
  package func row(section: Int = 0) -> OrthogonalRow? { engine.row(section: section) }

  /// Scrolls the row of a section.
  public mutating func scrollRow(section: Int = 0, to offset: Double) {
    engine.setRowOffset(offset, section: section)
  }

  /// Says what is seen of the content.
  public mutating func show(_ bounds: Frame) { engine.setVisibleBounds(bounds) }

  private func element(
    _ category: ElementKind.Category, _ kind: String, _ section: Int, _ item: Int
  ) -> LayoutElement? {
    input.knownKind(category, kind).flatMap {
      engine.element($0, section: section, item: item)
    }
  }
}
