import CompositionalLayout

/// The state of a world before an operation, for comparison with the outcome.
struct StepStart {
  private let offset: CGPoint
  private let limits: OffsetLimits
  private let providerCalls: Int
  /// The items in the uncovered part of the view, in the order of their index paths, with their
  /// positions on the screen.
  private let places: [(name: Int, place: CGFloat, length: CGFloat)]

  init(_ world: World) {
    let view = world.view
    (offset, limits) = (view.contentOffset, OffsetLimits(view))
    providerCalls = world.providerCalls
    var places: [(name: Int, place: CGFloat, length: CGFloat)] = []
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? WorldCell else { continue }
      guard cell.frame.sharesArea(with: view.uncovered) else { continue }
      places.append(
        (cell.name, Self.place(cell.frame, world), cell.frame.length(world.isHorizontal)))
    }
    self.places = places
  }

  /// Returns the position of an element's leading or upper edge on the screen.
  private static func place(_ frame: CGRect, _ world: World) -> CGFloat {
    guard world.isHorizontal else { return frame.minY - world.view.contentOffset.y }
    return (world.setting.isRightToLeft ? frame.maxX : frame.minX) - world.view.contentOffset.x
  }

  /// Checks the outcome of an operation during which no callback called the view.
  func check(_ operation: WorldOperation, _ change: DataChange?, in world: World) {
    switch operation {
    case .scroll(let distance, _):
      checkProvider(in: world)
      checkScroll(by: distance, in: world)
    case .jump: checkProvider(in: world)
    case .land(let section, let item, let place):
      guard let path = world.path(section, item) else { return }
      checkLanding(at: path, place, in: world)
    case .update:
      guard let change else { return }
      checkAnchor(change, in: world)
    default: break
    }
  }

  /// Checks the layout's requests: scrolling needs no section descriptions.
  private func checkProvider(in world: World) {
    let count = world.providerCalls - providerCalls
    world.report("\(count) descriptions are asked for", isWrong: count > 0)
  }

  private func isFree(_ world: World) -> Bool {
    let after = OffsetLimits(world.view)
    return limits.areAround(offset, isHorizontal: world.isHorizontal)
      && after.areAround(world.view.contentOffset, isHorizontal: world.isHorizontal)
  }

  /// Checks that the first remaining visible item has kept its place on the screen, unless the
  /// content ends.
  private func checkAnchor(_ change: DataChange, in world: World) {
    // A difference of snapshots may report a different item as moved.
    let mayMove = world.setting.source == .snapshots && change.hasMoves
    guard world.setting.anchor == .first, world.setting.isColumn, isFree(world),
      change.reloadedSections.isEmpty, !mayMove,
      let held = places.first(where: { world.data.places[$0.name] != nil }),
      change.stays(held.name), let place = world.data.places[held.name],
      let frame = world.view.collectionViewLayout.layoutAttributesForItem(
        at: IndexPath(item: place.item, section: place.section))?.frame
    else { return }
    let now = Self.place(frame, world)
    world.report(
      "item \(held.name) moves from \(held.place) to \(now) by \(change.edits)",
      isWrong: abs(now - held.place) > 1e-6)
    world.count(.anchor)
  }

  /// Checks that all items visible throughout have moved by the distance, apart from rounding to
  /// pixels.
  ///
  /// If no item stays visible, the distance between the two positions cannot be verified.
  private func checkScroll(by distance: Double, in world: World) {
    guard world.setting.isColumn, world.setting.anchor == .first, isFree(world) else { return }
    let wanted = world.isHorizontal ? offset.x + distance : offset.y + distance
    let (low, high) =
      world.isHorizontal ? (limits.lowest.x, limits.highest.x) : (limits.lowest.y, limits.highest.y)
    guard low < wanted, wanted < high else { return }
    for held in places where isUncovered(held, movedBy: distance, in: world) {
      guard let path = world.data.places[held.name],
        let cell = world.view.cellForItem(at: IndexPath(item: path.item, section: path.section))
      else { continue }
      let now = Self.place(cell.frame, world)
      world.report(
        "item \(held.name) moves from \(held.place) to \(now) by \(distance)",
        isWrong: abs(now - (held.place - distance)) > 1 / world.setting.scale + 1e-6)
      world.count(.scrolledAlong)
    }
  }

  /// Returns whether part of an item is uncovered after it has moved.
  private func isUncovered(
    _ held: (name: Int, place: CGFloat, length: CGFloat), movedBy distance: CGFloat, in world: World
  ) -> Bool {
    let (room, isHorizontal) = (world.view.uncovered, world.isHorizontal)
    let isFromRight = isHorizontal && world.setting.isRightToLeft
    let start = held.place - distance - (isFromRight ? held.length : 0)
    let covered =
      room.start(isHorizontal) - world.view.bounds.start(isHorizontal)
    return start + held.length > covered && start < covered + room.length(isHorizontal)
  }

  /// Checks that the item is at its intended place, within the limits of the content, and stays
  /// there.
  private func checkLanding(
    at path: IndexPath, _ place: WorldOperation.Place, in world: World
  ) {
    let (view, isHorizontal) = (world.view, world.isHorizontal)
    let section = world.screen.section(at: path.section)
    let room = view.uncovered
    guard section.isPlain, room.size.width > 0, room.size.height > 0,
      let frame = view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame,
      frame.width > 0, frame.height > 0
    else { return }
    // If insets move part of a row out of the view, the row may show the item in the other part as
    // well.
    if section.row != nil, view.bounds.start(!isHorizontal) == 0 {
      let distance = world.screen.layout?.orthogonalOffset(inSection: path.section)
      world.report(
        "row at \(distance ?? 0) of \(path) hides it at \(frame) in \(view.bounds)",
        isWrong: view.cellForItem(at: path) == nil)
      world.count(.rowLanding)
    }
    let (start, length) = (frame.start(isHorizontal), frame.length(isHorizontal))
    let offset = isHorizontal ? view.contentOffset.x : view.contentOffset.y
    let covered = room.start(isHorizontal) - offset
    let slack = room.length(isHorizontal) - length
    let wanted: CGFloat
    switch place {
    case .start: wanted = start - covered
    case .middle: wanted = start - slack / 2 - covered
    case .end: wanted = start - slack - covered
    case .nearest:
      let low = offset + covered
      let high = low + room.length(isHorizontal)
      // The content may end within a pixel.
      let pixel = 1 / world.setting.scale + 1e-6
      let isShown = start >= low - pixel && start + length <= high + pixel
      let isCovering = slack < 0 && start < high && start + length > low
      world.report("\(path) at \(frame) is not in \(room)", isWrong: !isShown && !isCovering)
      return
    }
    let target = isHorizontal ? CGPoint(x: wanted, y: 0) : CGPoint(x: 0, y: wanted)
    let limited = OffsetLimits(view).limited(target)
    let expected = isHorizontal ? limited.x : limited.y
    world.report(
      "lands on \(path) at \(offset), not \(expected)", isWrong: abs(offset - expected) > 1e-6)
    world.count(.landing)
  }
}
