import BenchHarness
import LayoutCore
import _TestSupport

/// Seeded random layouts whose groups pack by measured sizes, and operations on them.
///
/// All lengths have at most two decimals of a point, so halves of pixels are exact. Groups have
/// room for an item whatever is measured: if heights are fractions of a row's length, the spacings
/// of the row never use up all of it.
struct RandomPackingLayout {
  private var random: SeededRandom
  /// Whether some items have, across their run, the length of the longest of them.
  private let hasUniformItems: Bool

  /// Creates a source of layouts; equal seeds result in equal layouts.
  init(seed: UInt64, hasUniformItems: Bool = false) {
    random = SeededRandom(seed: seed)
    self.hasUniformItems = hasUniformItems
  }

  // MARK: Layouts

  /// Returns a whole input of one to three sections, a few of them empty.
  mutating func input() -> LayoutInput {
    let container = LayoutContainer(
      size: Vector(horizontal: viewLength(), vertical: viewLength()),
      displayScale: Double(int(1...3)), scrollAxis: chance(75) ? .vertical : .horizontal,
      isRightToLeft: chance(30))
    var input = LayoutInput(container: container, interSectionSpacing: spacing(upTo: 20))
    for _ in 0..<int(1...3) {
      input.append(section(in: container), itemCount: chance(10) ? 0 : int(1...60))
    }
    return input
  }

  /// Returns a section, which packs unless its group happens to have no estimates along a run.
  private mutating func section(in container: LayoutContainer) -> SectionPlan {
    let isRow = chance(25)
    let insets = chance(50) ? insets(upTo: 16) : .zero
    var room = container.size
    for axis in Axis.allCases { room[axis] -= insets.total(axis) }
    let group =
      chance(30)
      ? tagRow(container.scrollAxis.other) : group(axis(), depth: int(1...3), in: room)
    return SectionPlan(
      group: group, insets: insets, interGroupSpacing: spacing(upTo: 12),
      orthogonalScrolling: isRow ? OrthogonalScrolling.allCases[int(1...5)] : .none)
  }

  /// Returns a row of tags: a group of the view's length, with items of their texts' lengths.
  private mutating func tagRow(_ axis: Axis) -> ItemPlan {
    let across: Length = chance(50) ? .absolute(32) : .estimated(points(1...60))
    let tag = ItemPlan(
      size: size(
        axis, .estimated(chance(30) ? 1 : points(1...400)),
        chance(70) ? .absolute(32) : .estimated(points(1...60))),
      edges: chance(30) ? edges() : .none)
    return ItemPlan(
      size: size(axis, fraction(1, of: axis), across),
      content: .run(RunPlan(axis: axis, subitems: [tag], spacing: anySpacing(upTo: 10))))
  }

  /// Returns a group of consecutive subitems along an axis, with nested groups along the other axis
  /// up to a depth.
  ///
  /// Its fixed subitems are shorter than the group, whatever is measured; otherwise a group that
  /// does not pack would be empty.
  private mutating func group(_ axis: Axis, depth: Int, in room: Vector) -> ItemPlan {
    let along = groupLength(axis, in: room[axis])
    let across: Length =
      switch int(0...9) {
      case 0...4: .absolute(fixed(upTo: min(200, room[axis.other] * 0.8)))
      case 5...8: .estimated(points(depth > 1 ? 40...90 : 1...90))
      default: fraction(room[axis.other] < 100 ? 1 : 0.5, of: axis.other)
      }
    var inner = Vector(
      along: axis, resolved(along, in: room), across: resolved(across, in: room))
    let hasInsets = inner.horizontal > 40 && inner.vertical > 40 && chance(30)
    let insets = hasInsets ? insets(upTo: 4) : .zero
    for axis in Axis.allCases { inner[axis] -= insets.total(axis) }
    var capacity = RunPlan.Capacity.fitting
    switch int(0...9) {
    case 0: capacity = .atMost(int(1...4))
    case 1: capacity = .equal(int(1...3))
    default: break
    }
    var spacing = anySpacing(upTo: 10)
    if case .equal = capacity { spacing = .fixed(points(0...4)) }
    // A height as a fraction of a row's length excludes the spacings from the length.
    var mayFollowRun = spacing.minimum == 0
    if case .atMost = capacity { mayFollowRun = inner[axis] > 40 }
    var subitems: [ItemPlan] = []
    for _ in 0..<(capacity == .fitting ? int(1...3) : 1) {
      subitems.append(
        depth > 1 && chance(55)
          ? group(axis.other, depth: depth - 1, in: inner)
          : leaf(axis, mayFollowRun: mayFollowRun, in: inner))
    }
    // The item's edge spacing takes up to 8 points of the room around it.
    return ItemPlan(
      size: size(axis, along, across), insets: insets,
      edges: isShort(along) && isShort(across) && chance(25) ? edges() : .none,
      content: .run(
        RunPlan(axis: axis, subitems: subitems, capacity: capacity, spacing: spacing)))
  }

  private mutating func groupLength(_ axis: Axis, in room: Double) -> Length {
    switch int(0...9) {
    case 0...3: fraction(1, of: axis)
    case 4: fraction(room < 100 ? 1 : 0.5, of: axis)
    case 5...7: .absolute(fixed(upTo: min(320, room * 0.8)))
    default: .estimated(points(40...120))
    }
  }

  private mutating func leaf(_ axis: Axis, mayFollowRun: Bool, in room: Vector) -> ItemPlan {
    let along: Length =
      switch int(0...9) {
      case 0...5: .estimated(chance(20) ? 1 : points(1...400))
      case 6...7: .absolute(fixed(upTo: min(120, room[axis] * 0.7)))
      default: fraction([0.2, 0.25, 1.0 / 3, 0.3, 0.5, 1][int(0...5)], of: axis)
      }
    let across: Length =
      switch int(0...9) {
      case 0...4: .absolute(points(5...60))
      case 5...7:
        hasUniformItems
          ? .uniformAcrossSiblings(estimate: points(1...60)) : .estimated(points(1...60))
      case 8: fraction([0.25, 0.5, 1][int(0...2)], of: axis.other)
      default: mayFollowRun ? fraction(0.25, of: axis) : .absolute(points(5...60))
      }
    return ItemPlan(
      size: size(axis, along, across), insets: chance(20) ? insets(upTo: 6) : .zero,
      edges: isShort(along) && room[axis] > 30 && chance(25) ? edges() : .none)
  }

  /// Returns the length of a dimension before anything is measured.
  private func resolved(_ length: Length, in room: Vector) -> Double {
    switch length {
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    case .fractionOfWidth(let fraction): fraction * room.horizontal
    case .fractionOfHeight(let fraction): fraction * room.vertical
    }
  }

  /// Returns whether a length leaves room for edge spacing.
  private func isShort(_ length: Length) -> Bool {
    switch length {
    case .fractionOfWidth(let fraction), .fractionOfHeight(let fraction): fraction < 1
    case .absolute, .estimated, .uniformAcrossSiblings: true
    }
  }

  /// Returns a length of two decimals, at least a third of the longest.
  private mutating func fixed(upTo longest: Double) -> Double {
    let hundredths = Int(longest * 100)
    return Double(int((hundredths / 3)...max(hundredths / 3, hundredths))) / 100
  }

  // MARK: Operations

  /// Returns a random operation on a layout.
  mutating func operation(on input: LayoutInput) -> RandomOperation {
    let section = int(0...(input.sections.count - 1))
    let count = input.sections[section].itemCount
    switch int(0...9) {
    case 0...4 where count > 0:
      return .fit(sizes(section: section, count: count, of: input))
    case 5, 6:
      return .change([
        .insertItems(section: section, at: int(0...count), count: int(0...3))
      ])
    case 7:
      let first = int(0...count)
      return .change([.removeItems(section: section, first..<min(count, first + int(0...3)))])
    case 8:
      let first = int(0...count)
      return .change([.reloadItems(section: section, first..<min(count, first + int(0...3)))])
    default:
      return .resize(
        Vector(
          horizontal: chance(70) ? viewLength() : input.container.size.horizontal,
          vertical: chance(30) ? viewLength() : input.container.size.vertical))
    }
  }

  /// Returns a few measured sizes, or one if the choice of subitem matters for an item's layout.
  private mutating func sizes(section: Int, count: Int, of input: LayoutInput) -> [FittedSize] {
    let isUniform = input.plan(ofSection: section).section.group.leavesAreEstimatedAlike
    let first = int(0...(count - 1))
    let items = first..<min(count, first + (isUniform ? int(1...8) : 1))
    return items.map { item in
      FittedSize(
        ElementID(section: section, item: item),
        size: Vector(horizontal: fittedLength(), vertical: fittedLength()))
    }
  }

  private mutating func fittedLength() -> Double {
    switch int(0...11) {
    case 0: 0
    case 1: points(300...1000)
    case 2...5: Double(int(1...120))
    default: points(1...120)
    }
  }

  // MARK: Parts

  private mutating func size(_ axis: Axis, _ along: Length, _ across: Length) -> SizePlan {
    axis == .horizontal
      ? SizePlan(width: along, height: across) : SizePlan(width: across, height: along)
  }

  private func fraction(_ fraction: Double, of axis: Axis) -> Length {
    axis == .horizontal ? .fractionOfWidth(fraction) : .fractionOfHeight(fraction)
  }

  private mutating func anySpacing(upTo limit: Int) -> Spacing {
    let points = spacing(upTo: limit)
    return chance(35) ? .flexible(points) : .fixed(points)
  }

  private mutating func spacing(upTo limit: Int) -> Double {
    switch int(0...4) {
    case 0, 1: 0
    case 2, 3: Double(int(0...limit))
    default: points(0...limit)
    }
  }

  private mutating func edges() -> EdgeSpacing {
    EdgeSpacing(leading: edge(), top: edge(), trailing: edge(), bottom: edge())
  }

  private mutating func edge() -> Spacing? { chance(50) ? anySpacing(upTo: 4) : nil }

  private mutating func insets(upTo limit: Int) -> Insets {
    Insets(
      top: points(0...limit), leading: points(0...limit), bottom: points(0...limit),
      trailing: points(0...limit))
  }

  private mutating func viewLength() -> Double {
    chance(70) ? Double(int(200...800)) : points(200...800)
  }

  private mutating func axis() -> Axis { chance(50) ? .horizontal : .vertical }

  /// Returns a length of two decimals.
  private mutating func points(_ range: ClosedRange<Int>) -> Double {
    Double(int((range.lowerBound * 100)...(range.upperBound * 100))) / 100
  }

  private mutating func int(_ range: ClosedRange<Int>) -> Int {
    random.next(in: range.lowerBound..<range.upperBound + 1)
  }

  /// Returns true with a probability, in per cent.
  private mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }
}

extension ItemPlan {
  /// Whether the content determines the same axes wherever an item is laid out.
  var leavesAreEstimatedAlike: Bool { Set(leafAxes(divided: nil)).count <= 1 }

  private func leafAxes(divided: Axis?) -> [AxisSet] {
    switch content {
    case .leaf:
      var axes: AxisSet = []
      for axis in Axis.allCases where size[axis].isEstimated && axis != divided {
        axes.insert(AxisSet(axis))
      }
      return [axes]
    case .run(let run):
      var axis: Axis?
      if case .equal = run.capacity { axis = run.axis }
      return run.subitems.flatMap { $0.leafAxes(divided: axis) }
    case .custom:
      return [[]]
    }
  }
}
