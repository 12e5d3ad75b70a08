import LayoutCore

/// Methods for calling the visible items invalidation handlers of sections.
///
/// The handlers are called whenever the layout is prepared, including each step of scrolling, and
/// whenever their section's row is scrolled. Only the handlers of visible sections are called,
/// starting with the last section. Their changes affect only the appearance of elements, not the
/// layout.
extension UICollectionViewCompositionalLayout {
  /// Whether the app may change attributes, in a visible items handler or in a subclass.
  package var changesAttributes: Bool {
    parts.hasHandlers || type(of: self) != UICollectionViewCompositionalLayout.self
  }

  /// Places pinned items in the visible part and calls the handlers of visible sections.
  func updateVisiblePart(of view: UICollectionView) {
    engine?.setVisibleBounds(view.unobscuredBounds.frame)
    callHandlersOfVisibleSections()
  }

  /// Calls the handlers of all visible sections with their visible items.
  func callHandlersOfVisibleSections() {
    guard parts.hasHandlers, isSolved, let collectionView else {
      rosters = [:]
      return
    }
    let elements = visibleElementsOfHandledSections(in: collectionView.bounds)
    rosters = rosters.filter { elements[$0.key] != nil }
    for (section, elements) in elements {
      rosters[section, default: VisibleItemRoster()].update(
        to: elements.map(placedAttributes(of:)))
    }
    let environment = SectionLowering(
      environment: collectionView.environment(of: self), configuration: configuration
    ).providerEnvironment
    for section in elements.keys.sorted(by: >) {
      var offset = collectionView.contentOffset
      if let engine, let row = engine.row(section: section), row.groupCount > 0 {
        offset = self.offset(ofRow: section, elsewhere: offset)
      }
      callHandler(of: section, offset: offset, environment: environment)
    }
  }

  /// Calls the handler of a section after its row has been scrolled.
  ///
  /// The handler receives an environment whose container is the row itself: it has the length of
  /// the row's visible part, and the row's height.
  func callHandler(ofScrolledRow section: Int) {
    guard parts.handler(ofSection: section) != nil, let collectionView, let engine,
      let row = engine.row(section: section), let place = engine.rowPlace(section: section),
      let elements = visibleElementsOfHandledSections(in: collectionView.bounds)[section]
    else { return }
    rosters[section, default: VisibleItemRoster()].update(to: elements.map(placedAttributes(of:)))
    let across = engine.input.container.scrollAxis
    let edges = engine.input.plan(ofSection: section).section.group.edges
    var size = Vector.zero
    size[across.other] = row.viewport
    size[across] =
      place.tallestGroup + (edges.start(across)?.minimum ?? 0) + (edges.end(across)?.minimum ?? 0)
    callHandler(
      of: section,
      offset: offset(
        ofRow: section, elsewhere: CGPoint(x: place.sectionStart, y: place.sectionStart)),
      environment: LayoutEnvironment(
        container: LayoutEnvironmentContainer(
          contentSize: CGSize(size)),
        traitCollection: collectionView.traitCollection))
  }

  /// Returns the content offset with the component along the row replaced by the row's offset.
  private func offset(ofRow section: Int, elsewhere: CGPoint) -> CGPoint {
    let offset = orthogonalOffset(inSection: section)
    return configuration.scrollDirection == .horizontal
      ? CGPoint(x: elsewhere.x, y: offset) : CGPoint(x: offset, y: elsewhere.y)
  }

  private func callHandler(
    of section: Int, offset: CGPoint, environment: LayoutEnvironment
  ) {
    // Handlers may change the layout in any way, so none of its values is held while they run.
    guard let handler = parts.handler(ofSection: section), let items = rosters[section]?.items
    else {
      return
    }
    handler(items, offset, environment)
  }

  /// Returns the visible elements of each section with a handler, excluding the boundary items of
  /// the layout.
  private func visibleElementsOfHandledSections(in bounds: CGRect) -> [Int: [LayoutElement]] {
    visible.removeAll()
    engine?.query(bounds.frame, into: &visible)
    var elements: [Int: [LayoutElement]] = [:]
    for element in visible.elements
    where element.item != LayoutElement.layoutItem
      && parts.handler(ofSection: element.section) != nil
    {
      elements[element.section, default: []].append(element)
    }
    return elements
  }
}
