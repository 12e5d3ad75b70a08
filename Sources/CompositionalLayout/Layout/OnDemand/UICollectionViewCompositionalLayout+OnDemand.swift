import LayoutCore
import LayoutViewport

/// Methods for requesting section descriptions only when they are needed.
///
/// UIKit has no counterparts of these methods.
extension UICollectionViewCompositionalLayout {
  /// The estimated length, in points along the scroll axis, of a section whose description has not
  /// been requested yet.
  ///
  /// The length includes the section's insets and boundary items. If it is `nil`, the section
  /// provider is called for every section, as in UIKit.
  ///
  /// With an estimate, the section provider is called only for sections in the visible part of the
  /// view and for sections involved in a method call. All other sections have the estimated length
  /// and no elements. The visible content stays in place while sections receive their true length,
  /// and `scrollToItem(at:at:animated:)` lands exactly. UIKit has no counterpart of this property.
  ///
  ///     layout.estimatedSectionLength = 220
  ///
  /// With ``sectionKeys``, a section whose key has a cached description has its true length at
  /// once. With ``learnsEstimates``, the length applies only at the start: once sections have been
  /// described, the others have the average length of the described ones. Setting the length
  /// prepares the layout again, keeping the measured sizes and the positions of the visible items.
  ///
  /// - Precondition: The length is finite and greater than 0.
  public var estimatedSectionLength: CGFloat? {
    get { keying.estimatedLength }
    set {
      if let newValue {
        stopUnless(
          newValue.isFinite && newValue > 0,
          "estimatedSectionLength must be finite and greater than 0, not \(newValue).")
      }
      guard newValue != keying.estimatedLength else { return }
      keying.estimatedLength = newValue
      invalidateKeepingSizes()
    }
  }

  /// The number of sections whose description has not been requested yet.
  ///
  /// Each of these sections has the ``estimatedSectionLength``. The length of the content is exact
  /// except for these sections and unmeasured items. UIKit has no counterpart of this property.
  ///
  /// - Complexity: O(1).
  public var undescribedSectionCount: Int { parts.undescribedCount }

  /// Whether some sections have an estimated length, or will have one when the layout is next
  /// prepared.
  var asksOnDemand: Bool { keying.estimatedLength != nil || parts.demand != nil }

  // MARK: Asking

  /// Requests the descriptions of visible sections until no placeholder is visible.
  ///
  /// The scroll anchor stays in place. Working outwards from the anchor, one section at a time,
  /// keeps each requested section visible.
  ///
  /// - Returns: Whether any section has been requested.
  @discardableResult
  func requestVisibleSections() -> Bool {
    guard canAsk, let view = collectionView else { return false }
    let anchored = undescribedAnchorSection
    guard anchored != nil || isLearningDue || hasUndescribedSections(in: view.bounds),
      var asking = SectionRequests(self, in: view)
    else { return false }
    let isCurrent = view.collectionViewLayout === self
    beginHold(isCurrent)
    let follow = { [unowned self] (change: ContentChange?) in
      guard isCurrent, var hold = positions.hold, hold.scroll.anchor != nil, let engine else {
        return
      }
      view.moveContent(to: hold.follow(in: engine, of: view, after: change))
      positions.hold = hold
    }
    if let anchored, let change = asking.describe(anchored) { follow(change) }
    if isCurrent { requestFirstVisibleSection(by: &asking, in: view) }
    var hasLearned = false
    repeat {
      asking.describeSections(
        in: { view.bounds.frame }, from: isCurrent ? firstSectionToAsk : 0, follow)
      guard learnSectionLength() else { break }
      hasLearned = true
      follow(nil)
    } while hasUndescribedSections(in: view.bounds)
    endHold()
    if asking.hasDescribed { measureUnmeasuredElements(in: view) }
    return asking.hasDescribed || hasLearned
  }

  /// Requests the description of the section at the start of the visible part if there is no item
  /// to keep in place.
  ///
  /// Afterwards, the visible part starts at the same fraction of the section as before. With an
  /// unchanged offset, a section shorter than its estimate could be scrolled out of view.
  private func requestFirstVisibleSection(
    by asking: inout SectionRequests, in view: UICollectionView
  ) {
    guard positions.hold?.scroll.anchor?.subject == .contentStart,
      var place = engine.flatMap({ SectionPlace(in: view.unobscuredBounds.frame, of: $0) }),
      asking.describe(place.section) != nil, let engine
    else { return }
    view.moveContent(to: place.follow(in: engine, of: view))
    positions.hold = nil
    chooseHold()
  }

  /// Requests all missing descriptions of the sections in a rectangle, so the elements in the
  /// rectangle can be queried.
  func requestSections(in rect: CGRect) {
    guard canAsk, hasUndescribedSections(in: rect) else { return }
    requestSectionsKeepingPlaces { asking in
      asking.describeSections(in: { rect.frame }, from: 0) { _ in }
    }
  }

  /// Requests a missing section description before a query for the section's elements.
  func requestSection(_ section: Int) {
    if parts.isUndescribed(section) { requestSections([section]) }
  }

  /// Requests missing descriptions of the given sections, so their elements can be queried.
  func requestSections(_ sections: [Int]) {
    guard canAsk, sections.contains(where: parts.isUndescribed) else { return }
    requestSectionsKeepingPlaces { asking in
      for section in sections { asking.describe(section) }
    }
  }

  /// Requests the descriptions of the given sections while the layout is being prepared, without
  /// keeping any content in place.
  func describe(_ sections: [Int]) {
    guard canAsk, sections.contains(where: parts.isUndescribed), let view = collectionView,
      var asking = SectionRequests(self, in: view)
    else { return }
    for section in sections { asking.describe(section) }
  }

  /// Returns whether a rectangle contains a section that has not been described yet.
  func hasUndescribedSections(in rect: CGRect) -> Bool {
    guard parts.undescribedCount > 0, let engine else { return false }
    return engine.sections(in: rect.frame).contains(where: parts.isUndescribed)
  }

  /// Returns whether the descriptions of visible sections have to be requested later in the view's
  /// layout pass, because the positions of the sections are not final while the layout is being
  /// prepared.
  func leavesAskingToRound(of view: UICollectionView) -> Bool {
    view.pass.isRunning
      && (view.batches.pending != nil || view.layouts.outgoing != nil
        || engine?.isMirroredAlongScrolling == true)
  }

  /// Whether section descriptions can be requested; they cannot while the data or the layout is
  /// changing.
  private var canAsk: Bool {
    guard isSolved, !keying.isAsking, parts.undescribedCount > 0, let collectionView else {
      return false
    }
    return collectionView.batches.open == nil && !collectionView.batches.isCommitting
  }

  /// Requests section descriptions while the layout is not being prepared, keeping the visible
  /// content in place.
  private func requestSectionsKeepingPlaces(_ ask: (inout SectionRequests) -> Void) {
    guard let view = collectionView, let before = engine?.contentSize,
      var asking = SectionRequests(self, in: view)
    else { return }
    let isCurrent = view.collectionViewLayout === self
    beginHold(isCurrent)
    ask(&asking)
    guard asking.hasDescribed, isSolved else { return endHold() }
    learnSectionLength()
    guard let engine else { return endHold() }
    let context = makeInvalidationContext()
    context.keepsPlaces = true
    if isCurrent {
      let offset = view.contentOffset
      var target = offset
      if var hold = positions.hold, hold.scroll.anchor != nil {
        target = hold.follow(in: engine, of: view)
        positions.hold = hold
      }
      context.adjustment = ContentAdjustment(
        offset: CGPoint(x: target.x - offset.x, y: target.y - offset.y),
        size: CGSize(engine.contentSize - before))
    }
    endHold()
    invalidateLayout(with: context)
    view.noteLeadingEnd()
    self.engine?.setVisibleBounds(view.unobscuredBounds.frame)
  }

  // MARK: Positions

  private func beginHold(_ isCurrent: Bool) {
    if isCurrent { chooseHold() }
  }

  /// Stops keeping the start of the content in place, if that is the current scroll anchor.
  ///
  /// Now that sections have been described, there are items to keep in place instead.
  private func endHold() {
    if positions.hold?.scroll.anchor?.subject == .contentStart { positions.hold = nil }
  }

  /// The first section to request: the section containing the scroll anchor.
  ///
  /// The descriptions of the other sections are requested outwards from it, in both directions.
  private var firstSectionToAsk: Int {
    guard let subject = positions.hold?.scroll.anchor?.subject else { return 0 }
    return subject == .contentEnd ? .max : subject.item?.section ?? 0
  }

  /// The section of the item the app keeps in place, if that section has not been described yet;
  /// otherwise `nil`.
  private var undescribedAnchorSection: Int? {
    guard case .item(let path) = contentAnchor, path.count == 2, parts.isUndescribed(path.section)
    else { return nil }
    return path.section
  }

  /// Records the described sections in the visible part, so their descriptions are requested again
  /// when the layout is prepared.
  func noteVisibleSections(in view: UICollectionView) {
    guard keying.estimatedLength != nil, let engine else { return }
    keying.visibleSections = engine.sections(in: view.bounds.frame)
      .filter { !parts.isUndescribed($0) }
  }

  /// Returns the sections to request when everything is laid out again.
  ///
  /// They are the previously visible sections, the sections of the scroll anchors, and the section
  /// of the item the app keeps in place.
  func wantedSections(among count: Int) -> [Int] {
    var wanted = Set(keying.visibleSections)
    var items: [IndexPath] = []
    if case .item(let path) = contentAnchor, path.count == 2 { items.append(path) }
    // Once a change has been applied, everything has its new index.
    let isChange = update?.isApplied == false
    let anchors = isChange ? update?.anchors : positions.hold?.scroll.anchors
    for case let item? in (anchors ?? []).map(\.subject.item) {
      items.append(IndexPath(item: item.item, section: item.section))
    }
    if isChange, let paths = update?.announced?.paths {
      wanted = Set(wanted.compactMap(paths.sectionIndexAfter))
      items = items.compactMap(paths.placeAfter)
    }
    wanted.formUnion(items.map(\.section))
    return wanted.filter { $0 >= 0 && $0 < count }.sorted()
  }
}

/// Methods for replacing the placeholders of sections once their descriptions are known.
extension UICollectionViewCompositionalLayout {
  /// Replaces the placeholder of a section with the section's plan and items.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - descriptionIndex: The index of the section's description.
  ///   - descriptions: The list of descriptions, indexed by `descriptionIndex`.
  ///   - itemCount: The number of items in the section.
  /// - Returns: The change to the content, or `nil` if there is no engine.
  /// - Throws: `LayoutError` if the section cannot be laid out.
  /// - Complexity: O(log *s*) for *s* sections, plus the time to solve a new group.
  func replacePlaceholder(
    _ section: Int, by descriptionIndex: Int32, of descriptions: SectionDescriptions, itemCount: Int
  ) throws(LayoutError) -> ContentChange? {
    let description = descriptions[descriptionIndex]
    let planCount = engine?.input.plans.count
    var changes: [LayoutChange] = [.setPlan(description.plan, section: section)]
    let placeholderCount = SectionPlan.placeholderItemCount
    if itemCount > placeholderCount {
      changes.append(
        .insertItems(
          section: section, at: placeholderCount, count: itemCount - placeholderCount))
    } else if itemCount < placeholderCount {
      changes.append(.removeItems(section: section, itemCount..<placeholderCount))
    }
    let change = try engine?.apply(changes)
    parts.describe(section, by: descriptionIndex)
    parts.elementKinds = engine?.input.elementKinds ?? []
    placeUnscrolledRow(section)
    placeRow(section)
    diagnose(section, as: description, isNewPlan: engine?.input.plans.count != planCount)
    return change
  }
}
