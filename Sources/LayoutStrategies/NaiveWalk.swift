import LayoutCore

/// A walk over all groups of a layout, solving each of them.
struct NaiveWalk {
  /// A group reached by the walk.
  struct Group {
    var section: Int
    var index: Int
    var firstItem: Int
    var leafCount: Int
    var template: SectionTemplate
    /// The solution of the whole group, even if the section has too few items to fill it.
    var solution: GroupSolution
    var origin: SubpixelVector
    var size: SubpixelVector
    /// The number of supplementary items of each kind that precede the group in its section.
    var supplementaryCounts: [String: Int]
  }

  /// A section whose groups have all been visited.
  struct Section {
    var placed: PlacedSection
    var index: Int
    var template: SectionTemplate
    var boundary: BoundaryLayout
    /// The number of supplementary items of each kind in the section's groups and items.
    var supplementaryCounts: [String: Int]
  }

  /// A stop on a walk: a group, or a section after all of its groups.
  enum Stop {
    case group(Group)
    case section(Section)
  }

  private let input: LayoutInput
  private let sizes: NaiveSizes
  private(set) var work = WorkCounters()
  private(set) var bounds: ContentBounds
  private var cache = PolicyCache<UncachedSolutions>()

  init(_ input: LayoutInput, _ sizes: NaiveSizes) {
    self.input = input
    self.sizes = sizes
    bounds = ContentBounds(input, fitted: sizes.boundaries)
  }

  /// Visits the groups and sections in order until `body` returns `false`.
  mutating func run(_ body: (Stop) -> Bool) throws(LayoutError) {
    try input.validate()
    let grid = input.container.grid
    var end = bounds.sectionsStart
    for index in input.sections.indices {
      if index > 0 { end += grid.subpixels(input.interSectionSpacing) }
      work.sectionsVisited += 1
      let section = try walk(section: index, at: end, body)
      guard let section else { return }
      end = section.placed.end
      guard end < .longestContent else { throw .contentTooLong(section: index) }
      bounds.setSectionsEnd(end)
      guard body(.section(section)) else { return }
    }
  }

  /// Visits the groups of a section and returns the section, or returns `nil` if `body` stops the
  /// walk.
  private mutating func walk(
    section index: Int, at origin: Subpixels, _ body: (Stop) -> Bool
  ) throws(LayoutError) -> Section? {
    let itemCount = input.sections[index].itemCount
    let planIndex = input.sections[index].plan
    let geometry = SectionGeometry(plan: input.plans[planIndex], container: input.container)
    // The first group is solved one extra time, to learn how many items a group has.
    let estimated = try template(geometry, section: index, uniformSize: .zero)
    // The engine decides which lengths cannot be added up, because their sums would be meaningless.
    if sizes.sections[index].items.isEmpty {
      _ = try estimated.place(input.sections[index], index: index, at: origin)
    }
    let uniformSize = try uniformSize(of: estimated, section: index)
    let template = try template(geometry, section: index, uniformSize: uniformSize)
    let boundary = BoundaryLayout(
      geometry.plan.boundaries, container: input.container,
      insets: geometry.plan.boundaryInsets, fitted: sizes.sections[index].boundaries, input: input)
    let metrics = SectionMetrics(
      geometry: geometry, solution: template.solution, boundary: boundary)
    let stack = metrics.stackAxis
    let across = stack.other
    var placed = PlacedSection(
      template: planIndex, itemCount: itemCount, groupCount: 0, origin: origin,
      extent: metrics.emptyExtent, lastExtent: .zero, lastSupplementaryCount: 0)
    var start = Subpixels.zero
    var tallest = Subpixels.zero
    var firstItem = 0
    var counts: [String: Int] = [:]
    while metrics.leafCount > 0, firstItem < itemCount {
      let solution = try solution(
        from: firstItem, geometry, uniformSize: uniformSize, leafCount: metrics.leafCount,
        section: index)
      let leafCount = min(itemCount - firstItem, solution.leaves.count)
      guard leafCount > 0 else { break }
      var corner = metrics.groupOrigin(0, sectionOrigin: origin)
      corner[stack] += start
      corner[across] = geometry.groupCrossAxisStart(solution.size[across])
      if across == metrics.scrollAxis { corner[across] += origin + boundary.before }
      var size = solution.size
      if firstItem + leafCount == itemCount { size[stack] = solution.extent(ofFirst: leafCount) }
      let group = Group(
        section: index, index: placed.groupCount, firstItem: firstItem, leafCount: leafCount,
        template: template, solution: solution, origin: corner, size: size,
        supplementaryCounts: counts)
      for place in solution.supplementaries.prefix(solution.supplementaryCount(ofFirst: leafCount))
      {
        counts[place.kind, default: 0] += 1
      }
      guard body(.group(group)) else { return nil }
      tallest = max(tallest, solution.size[across])
      placed.groupCount += 1
      placed.lastExtent = size[stack]
      placed.extent = metrics.sectionExtent(
        stackLength: metrics.stackLength(lastStart: start, lastExtent: placed.lastExtent),
        tallest: tallest)
      start += metrics.advance(past: solution.size[stack])
      firstItem += leafCount
    }
    if placed.groupCount > 0, !metrics.isRow { bounds.include(groupsAcross: tallest) }
    return Section(
      placed: placed, index: index, template: template, boundary: boundary,
      supplementaryCounts: counts)
  }

  /// Returns the solution of the group starting with the given item.
  private mutating func solution(
    from firstItem: Int, _ geometry: SectionGeometry, uniformSize: Vector, leafCount: Int,
    section: Int
  ) throws(LayoutError) -> GroupSolution {
    let itemCount = input.sections[section].itemCount
    var request = geometry.request(uniformSize: uniformSize)
    guard geometry.interned.group.packs else {
      let items = firstItem..<min(firstItem + leafCount, itemCount)
      request.fitted = sizes.fitted(items, ofSection: section)
      return try solve(request, section: section)
    }
    // Only solving a row reveals how many items determine it.
    request.itemLimit = itemCount - firstItem
    var count = 1
    while true {
      count = min(2 * count, itemCount - firstItem)
      request.fitted = sizes.fitted(firstItem..<firstItem + count, ofSection: section)
      let solution = try solve(request, section: section)
      if solution.decidingItemCount <= count || count == itemCount - firstItem { return solution }
    }
  }

  /// Returns the common size of a section's groups along the axes where their lengths must be
  /// equal.
  ///
  /// It is the length of the longest group, or zero until something in the section has been
  /// measured.
  private mutating func uniformSize(
    of template: SectionTemplate, section: Int
  ) throws(LayoutError) -> Vector {
    let count = template.metrics.leafCount
    guard !template.fitting.uniformAxes.isEmpty, count > 0,
      !sizes.sections[section].items.isEmpty
    else { return .zero }
    var longest = SubpixelVector.zero
    let itemCount = input.sections[section].itemCount
    var first = 0
    while first < itemCount {
      let natural = try solution(
        from: first, template.geometry, uniformSize: .zero, leafCount: count, section: section)
      guard !natural.leaves.isEmpty else { break }
      var size = natural.size
      let items = first..<min(first + natural.leaves.count, itemCount)
      if items.count < natural.leaves.count, !sizes.fitted(items, ofSection: section).isEmpty {
        size[template.metrics.stackAxis] = natural.extent(ofFirst: items.count)
      }
      first = items.upperBound
      for axis in Axis.allCases { longest[axis] = max(longest[axis], size[axis]) }
    }
    var size = Vector.zero
    for axis in Axis.allCases where template.fitting.uniformAxes.contains(axis) {
      size[axis] = input.container.grid.points(longest[axis])
    }
    return size
  }

  /// Returns the template of a section whose groups have the given uniform size.
  private mutating func template(
    _ geometry: SectionGeometry, section: Int, uniformSize: Vector
  ) throws(LayoutError) -> SectionTemplate {
    let solution = try solve(geometry.request(uniformSize: uniformSize), section: section)
    return SectionTemplate(geometry: geometry, solution: solution, input: input)
  }

  private mutating func solve(
    _ request: GroupRequest, section: Int
  ) throws(LayoutError) -> GroupSolution {
    try cache.solution(for: request, section: section, work: &work)
  }
}
