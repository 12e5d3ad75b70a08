import LayoutCore
import LayoutViewport

/// Methods for comparing, previewing and applying preferred sizes.
extension UICollectionViewCompositionalLayout {
  /// Returns the engine's identifier for an element; `nil` if no element of its kind is laid out.
  func elementID(of key: ElementKey) -> ElementID? {
    let category: ElementKind.Category =
      switch key.category {
      case .cell: .cell
      case .supplementaryView: .supplementary
      case .decorationView: .decoration
      }
    guard key.indexPath.count == 2,
      let kind = ElementKind(category, key.kind, among: parts.elementKinds)
    else { return nil }
    return ElementID(kind: kind, section: key.indexPath.section, item: key.indexPath.item)
  }

  /// Returns whether a preferred size differs from the size of an element by at least a pixel along
  /// a self-sizing axis.
  ///
  /// The preferred size is compared with the measured lengths, because a larger sibling may have
  /// determined the frame.
  func differs(_ preferred: CGSize, from element: UICollectionViewLayoutAttributes) -> Bool {
    guard let engine, let id = elementID(of: ElementKey(element)) else { return false }
    let axes = engine.estimatedAxes(of: id)
    guard !axes.isEmpty else { return false }
    let grid = engine.input.container.grid
    let known = engine.fittedLengths(of: id)
    let offered = exactSize(of: element, id, in: engine)
    for axis in Axis.allCases where axes.contains(axis) {
      let wanted = preferred.vector[axis]
      let length = known[axis].map(grid.points) ?? offered[axis]
      // A pixel of a third of a point cannot be represented exactly.
      if wanted.isFinite, abs(max(0, wanted) - length) * grid.scale > 1 - 1e-6 { return true }
    }
    return false
  }

  /// Adds the preferred size of an element and the resulting adjustments to an invalidation
  /// context.
  func addPreferredSize(
    _ preferred: CGSize, of element: UICollectionViewLayoutAttributes,
    to context: UICollectionViewLayoutInvalidationContext
  ) {
    switch element.representedElementCategory {
    case .cell: context.invalidateItems(at: [element.indexPath])
    case .supplementaryView:
      context.invalidateSupplementaryElements(
        ofKind: element.representedElementKind ?? "", at: [element.indexPath])
    case .decorationView: return
    }
    context.preferredSizes = [
      PreferredSize(
        element: ElementKey(element),
        size: CGSize(
          width: preferred.width.isFinite ? preferred.width : element.size.width,
          height: preferred.height.isFinite ? preferred.height : element.size.height))
    ]
    guard isSolved, let size = fittedSizes(context.preferredSizes).first else { return }
    preview(size, for: context)
  }

  /// Applies the preferred sizes contained in a context.
  ///
  /// If other sizes have been applied since the context was created, the adjustments in the
  /// context are corrected.
  func applySizes(of context: UICollectionViewLayoutInvalidationContext) {
    let change = apply(fittedSizes(context.preferredSizes), context)
    // Behaviour 76
    context.adjustment = context.adjustment + (change - context.predictedAdjustment)
  }

  /// Converts preferred sizes to the engine's type, omitting elements of kinds the layout does not
  /// use.
  func fittedSizes(_ sizes: [PreferredSize]) -> [FittedSize] {
    var fitted: [FittedSize] = []
    for size in sizes {
      guard let id = elementID(of: size.element) else { continue }
      fitted.append(FittedSize(id, size: size.size.vector))
    }
    return fitted
  }

  /// Applies a size to a copy of the engine and stores the resulting adjustments in a context.
  ///
  /// The copy shares all parts that do not change.
  private func preview(
    _ size: FittedSize, for context: UICollectionViewLayoutInvalidationContext
  ) {
    tally.fits += 1
    guard var engine, let done = try? engine.fit([size]) else { return }
    let (adjustment, hold) = follow(done, in: engine)
    context.predictedAdjustment = adjustment
    context.adjustment = adjustment
    preview = SizePreview(context: context, size: size, engine: engine, hold: hold)
  }

  /// Determines how the view has to be adjusted after the content of the engine has changed.
  ///
  /// - Returns: The change to the content's offset and size, and the edges to keep in place
  ///   afterwards.
  private func follow(
    _ done: ContentChange, in engine: DefaultLayoutEngine
  ) -> (adjustment: ContentAdjustment, hold: ContentHold?) {
    var adjustment = ContentAdjustment(size: CGSize(done.contentSizeDelta))
    chooseHold()
    guard var hold = positions.hold, hold.scroll.anchor != nil, let collectionView else {
      return (adjustment, positions.hold)
    }
    let offset = collectionView.contentOffset
    let target = hold.follow(in: engine, of: collectionView, after: done)
    adjustment.offset = CGPoint(x: target.x - offset.x, y: target.y - offset.y)
    return (adjustment, hold)
  }

  /// Applies measured sizes while keeping the scroll anchor and orthogonal rows in place.
  ///
  /// If the context still contains the previewed size, the engine of the preview is used without
  /// another computation.
  ///
  /// - Parameters:
  ///   - sizes: The measured elements with the sizes their contents need.
  ///   - context: The context containing the sizes; `nil` if they do not come from a context.
  /// - Returns: The adjustment of the offset and the content size; zero if the engine has rejected
  ///   the sizes.
  func apply(
    _ sizes: [FittedSize], _ context: UICollectionViewLayoutInvalidationContext? = nil
  ) -> ContentAdjustment {
    let preview = preview
    self.preview = nil
    guard isSolved else {
      // The next preparation lays out everything again and also handles the visible part.
      if (try? engine?.fit(sizes)) != nil { measuring.hasSizes = true }
      return ContentAdjustment()
    }
    // The item to keep in place is chosen before the elements change.
    chooseHold()
    holdRows(of: sizes)
    let adjustment: ContentAdjustment
    if let preview, preview.context === context, [preview.size] == sizes {
      engine = preview.engine
      (adjustment, positions.hold) = (preview.context.predictedAdjustment, preview.hold)
    } else {
      tally.fits += 1
      guard let done = try? engine?.fit(sizes), let engine else { return ContentAdjustment() }
      (adjustment, positions.hold) = follow(done, in: engine)
    }
    measuring.hasSizes = true
    keepRows(of: sizes)
    return adjustment
  }

  /// Returns the exact size proposed to an unmeasured element.
  ///
  /// The element's frame is rounded to pixels, while its estimate may lie between two pixels.
  private func exactSize(
    of element: UICollectionViewLayoutAttributes, _ id: ElementID, in engine: DefaultLayoutEngine
  ) -> Vector {
    let (grid, estimates) = (engine.input.container.grid, engine.estimatedLengths(of: id))
    var size = element.size.vector
    for axis in Axis.allCases {
      guard let estimate = estimates[axis],
        grid.points(pixels: estimate.roundedToPixels) == size[axis]
      else { continue }
      size[axis] = grid.points(estimate)
    }
    return size
  }

  /// Applies the estimated size of an element as its measured size, because the element's content
  /// accepts that size.
  func confirm(_ element: UICollectionViewLayoutAttributes) {
    guard isSolved, let engine, let id = elementID(of: ElementKey(element)),
      !engine.isSizeKnown(of: id)
    else { return }
    // The engine is not referenced while it changes, since it would be copied.
    let (size, before) = (exactSize(of: element, id, in: engine), frame(of: id, in: engine))
    let change = apply([FittedSize(id, size: size)])
    // Siblings may have made the element larger than its estimate, and its group may move it.
    guard change != ContentAdjustment() || frame(of: id, in: self.engine) != before else { return }
    let context = makeInvalidationContext()
    context.keepsPlaces = true
    context.adjustment = change
    invalidateLayout(with: context)
  }

  private func frame(of id: ElementID, in engine: DefaultLayoutEngine?) -> Frame? {
    engine?.element(id.kind, section: id.section, item: id.item)?.frame
  }
}
