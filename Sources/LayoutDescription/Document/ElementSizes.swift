public import LayoutCore

/// The preferred sizes of a screen's elements along both axes, section by section.
///
/// The lists repeat cyclically, so a recording of 40 items provides sizes for a million items.
public struct ElementSizes: Hashable, Sendable {
  /// The sizes of the supplementary elements of one kind.
  public struct Supplementary: Hashable, Sendable {
    /// The element kind these sizes apply to.
    public var kind: String
    /// The sizes in each section, in points; `nil` for an element that keeps its estimated size.
    public var sizes: [[Vector?]]

    /// Creates the sizes of the supplementary elements of one kind.
    public init(kind: String, sizes: [[Vector?]]) {
      self.kind = kind
      self.sizes = sizes
    }
  }

  /// The sizes of the cells in each section, in points; `nil` for a cell that keeps its estimated
  /// size.
  public var cells: [[Vector?]]
  /// The sizes of the supplementary elements in the sections, grouped by element kind.
  public var supplementaries: [Supplementary]
  /// The sizes of the layout's own boundary items, listed as if they belonged to a single section.
  public var layoutItems: [Supplementary]

  /// Creates the preferred sizes of a screen's elements.
  public init(
    cells: [[Vector?]] = [], supplementaries: [Supplementary] = [],
    layoutItems: [Supplementary] = []
  ) {
    self.cells = cells
    self.supplementaries = supplementaries
    self.layoutItems = layoutItems
  }

  /// Returns the size of an element.
  ///
  /// - Parameters:
  ///   - kind: The element kind of a supplementary element; `nil` for a cell.
  ///   - section: The position of the element's section in the layout.
  ///   - item: The index of the cell or supplementary element in its section.
  /// - Returns: The size in points, or `nil` if the element keeps the estimate.
  public func size(of kind: String? = nil, section: Int, item: Int) -> Vector? {
    let isOfLayout = item == LayoutElement.layoutItem
    guard let lists = kind.map({ lists(of: $0, isOfLayout) }) ?? cells,
      let list = lists.inTurn(section), let size = list.inTurn(isOfLayout ? 0 : item)
    else { return nil }
    return size
  }

  private func lists(of kind: String, _ isOfLayout: Bool) -> [[Vector?]]? {
    (isOfLayout ? layoutItems : supplementaries).first { $0.kind == kind }?.sizes
  }

  /// Returns the listed sizes as input for an engine; the lists are not repeated.
  package func fittedSizes(for input: LayoutInput) -> [FittedSize] {
    var sizes: [FittedSize] = []
    func add(_ lists: [[Vector?]], _ kind: ElementKind) {
      for (section, list) in lists.enumerated() {
        for (item, size) in list.enumerated() {
          guard let size else { continue }
          sizes.append(FittedSize(ElementID(kind: kind, section: section, item: item), size: size))
        }
      }
    }
    add(cells, .cell)
    for element in supplementaries {
      if let kind = input.knownKind(.supplementary, element.kind) { add(element.sizes, kind) }
    }
    for element in layoutItems {
      guard let kind = input.knownKind(.supplementary, element.kind),
        let size = size(of: element.kind, section: 0, item: LayoutElement.layoutItem)
      else { continue }
      let id = ElementID(kind: kind, section: 0, item: LayoutElement.layoutItem)
      sizes.append(FittedSize(id, size: size))
    }
    return sizes
  }
}

extension Array {
  /// Returns the element at an index modulo the count; `nil` if the array is empty.
  fileprivate func inTurn(_ index: Int) -> Element? {
    guard !isEmpty else { return nil }
    let place = index % count
    return self[place < 0 ? place + count : place]
  }
}
