import LayoutCore

/// A generator of one sequence of calls, which keeps track of the existing items.
struct LayoutCalls {
  /// The kind of layout used by a sequence of calls; the sequences cycle through the kinds.
  enum Kind: CaseIterable {
    /// Sections of many items, each in a group of its own, with fixed or estimated sizes.
    case list
    /// A dozen or more sections with few items.
    case sections
    /// A layout of tens of thousands of items, or even a million; each call changes hundreds of
    /// them.
    case large
    /// Groups of 13 to 40 measured items.
    case long
    /// Self-sizing nested groups, in sections of few items.
    case small
    /// Nested groups that rarely size themselves, in sections of up to 40 items.
    case nested
    /// Custom groups with many items.
    case custom
  }

  /// The size of a large layout; successive sequences of this kind cycle through the sizes.
  enum Size: CaseIterable {
    /// A column of tens of thousands of measured items.
    case column
    /// A million items of fixed sizes, so no measured sizes have to be stored.
    case million
    /// Two columns of tens of thousands of measured items, in groups that have to be solved.
    case columns
  }

  private let kind: Kind
  private let size: Size
  /// The maximum number of items in a large layout.
  private let maxItems: Int
  private var layouts: RandomLayout
  private var frames: RandomFrames
  private var random: Decisions
  /// An engine that has received the same calls, used to look up the existing items.
  private var model: DefaultLayoutEngine?
  /// The approximate maximum number of items in a section after a batch of changes.
  private static let maxItemsAfterBatches = 260

  /// Creates a generator of one sequence's calls.
  ///
  /// - Parameters:
  ///   - number: The number of the sequence; it determines the kind of layout.
  ///   - maxItems: The maximum number of items in a layout.
  ///   - random: The source of random decisions.
  init(_ number: Int, maxItems: Int, using random: inout Decisions) {
    self.maxItems = maxItems
    // A fuzzer creates many layouts, so each of them has to be small.
    let kinds = random.areBytes ? Kind.allCases.filter { $0 != .large } : Kind.allCases
    kind = kinds[number % kinds.count]
    size = Size.allCases[number / kinds.count % Size.allCases.count]
    layouts = RandomLayout(
      using: &random, isSelfSizing: kind != .nested, itemLimit: kind == .nested ? 40 : 14)
    let shapes: [RandomFrames.Shape] = [.masonry, .grid, .scattered, .layered, .stickingOut]
    frames = RandomFrames(shapes[number / kinds.count % shapes.count], seed: random.next())
    self.random = random.child()
  }

  /// Returns the calls of a sequence; the first call lays out an input.
  mutating func make(count: Int) -> [LayoutCall] {
    let input = input()
    model = try? DefaultLayoutEngine(input)
    var calls: [LayoutCall] = [.layOut(input)]
    if kind == .large {
      let isLong = size == .column || random.next(in: 0..<3) == 0
      calls.append(fittingItems(from: 2000, length: isLong ? size == .column ? 9000 : 5000 : 2500))
      while calls.count < count / 2 { calls.append(nextForLargeLayout()) }
    }
    while calls.count < count, kind != .large, !random.areSpent { calls.append(next()) }
    return calls
  }

  private mutating func input() -> LayoutInput {
    switch kind {
    case .small, .nested: return layouts.input()
    case .list:
      var input = LayoutInput(container: container())
      for _ in 0..<random.next(in: 1..<4) {
        input.append(list(isFixed: random.next(in: 0..<4) == 0), itemCount: itemCount(below: 120))
      }
      return input
    case .long:
      var input = LayoutInput(container: container())
      for _ in 0..<random.next(in: 1..<3) {
        let count = random.next(in: 13..<41)
        let plan = SectionPlan(group: layouts.longGroup(itemCount: count))
        input.append(plan, itemCount: itemCount(below: 2 * count + 1))
      }
      return input
    case .sections: return multiSectionInput()
    case .large: return largeInput()
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

  private mutating func itemCount(below limit: Int) -> Int { random.next(in: 0..<limit) }

  /// Returns a section whose groups have one item each, or several items with a fixed space above
  /// each item.
  ///
  /// A group of several items has to be solved again after a measurement.
  private mutating func list(isFixed: Bool, columns: Int = 1) -> SectionPlan {
    let height = Double(random.next(in: 10..<90))
    var leaf = ItemPlan(
      size: SizePlan(
        width: .fractionOfWidth(columns > 1 ? 0.9 / Double(columns) : 1),
        height: isFixed ? .absolute(height) : .estimated(height)))
    if columns > 1 { leaf.edges.top = .fixed(2) }
    let group = ItemPlan(
      size: SizePlan(width: .fractionOfWidth(1), height: leaf.size.height),
      content: .run(
        RunPlan(axis: .horizontal, subitems: Array(repeating: leaf, count: columns))))
    return SectionPlan(group: group, interGroupSpacing: Double(random.next(in: 0..<9)))
  }

  /// Returns an input whose sections share a few descriptions, so some adjacent sections are
  /// equal.
  private mutating func multiSectionInput() -> LayoutInput {
    var input = LayoutInput(container: container())
    let plans = [list(isFixed: true), list(isFixed: false), layouts.section()]
    for _ in 0..<random.next(in: 12..<17) {
      input.append(plans[random.next(in: 0..<plans.count)], itemCount: itemCount(below: 5))
    }
    return input
  }

  /// Returns an input with a section of few items followed by a section of many items.
  private mutating func largeInput() -> LayoutInput {
    var input = LayoutInput(container: container())
    let (isFixed, columns) = (size == .million, size == .columns ? 2 : 1)
    input.append(list(isFixed: isFixed), itemCount: itemCount(below: 7))
    let count = isFixed ? 1_000_000 : random.next(in: 11_000..<20_000)
    input.append(list(isFixed: isFixed, columns: columns), itemCount: min(count, maxItems))
    return input
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
    switch random.next(in: 0..<44) {
    case 0: return .copy
    case 1: return .applyWrong(invalidChange(sectionCount))
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
    case 6..<10: return resizing(to: nearSize(model.input))
    case 10..<18: return applying(batch())
    case 18..<22 where kind == .long: return fittingItems(from: 100, length: 100)
    case 18..<22 where kind == .list || kind == .custom: return applying(batch())
    default:
      switch layouts.operation(on: model.input) {
      case .fit(let sizes): return .fit(sizes)
      case .resize(let size): return resizing(to: size)
      case .change(let changes): return applying(changes)
      }
    }
  }

  /// Returns a call that changes hundreds of items of a large layout.
  private mutating func nextForLargeLayout() -> LayoutCall {
    guard let input = model?.input else { return .copy }
    let section = input.sections.count - 1
    let count = input.sections[section].itemCount
    // Most changes should affect measured items.
    let limit = random.next(in: 0..<4) == 0 ? count : min(count, 9000)
    let place = random.next(in: 0..<limit + 1)
    let items = place..<min(count, place + random.next(in: 200..<900))
    switch random.next(in: 0..<14) {
    case 0: return .copy
    case 1: return resizing(to: nearSize(input))
    case 2, 3:
      return applying([.insertItems(section: section, at: place, count: items.count)])
    case 4: return applying([.reloadItems(section: section, items)])
    case 5..<12: return applying([.removeItems(section: section, items)])
    default: return fittingItems(from: count, length: 300)
    }
  }

  /// Returns a call that measures consecutive items of the last section, starting at a random item
  /// no further than a limit.
  private mutating func fittingItems(from limit: Int, length: Int) -> LayoutCall {
    let count = model?.input.sections.last?.itemCount ?? 0
    let first = random.next(in: 0..<min(limit, count) + 1)
    return .fitItems(
      first..<min(count, first + length), salt: random.next(in: 0..<1_000_000))
  }

  /// Returns a size that differs from the view's size by less than a point.
  private mutating func nearSize(_ input: LayoutInput) -> Vector {
    var size = input.container.size
    let difference = [1.0 / 3, -1.0 / 3, 0.25, 2.0 / 3][random.next(in: 0..<4)]
    size[random.next(in: 0..<4) == 0 ? .vertical : .horizontal] += difference
    return size
  }

  /// Applies a resize of the view to the model, and returns the corresponding call.
  private mutating func resizing(to size: Vector) -> LayoutCall {
    if let input = model?.input { _ = try? model?.update(to: input.resized(to: size)) }
    return .resize(size)
  }

  private mutating func invalidChange(_ sectionCount: Int) -> LayoutChange {
    guard let model, sectionCount > 0, random.next(in: 0..<2) == 0 else {
      return .reloadSection(sectionCount)
    }
    let section = random.next(in: 0..<sectionCount)
    let count = model.input.sections[section].itemCount
    return .removeItems(section: section, count..<count + 1)
  }

  /// Applies changes to the model, and returns the corresponding call.
  private mutating func applying(_ changes: [LayoutChange]) -> LayoutCall {
    for change in changes where (try? model?.input.check(change)) != nil {
      _ = try? model?.apply([change])
    }
    return .apply(changes)
  }

  /// Returns a batch of changes to many items or sections for a single call, including changes at
  /// either end of a section and across sections.
  private mutating func batch() -> [LayoutChange] {
    guard let input = model?.input, !input.sections.isEmpty else { return [] }
    let section = random.next(in: 0..<input.sections.count)
    let count = input.sections[section].itemCount
    let place = [0, count, random.next(in: 0..<count + 1)][random.next(in: 0..<3)]
    let room = max(1, Self.maxItemsAfterBatches - count)
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
      // Items are removed at one place and inserted at another in a single call.
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

  /// Returns moves between random sections, each of an item that exists after the preceding moves.
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
  /// Returns whether the group of a section is custom.
  fileprivate func isCustom(_ section: Int) -> Bool {
    if case .custom = plan(ofSection: section).section.group.content { true } else { false }
  }
}
