import LayoutCore

/// Maker of the calls of one sequence, which knows the items that there are.
struct LayoutCalls {
  /// The kind of the layout of a sequence, one after the other.
  enum Kind: CaseIterable {
    /// Sections with one item in a group, of fixed or estimated sizes: many items.
    case list
    /// Nested groups with estimated sizes, of few items.
    case small
    /// Nested groups, of more items.
    case nested
    /// Custom groups of many items.
    case custom
  }

  private let kind: Kind
  private var layouts: RandomLayout
  private var frames: RandomFrames
  private var random: Decisions
  /// The strategy that says which items there are.
  private var model: DefaultLayoutEngine?
  /// The most items of a section that batches lead to.
  private static let mostItems = 260

  /// Makes a source of calls.
  init(_ number: Int, using random: inout Decisions) {
    kind = Kind.allCases[number % Kind.allCases.count]
    layouts = RandomLayout(
      using: &random, isSelfSizing: kind != .nested, itemLimit: kind == .nested ? 40 : 14)
    let shapes: [RandomFrames.Shape] = [.masonry, .grid, .scattered, .layered, .stickingOut]
    frames = RandomFrames(shapes[number / 4 % shapes.count], seed: random.next())
    self.random = random.child()
  }

  /// Makes the calls of a sequence, of which the first one lays an input out.
  mutating func make(count: Int) -> [LayoutCall] {
    let input = input()
    model = try? DefaultLayoutEngine(input)
    var calls: [LayoutCall] = [.layOut(input)]
    while calls.count < count, !random.areSpent { calls.append(next()) }
    return calls
  }

  private mutating func input() -> LayoutInput {
    switch kind {
    case .small, .nested: return layouts.input()
    case .list:
      var input = LayoutInput(container: container())
      for _ in 0..<random.next(in: 1..<4) {
        let height = Double(random.next(in: 10..<90))
        let isFixed = random.next(in: 0..<4) == 0
        let leaf = ItemPlan(
          size: SizePlan(
            width: .fractionOfWidth(1), height: isFixed ? .absolute(height) : .estimated(height)))
        let group = ItemPlan(
          size: leaf.size, content: .run(RunPlan(axis: .horizontal, subitems: [leaf])))
        input.append(
          SectionPlan(group: group, interGroupSpacing: Double(random.next(in: 0..<9))),
          itemCount: random.next(in: 0..<120))
      }
      return input
    case .custom:
      var input = LayoutInput(container: container())
      for _ in 0..<random.next(in: 1..<3) {
        let places = frames.next(random.next(in: 1..<220))
        let group = ItemPlan(
          size: SizePlan(width: .fractionOfWidth(1), height: .estimated(50)),
          content: .custom(CustomPlan(places: places)))
        input.append(SectionPlan(group: group), itemCount: places.count)
      }
      return input
    }
  }

  private mutating func container() -> LayoutContainer {
    let scales = [1, 1.25, 2, 2.625, 3]
    return LayoutContainer(
      size: Vector(
        horizontal: Double(random.next(in: 200..<600)), vertical: Double(random.next(in: 200..<900))
      ),
      displayScale: scales[random.next(in: 0..<scales.count)],
      scrollAxis: kind == .custom || random.next(in: 0..<4) > 0 ? .vertical : .horizontal,
      isRightToLeft: random.next(in: 0..<3) == 0)
  }

  private mutating func next() -> LayoutCall {
    guard let model else { return .copy }
    let sectionCount = model.input.sections.count
    switch random.next(in: 0..<40) {
    case 0: return .copy
    case 1: return .applyWrong(wrongChange(sectionCount))
    case 2...3:
      return .setRowOffset(
        Double(random.next(in: -20..<400)), section: random.next(in: 0..<sectionCount + 1))
    case 4...5:
      let size = model.input.container.size
      return .setVisibleBounds(
        random.next(in: 0..<3) == 0
          ? nil
          : Frame(
            x: 0, y: Double(random.next(in: -50..<900)), width: size.horizontal,
            height: size.vertical))
    case 6..<14: return applying(batch())
    case 14..<18 where kind == .list || kind == .custom: return applying(batch())
    default:
      switch layouts.operation(on: model.input) {
      case .fit(let sizes): return .fit(sizes)
      case .resize(let size):
        _ = try? self.model?.update(to: model.input.resized(to: size))
        return .resize(size)
      case .change(let changes): return applying(changes)
      }
    }
  }

  private mutating func wrongChange(_ sectionCount: Int) -> LayoutChange {
    guard let model, sectionCount > 0, random.next(in: 0..<2) == 0 else {
      return .reloadSection(sectionCount)
    }
    let section = random.next(in: 0..<sectionCount)
    let count = model.input.sections[section].itemCount
    return .removeItems(section: section, count..<count + 1)
  }

  /// Keeps the model up to date.
  private mutating func applying(_ changes: [LayoutChange]) -> LayoutCall {
    for change in changes where (try? model?.input.check(change)) != nil {
      _ = try? model?.apply([change])
    }
    return .apply(changes)
  }

  /// Changes of many items or sections in one call: at both ends, and across sections.
  private mutating func batch() -> [LayoutChange] {
    guard let input = model?.input, !input.sections.isEmpty else { return [] }
    let section = random.next(in: 0..<input.sections.count)
    let count = input.sections[section].itemCount
    let place = [0, count, random.next(in: 0..<count + 1)][random.next(in: 0..<3)]
    let room = max(1, Self.mostItems - count)
    switch random.next(in: 0..<9) {
    case 0, 1:
      let size = random.next(in: 0..<2) == 0 ? 1 + room / 2 : 1 + room / 12
      return [.insertItems(section: section, at: place, count: random.next(in: 0..<size))]
    case 2, 3:
      let end = random.next(in: 0..<6) == 0 ? count : min(count, place + count / 3)
      return [.removeItems(section: section, min(place, end)..<end)]
    case 4:
      let start = min(place, count / 2)
      return [.reloadItems(section: section, start..<min(count, start + count / 2))]
    case 5: return moves(of: input)
    case 6 where !input.isCustom(section), 7 where !input.isCustom(section):
      // Out at one place and in at another, in one call.
      let removed = min(count, 1 + count / 8)
      return [
        .removeItems(section: section, 0..<removed),
        .insertItems(section: section, at: count - removed, count: removed + 1),
        .insertItems(section: section, at: 0, count: 2),
      ]
    case 6: return [.appendFrames(section: section, frames: frames.next(random.next(in: 1..<60)))]
    case 7 where count > 0:
      let item = random.next(in: 0..<count)
      return random.next(in: 0..<2) == 0
        ? [.setFrame(section: section, item: item, frames.next())]
        : [.removeFrames(section: section, item..<min(count, item + 1 + count / 4))]
    default:
      return [.moveSection(section, to: random.next(in: 0..<input.sections.count))]
    }
  }

  /// Moves between all sections, each of an item that is there when it is its turn.
  private mutating func moves(of input: LayoutInput) -> [LayoutChange] {
    var counts = input.sections.map(\.itemCount)
    var moves: [LayoutChange] = []
    for _ in 0..<random.next(in: 1..<12) {
      let (from, to) = (random.next(in: 0..<counts.count), random.next(in: 0..<counts.count))
      guard counts[from] > 0 else { continue }
      let item = random.next(in: 0..<counts[from])
      counts[from] -= 1
      moves.append(
        .moveItem(
          section: from, item: item, toSection: to,
          toItem: random.next(in: 0..<counts[to] + 1)))
      counts[to] += 1
    }
    return moves
  }
}

extension LayoutInput {
  /// Whether the group of a section has places of its author.
  fileprivate func isCustom(_ section: Int) -> Bool {
    if case .custom = plan(ofSection: section).section.group.content { true } else { false }
  }
}
