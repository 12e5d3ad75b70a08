public import LayoutCore

/// A source of random layouts: nested groups in both directions with every kind of spacing.
///
/// Equal seeds produce equal layouts.
public struct RandomLayout {
  private var random: Decisions
  /// A separate source of decisions about rare properties; it keeps the layouts of existing seeds
  /// unchanged.
  private var additions: Decisions
  /// The average number of estimated lengths among every three lengths: 2 in self-sizing layouts,
  /// otherwise 0.
  ///
  /// All other lengths are estimated only rarely.
  private let estimates: Int
  /// The maximum number of items in a section; a low limit also makes the layouts simpler.
  private let itemLimit: Int

  /// Creates a source of layouts; equal seeds produce equal layouts.
  ///
  /// - Parameters:
  ///   - seed: The seed of all layouts; equal seeds produce equal layouts.
  ///   - isSelfSizing: Whether many lengths are estimated, some of them uniform across siblings.
  ///   - itemLimit: The maximum number of items in a section; below 60, layouts also have fewer
  ///     parts.
  public init(seed: UInt64, isSelfSizing: Bool = false, itemLimit: Int = 60) {
    random = Decisions(seed: seed)
    additions = Decisions(seed: seed ^ 0x5ec7)
    self.itemLimit = itemLimit
    estimates = isSelfSizing ? 2 : 0
  }

  /// Creates a source of layouts from the given decisions, using either their bytes or a seed drawn
  /// from them.
  package init(using decisions: inout Decisions, isSelfSizing: Bool = false, itemLimit: Int = 60) {
    self.init(
      seed: decisions.areBytes ? 0 : decisions.next(), isSelfSizing: isSelfSizing,
      itemLimit: itemLimit)
    guard decisions.areBytes else { return }
    random = decisions
    additions = decisions
  }

  /// Whether the layouts are determined by bytes that have all been read.
  package var isSpent: Bool { random.areSpent }

  var isSmall: Bool { itemLimit < 60 }

  /// Returns an input of one to six sections that share a few descriptions; some sections are
  /// empty.
  public mutating func input() -> LayoutInput {
    var input = LayoutInput(container: container(), interSectionSpacing: spacing(upTo: 20))
    if random.chance(0.3) { input.boundaries = boundaries() }
    let plans = (0..<random.int(1...3)).map { _ in section() }
    for _ in 0..<random.int(1...(isSmall ? 4 : 6)) {
      let plan = plans[random.int(0...(plans.count - 1))]
      input.append(plan, itemCount: random.chance(0.15) ? 0 : random.int(1...itemLimit))
    }
    return input
  }

  /// Returns the same input in a container of another, random width.
  public mutating func resized(_ input: LayoutInput) -> LayoutInput {
    var copy = input
    copy.container.size.horizontal = Double(random.int(80...900))
    return copy
  }

  /// Returns a random rectangle that lies inside or next to content of the given size, or overlaps
  /// it.
  public mutating func rectangle(in size: Vector) -> Frame {
    Frame(
      x: random.double(-50...max(1, size.horizontal)),
      y: random.double(-50...max(1, size.vertical)),
      width: random.double(0...max(1, size.horizontal)), height: random.double(0...300))
  }

  /// Returns a random number from the same source, for choices unrelated to layouts.
  public mutating func int(_ range: ClosedRange<Int>) -> Int { random.int(range) }

  private mutating func container() -> LayoutContainer {
    LayoutContainer(
      size: Vector(
        horizontal: Double(random.int(100...800)), vertical: Double(random.int(100...800))),
      displayScale: Double(random.int(1...3)),
      scrollAxis: random.chance(0.7) ? .vertical : .horizontal,
      isRightToLeft: random.chance(0.3))
  }

  /// Returns a random section of any kind.
  public mutating func section() -> SectionPlan {
    let referenceInsets = referenceInsets()
    return SectionPlan(
      group: group(depth: random.int(1...(isSmall ? 3 : 4))),
      insets: (random.chance(0.5) ? insets() : .zero) + referenceInsets,
      referenceInsets: referenceInsets,
      interGroupSpacing: estimates > 0 && random.chance(0.15)
        ? -Double(random.int(1...30)) : spacing(upTo: 12),
      orthogonalScrolling: random.chance(0.25)
        ? OrthogonalScrolling.allCases[random.int(1...5)] : .none,
      boundaries: random.chance(0.4) ? boundaries() : [],
      boundaryInsets: random.chance(0.3) ? .zero : nil,
      decorations: random.chance(0.3)
        ? [DecorationPlan(kind: "background", insets: insets(), zIndex: random.int(-1...2))] : [])
  }

  private mutating func boundaries() -> [BoundaryPlan] {
    (0..<random.int(1...3)).map { index in
      BoundaryPlan(
        kind: "boundary \(index)", size: size(), insets: random.chance(0.2) ? insets() : .zero,
        alignment: point(),
        offset: random.chance(0.3)
          ? Vector(horizontal: random.double(-9...9), vertical: random.double(-9...9)) : .zero,
        extendsBoundary: random.chance(0.7), pinsToVisibleBounds: random.chance(0.4))
    }
  }

  private mutating func supplementaries() -> [SupplementaryPlan] {
    (0..<random.int(1...2)).map { _ in
      SupplementaryPlan(
        kind: "badge \(random.int(0...2))", size: size(), container: anchor(),
        item: random.chance(0.4) ? anchor() : nil, zIndex: random.int(0...3))
    }
  }

  private mutating func anchor() -> AnchorPlan {
    AnchorPlan(
      point: point(),
      offset: Vector(horizontal: random.double(-9...9), vertical: random.double(-1...1)),
      isFractional: random.chance(0.3))
  }

  private mutating func point() -> AlignmentPair {
    AlignmentPair(
      horizontal: Alignment.allCases[random.int(0...2)],
      vertical: Alignment.allCases[random.int(0...2)])
  }

  /// Returns a random group, with groups nested up to the given depth.
  public mutating func group(depth: Int) -> ItemPlan {
    var subitems: [ItemPlan] = []
    for _ in 0..<random.int(1...3) {
      if depth > 1, random.chance(0.5) {
        subitems.append(group(depth: depth - 1))
      } else {
        subitems.append(
          ItemPlan(
            size: size(), insets: random.chance(0.3) ? insets() : .zero,
            edges: random.chance(0.3) ? edges() : .none,
            supplementaries: random.chance(0.15) ? supplementaries() : []))
      }
    }
    var capacity = RunPlan.Capacity.fitting
    if random.chance(0.3) { capacity = .equal(random.int(1...4)) }
    if random.chance(0.1) { capacity = .atMost(random.int(1...4)) }
    if capacity != .fitting { subitems = [subitems[0]] }
    let axis: Axis = random.chance(0.5) ? .horizontal : .vertical
    var group = ItemPlan(
      size: size(), insets: random.chance(0.2) ? insets() : .zero,
      edges: random.chance(0.2) ? edges() : .none,
      content: .run(
        RunPlan(axis: axis, subitems: subitems, capacity: capacity, spacing: anySpacing())),
      supplementaries: random.chance(0.15) ? supplementaries() : [])
    if random.chance(0.08) { group.content = .custom(CustomPlan(places: places())) }
    return group
  }

  /// Returns a group of measured items, arranged in a column, in a row or in a column of rows.
  mutating func longGroup(itemCount: Int) -> ItemPlan {
    let estimate = Length.estimated(Double(random.int(10...60)))
    let leaves = (0..<itemCount).map { _ in
      ItemPlan(
        size: SizePlan(
          width: random.chance(0.5) ? estimate : .fractionOfWidth(0.25), height: estimate))
    }
    func run(_ axis: Axis, _ subitems: [ItemPlan]) -> ItemPlan {
      ItemPlan(
        size: SizePlan(
          width: axis == .vertical ? .fractionOfWidth(1) : .estimated(2000), height: estimate),
        content: .run(RunPlan(axis: axis, subitems: subitems)))
    }
    switch random.int(0...2) {
    case 0: return run(.vertical, leaves)
    case 1: return run(.horizontal, leaves)
    default:
      let rows = stride(from: 0, to: itemCount, by: 5).map { first in
        run(.horizontal, Array(leaves[first..<min(first + 5, itemCount)]))
      }
      return run(.vertical, rows)
    }
  }

  private mutating func places() -> [CustomPlan.Place] {
    (0..<(random.chance(0.3) && !isSmall ? random.int(64...300) : random.int(1...4))).map { _ in
      CustomPlan.Place(
        origin: Vector(horizontal: random.double(-20...80), vertical: random.double(-20...80)),
        size: Vector(horizontal: random.double(0...90), vertical: random.double(0...90)),
        zIndex: random.int(0...2))
    }
  }

  private mutating func size() -> SizePlan { SizePlan(width: length(), height: length()) }

  private mutating func length() -> Length {
    if estimates > 0, random.int(1...3) <= estimates {
      let points = Double(random.int(10...80))
      return random.chance(0.2) ? .uniformAcrossSiblings(estimate: points) : .estimated(points)
    }
    return switch random.int(0...5) {
    case 0: .absolute(random.double(5...150))
    case 1: .absolute(Double(random.int(5...150)))
    case 2, 3: .fractionOfWidth(fraction())
    case 4: .fractionOfHeight(fraction())
    default: .estimated(Double(random.int(10...80)))
    }
  }

  private mutating func fraction() -> Double {
    [0.2, 0.25, 1.0 / 3, 0.3, 0.5, 0.75, 1][random.int(0...6)]
  }

  private mutating func insets() -> Insets {
    Insets(
      top: Double(random.int(0...12)), leading: random.double(0...12),
      bottom: Double(random.int(0...12)), trailing: Double(random.int(-3...12)))
  }

  /// Returns `true` with a given probability, using the separate source for rare properties.
  mutating func isAddition(_ probability: Double) -> Bool { additions.chance(probability) }

  private mutating func referenceInsets() -> Insets {
    guard additions.chance(0.15) else { return .zero }
    return Insets(
      top: Double(additions.int(0...12)), leading: additions.double(0...12),
      bottom: Double(additions.int(0...12)), trailing: Double(additions.int(-3...12)))
  }

  private mutating func edges() -> EdgeSpacing {
    EdgeSpacing(
      leading: edge(), top: edge(), trailing: edge(), bottom: edge())
  }

  private mutating func edge() -> Spacing? { random.chance(0.5) ? anySpacing() : nil }

  private mutating func anySpacing() -> Spacing {
    let points = spacing(upTo: 10)
    return random.chance(0.4) ? .flexible(points) : .fixed(points)
  }

  private mutating func spacing(upTo limit: Int) -> Double {
    random.chance(0.4)
      ? 0
      : random.chance(0.7)
        ? Double(random.int(0...limit))
        : random.double(
          0...Double(limit))
  }
}

extension Decisions {
  /// Returns a random whole number in a range.
  fileprivate mutating func int(_ range: ClosedRange<Int>) -> Int {
    next(in: range.lowerBound..<range.upperBound + 1)
  }

  /// Returns a random number from a uniform distribution over a range.
  fileprivate mutating func double(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound < range.upperBound
      ? next(in: range.lowerBound..<range.upperBound) : range.lowerBound
  }

  /// Returns `true` with a given probability.
  fileprivate mutating func chance(_ probability: Double) -> Bool { double(0...1) < probability }
}
