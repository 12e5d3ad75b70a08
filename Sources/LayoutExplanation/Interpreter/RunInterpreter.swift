import LayoutCore

/// An interpreter that lays out one group by choosing and placing its subitems.
struct RunInterpreter {
  let solver: ItemInterpreter
  let run: RunPlan
  /// The self-sizing axes of the group.
  let estimated: AxisSet
  /// The index of the group's first data item.
  let first: Int
  /// The minimum lengths of the group along the axes with equally long siblings.
  let least: Vector
  /// Whether the group takes subitems until the next one, at its measured size, no longer fits.
  let packs: Bool

  private var axis: Axis { run.axis }
  private var pixels: InterpreterPixels { solver.pixels }
  private var spacing: Double { pixels.minimum(run.spacing) }

  /// Lays out the run of subitems in a group that already has its proposed size.
  func solve(_ group: inout InterpretedItem) {
    var inner = group.size
    for axis in Axis.allCases { inner[axis] -= group.insets.total(axis) * pixels.scale }
    guard !run.subitems.isEmpty, inner.horizontal >= 0, inner.vertical >= 0 else { return }
    let (items, packing) = subitems(in: inner)
    guard !items.isEmpty,
      items.allSatisfy({ $0.size.horizontal >= 0 && $0.size.vertical >= 0 })
    else { return }
    group.leafCount = items.reduce(0) { $0 + $1.leafCount }
    group.packing = packing
    place(items, inner: inner, into: &group)
  }

  /// An item's share of the group's divided length.
  private typealias Share = (axis: Axis, length: Double, reason: LengthReason)

  // MARK: Taking

  /// Returns the subitems of the run and the reason for their number. (Behaviour 11 to 18, 79, 80)
  private func subitems(in inner: Vector) -> ([InterpretedItem], PackingReason) {
    let count: Int
    var box = inner
    var share: Share?
    let packing: PackingReason
    switch run.capacity {
    case .equal(let number):
      count = number
      box = self.box(for: count, in: inner)
      let edges = (0..<count).reduce(0) { $0 + pixels.fixed(subitem($1).edges, axis) }
      let room = box[axis] - edges
      share = Share(
        axis: axis, length: pixels.floored(room / Double(count)),
        reason: .share(of: room, count: count))
      packing = .divided(count)
    case .atMost(let number) where estimated.contains(axis):
      count = number
      box = self.box(for: count, in: inner)
      packing = .once(count)
    case .fitting where estimated.contains(axis):
      count = run.subitems.count
      box = self.box(for: count, in: inner)
      packing = .once(count)
    case .fitting, .atMost:
      let fitting = fitting(in: inner, by: packs ? solver : solver.unmeasured)
      count = packs ? max(1, fitting.count) : fitting.count
      box = fitting.box
      packing = .fitting(count, room: inner[axis], byMeasuredSizes: packs)
    }
    let items = layOut(count, in: box, share: share, by: solver)
    return (uniform(items, in: box, share: share, inner: inner), packing)
  }

  /// Returns the subitem at an index of the run; the list of subitems repeats after its end.
  private func subitem(_ index: Int) -> ItemPlan { run.subitems[index % run.subitems.count] }

  /// The maximum number of subitems in the run; `Int.max` if there is no limit.
  private var limit: Int {
    if case .atMost(let count) = run.capacity { count } else { .max }
  }

  /// Returns the inner size of the group, minus the spacing between the given number of subitems.
  private func box(for count: Int, in inner: Vector) -> Vector {
    var box = inner
    box[axis] -= Double(count - 1) * spacing
    return box
  }

  /// Lays out the given number of subitems, or fewer if the data items run out.
  private func layOut(
    _ count: Int, in box: Vector, share: Share? = nil, by solver: ItemInterpreter
  ) -> [InterpretedItem] {
    var items: [InterpretedItem] = []
    var next = first
    while items.count < count,
      let item = solver.solve(
        subitem(items.count), in: box, divided: share, first: next)
    {
      items.append(item)
      next += item.leafCount
    }
    return items
  }

  /// Returns the length of an item, including the minimum space at both ends.
  private func length(_ item: InterpretedItem) -> Double {
    item.size[axis] + pixels.minimum(item.plan.edges, axis)
  }

  // MARK: Counting

  /// Returns the number of subitems that fit, and the reference box for their dimensions.
  private func fitting(
    in inner: Vector, by solver: ItemInterpreter
  ) -> (count: Int, box: Vector) {
    let followsAcross = run.subitems.contains { isFraction($0.size[axis.other]) }
    let followsAlong = run.subitems.contains { isFraction($0.size[axis]) }
    if followsAcross {
      let unspaced = count(in: inner, spacing: 0, inner: inner, by: solver)
      var box = self.box(for: max(1, unspaced), in: inner)
      // Tiny estimates would otherwise make the box negative, and fractions refer to the box.
      if packs { box[axis] = max(0, box[axis]) }
      return (count(in: box, spacing: spacing, inner: inner, by: solver), box)
    }
    guard followsAlong, spacing != 0 else {
      let count = count(in: inner, spacing: spacing, inner: inner, by: solver)
      return (count, box(for: max(1, count), in: inner))
    }
    var count = 0
    while count < limit {
      let box = box(for: count + 1, in: inner)
      guard box[axis] >= 0 else { break }
      let items = layOut(count + 1, in: box, by: solver)
      let length = items.reduce(Double(count) * spacing) { $0 + self.length($1) }
      guard items.count > count, fits(length, in: inner) else { break }
      count += 1
    }
    return (count, box(for: max(1, count), in: inner))
  }

  /// Returns the number of subitems that fit if their dimensions are resolved in the given box.
  private func count(
    in box: Vector, spacing: Double, inner: Vector, by solver: ItemInterpreter
  ) -> Int {
    var (count, next, end, pass) = (0, first, 0.0, 0.0)
    while count < limit, let item = solver.solve(subitem(count), in: box, first: next) {
      end += length(item) + (count > 0 ? spacing : 0)
      guard fits(end, in: inner) else { break }
      count += 1
      next += item.leafCount
      pass += length(item) + spacing
      guard count % run.subitems.count == 0 else { continue }
      // A list that occupies no space would repeat for ever.
      if pass <= InterpreterPixels.tolerance { break }
      pass = 0
    }
    return count
  }

  private func fits(_ length: Double, in inner: Vector) -> Bool {
    length - inner[axis] <= InterpreterPixels.tolerance
  }

  /// Returns whether a dimension is a fraction of the group's length along the axis of the run.
  private func isFraction(_ length: Length) -> Bool {
    switch length {
    case .fractionOfWidth: axis == .horizontal
    case .fractionOfHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  // MARK: Siblings

  /// Gives all uniform subitems the length of the longest visible one.
  private func uniform(
    _ items: [InterpretedItem], in box: Vector, share: Share?, inner: Vector
  ) -> [InterpretedItem] {
    var items = items
    var firsts = [first]
    for item in items { firsts.append(firsts[firsts.count - 1] + item.leafCount) }
    let isShown = firsts.map { solver.sizes.shows($0) || !solver.sizes.shows(first) }
    var leasts = items.map { _ in Vector.zero }
    for axis in Axis.allCases where share == nil || axis != self.axis {
      let isUniform = items.map { PackingScope.isUniform($0.plan, along: axis) }
      guard isUniform.contains(true) else { continue }
      var longest = 0.0
      for index in items.indices where isUniform[index] && isShown[index] {
        longest = max(longest, items[index].size[axis])
      }
      if axis != self.axis { longest = max(longest, least[axis]) }
      for index in items.indices where isUniform[index] {
        if !isShown[index] {
          items[index].size[axis] = longest
          items[index].setReason(.siblings, axis)
        } else if items[index].size[axis] < longest {
          leasts[index][axis] = longest
          items[index] =
            solver.solve(
              items[index].plan, in: box, divided: share, first: firsts[index],
              least: leasts[index])
            ?? items[index]
        }
      }
    }
    return items
  }

  // MARK: Placing

  /// Places the subitems, and fits the group to them along its estimated axes. (Behaviour 20 to 22)
  private func place(_ items: [InterpretedItem], inner: Vector, into group: inout InterpretedItem) {
    let across = axis.other
    if estimated.contains(across) {
      let longest = items.reduce(0) {
        max($0, $1.size[across] + pixels.minimum($1.plan.edges, across))
      }
      group.size[across] = max(longest, least[across])
      group.setReason(.content, across)
    }
    let room = group.size[across] - group.insets.total(across) * pixels.scale
    let share = share(of: items, inner: inner)
    var end = 0.0
    for item in items {
      if !group.children.isEmpty { end += width(run.spacing, share) }
      end += width(item.plan.edges.start(axis), share)
      var origin = Vector(
        along: axis, end,
        across: pixels.start(of: item.size[across], in: room, item.plan.edges, across))
      for axis in Axis.allCases { origin[axis] += group.insets.start(axis) * pixels.scale }
      group.children.append(.init(origin: origin, item: item))
      end += item.size[axis] + width(item.plan.edges.end(axis), share)
    }
    if estimated.contains(axis) {
      group.size[axis] = max(end, least[axis])
      group.setReason(.content, axis)
    }
  }

  private func width(_ spacing: Spacing?, _ share: Double) -> Double {
    pixels.minimum(spacing) + (spacing?.isFlexible == true ? share : 0)
  }

  /// Returns the share of the remaining space that each flexible spacing and flexible edge
  /// receives.
  private func share(of items: [InterpretedItem], inner: Vector) -> Double {
    guard !estimated.contains(axis) else { return 0 }
    let gaps = Double(items.count - 1)
    let count = items.reduce(run.spacing.isFlexible ? gaps : 0) {
      $0 + pixels.flexibleCount($1.plan.edges, axis)
    }
    let leftOver = items.reduce(inner[axis] - gaps * spacing) { $0 - length($1) }
    // A single item that is too long for a packing run extends only beyond the end of the run.
    guard count > 0, !packs || leftOver > 0 else { return 0 }
    return leftOver / count
  }
}
