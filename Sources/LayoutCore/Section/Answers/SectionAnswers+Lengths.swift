/// Methods that return the self-sizing axes and the lengths of a section's elements.
extension SectionAnswers {
  /// Returns the self-sizing axes of a supplementary item, or an empty set if the item does not
  /// exist.
  ///
  /// - Complexity: O(*e*) for *e* elements described for the section.
  func estimatedAxes(ofSupplementary element: ElementID) -> AxisSet {
    if template.isBoundary(element) {
      return template.boundary.estimatedAxes(of: element.kind) ?? []
    }
    guard let place = anchoredPlace(element) else { return [] }
    return solution(of: place.group).supplementaries[place.index].estimatedAxes
  }

  /// Returns the axes to store with a measured size, or `nil` if none need to be stored.
  ///
  /// Only sections with packed rows store axes, and only for data items and for supplementary items
  /// anchored to groups or items.
  func keptAxes(of fitted: FittedSize) -> AxisSet? {
    let element = fitted.element
    guard let axes = fitted.axes, template.packs, element.item >= 0 else { return nil }
    guard element.kind == .cell else {
      return !template.isBoundary(element) && anchoredPlace(element) != nil ? axes : nil
    }
    return element.item < placed.itemCount ? axes.intersection(template.fitting.axes) : nil
  }
}

extension SectionState {
  /// Returns the measured lengths of an element.
  ///
  /// - Complexity: O(log *m*) for *m* measured items.
  func fittedLengths(of element: ElementID) -> FittedLengths {
    switch element.kind.category {
    case .cell:
      guard element.item < itemCount else { return .unknown }
      var work = WorkCounters()
      return fitted(item: element.item, work: &work)
    case .supplementary, .decoration:
      return template.isBoundary(element)
        ? boundaryLengths[element.kind] ?? .unknown
        : supplementaries[element.kind]?[element.item] ?? .unknown
    }
  }
}

extension SectionTemplate {
  /// Returns the estimated lengths of an element along its self-sizing axes, without the rounding
  /// applied to frames.
  ///
  /// - Complexity: O(1) for data items; O(*e*) for *e* boundary items otherwise.
  func estimatedLengths(of element: ElementID) -> FittedLengths {
    var lengths = FittedLengths.unknown
    switch element.kind.category {
    case .decoration: break
    case .supplementary:
      let axis = metrics.scrollAxis
      guard isBoundary(element),
        let place = boundary.places.first(where: { $0.kind == element.kind }),
        place.estimatedAxes.contains(axis)
      else { break }
      lengths[axis] = place.length
    case .cell:
      guard let proposal = proposal(ofItem: element.item) else { break }
      for axis in Axis.allCases where proposal.estimatedAxes.contains(axis) {
        lengths[axis] = proposal.estimate[axis]
      }
    }
    return lengths
  }
}
