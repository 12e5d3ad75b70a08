import LayoutCore
import LayoutDescription
import LayoutViewport

/// An engine whose elements can be looked up by name.
protocol NamedElements: LayoutStrategy {
  func element(_ kind: ElementKind, section: Int, item: Int) -> LayoutElement?
  func forEachElement(_ body: (LayoutElement) -> Bool)
  func row(section: Int) -> OrthogonalRow?
}

extension LayoutEngine: NamedElements {}

/// An engine's answers after laying out a document.
///
/// Conformance checks access the engine only through this type.
struct EngineAnswers {
  private let engine: any NamedElements
  private let input: LayoutInput

  /// Lays out a document, scrolls to its content offset, and makes the engine's answers available.
  ///
  /// - Parameters:
  ///   - document: The document with the layout and, if there are any, the measured sizes of
  ///     elements.
  ///   - input: The input for laying out the document in its view.
  ///   - type: The type of engine that lays out the document.
  /// - Throws: An error with a description if the document cannot be laid out.
  init(
    _ document: LayoutDocument, _ input: LayoutInput, by type: any NamedElements.Type
  ) throws {
    self.input = input
    var engine: any NamedElements = try type.init(input)
    if let sizes = document.elementSizes {
      try engine.fit(sizes.fittedSizes(for: input))
    } else if let fitted = document.fittedSizes {
      // A view shows the start of its content before anybody can scroll it.
      let kinds = input.elementKinds
      let size = input.container.size
      var screen = Frame(x: 0, y: 0, width: size.horizontal, height: size.vertical)
      func measure(_ element: LayoutElement, _ axes: AxisSet) -> Vector? {
        fitted.size(of: element, kinds: kinds)
      }
      _ = try engine.settle(in: screen, measure: measure)
      screen.x = document.contentOffset.horizontal
      screen.y = document.contentOffset.vertical
      _ = try engine.settle(in: screen, measure: measure)
    }
    engine.setVisibleBounds(document.unobscuredBounds)
    self.engine = engine
  }

  /// The size of the content, in points.
  var contentSize: Vector { engine.contentSize }

  /// Returns the frame and the z-index of an element, or `nil` if the element does not exist.
  func element(_ name: ElementName) -> (frame: Frame, zIndex: Int)? {
    guard let kind = kind(of: name) else { return nil }
    let element = engine.element(kind, section: name.section, item: name.item)
    return element.map { ($0.frame, $0.zIndex) }
  }

  /// Returns the elements that are not in a given set, up to a limit.
  func elements(besides known: Set<ElementName>, limit: Int) -> [ElementName] {
    var others: [ElementName] = []
    engine.forEachElement { element in
      let name = name(of: element)
      if !known.contains(name) { others.append(name) }
      return others.count < limit
    }
    return others.sorted()
  }

  /// Returns the elements of one kind in a rectangle, sorted by name.
  ///
  /// The names of decorations have no element kind, as in the recorded queries.
  func elements(in rectangle: Frame, kind: ElementName.Kind) -> [ElementName] {
    var visible = VisibleElements()
    engine.query(rectangle, into: &visible)
    let names = visible.elements.map(name).filter { $0.kind == kind }.sorted()
    guard kind == .decoration else { return names }
    return names.map {
      ElementName(kind: kind, elementKind: nil, section: $0.section, item: $0.item)
    }
  }

  /// Returns the row of a section, or `nil` if the section is not orthogonal.
  func row(section: Int) -> OrthogonalRow? { engine.row(section: section) }

  private func kind(of name: ElementName) -> ElementKind? {
    switch name.kind {
    case .cell: .cell
    case .supplementary: name.elementKind.flatMap { input.knownKind(.supplementary, $0) }
    case .decoration: name.elementKind.flatMap { input.knownKind(.decoration, $0) }
    }
  }

  private func name(of element: LayoutElement) -> ElementName {
    let kind: ElementName.Kind =
      switch element.kind.category {
      case .cell: .cell
      case .supplementary: .supplementary
      case .decoration: .decoration
      }
    return ElementName(
      kind: kind,
      elementKind: kind == .cell ? nil : input.elementKinds[Int(element.kind.nameIndex)],
      section: element.section, item: element.item)
  }
}

extension FittedSizes {
  /// Returns the size that the document lists for an element's view, in points, or `nil` to keep
  /// the estimate.
  fileprivate func size(of element: LayoutElement, kinds: [String]) -> Vector? {
    let frame = element.frame
    let height =
      element.kind == .cell
      ? cellHeight(item: element.item, width: frame.width)
      : headerHeight(kind: kinds[Int(element.kind.nameIndex)])
    return height.map { Vector(horizontal: frame.width, vertical: $0) }
  }
}
