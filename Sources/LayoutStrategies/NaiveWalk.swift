import LayoutCore

/// One walk over all groups of a layout, each solved on the way.
struct NaiveWalk {
  /// One group instance.
  struct Group {
    var section: Int
    var index: Int
    var firstItem: Int
    var leafCount: Int
    /// The group with the items that are present, and the full group.
    var template: SectionTemplate
    var full: SectionTemplate
    var origin: SubpixelVector
    var size: SubpixelVector
  }

  /// What a walk comes by.
  enum Stop {
    /// A group instance.
    case group(Group)
    /// A section, after its groups.
    case section(PlacedSection, index: Int, template: SectionTemplate)
  }

  private let input: LayoutInput
  private(set) var work = WorkCounters()
  private(set) var bounds: ContentBounds
  private var cache = NoMeasurementCache()

  init(_ input: LayoutInput) {
    self.input = input
    bounds = ContentBounds(input)
  }

  /// Visits the groups and sections in order until `body` returns `false`.
  mutating func run(_ body: (Stop) -> Bool) throws(LayoutError) {
    try input.validate()
    let grid = input.container.grid
    var end = bounds.sectionsStart
    for (index, section) in input.sections.enumerated() {
      if index > 0 { end += grid.subpixels(input.interSectionSpacing) }
      work.sectionsVisited += 1
      let geometry = SectionGeometry(
        plan: input.plans[section.plan], container: input.container)
      // The first group is solved once more than it is shown, to learn how many items a group has.
      let template = try solve(geometry, section: index, leafLimit: nil)
      let metrics = template.metrics
      var group = Group(
        section: index, index: 0, firstItem: 0, leafCount: 0, template: template, full: template,
        origin: metrics.groupOrigin(0, sectionOrigin: end), size: metrics.groupSize)
      var placed = PlacedSection(
        template: section.plan, itemCount: section.itemCount, groupCount: 0, origin: end,
        extent: metrics.emptyExtent, lastExtent: .zero, lastSupplementaryCount: 0)
      while metrics.leafCount > 0, group.firstItem < section.itemCount {
        let remaining = section.itemCount - group.firstItem
        group.leafCount = min(remaining, metrics.leafCount)
        group.template = try solve(
          geometry, section: index, leafLimit: remaining < metrics.leafCount ? remaining : nil)
        group.size[metrics.stackAxis] = group.template.metrics.groupSize[metrics.stackAxis]
        placed.groupCount += 1
        placed.lastExtent = group.size[metrics.stackAxis]
        guard body(.group(group)) else { return }
        group.origin[metrics.stackAxis] += metrics.pitch
        group.firstItem += metrics.leafCount
        group.index += 1
      }
      if placed.groupCount > 0 {
        placed.extent = metrics.sectionExtent(
          stackLength: metrics.stackLength(
            groupCount: placed.groupCount, lastExtent: placed.lastExtent))
      }
      end = placed.end
      guard end.rawValue < 1 << 62 else { throw .contentTooLong(section: index) }
      bounds.include(metrics, groupCount: placed.groupCount, endingAt: end)
      guard body(.section(placed, index: index, template: template)) else { return }
    }
  }

  /// Solves a group and places it in its section.
  private mutating func solve(
    _ geometry: SectionGeometry, section: Int, leafLimit: Int?
  ) throws(LayoutError) -> SectionTemplate {
    let measurement = try cache.measurement(
      for: geometry.request(leafLimit: leafLimit), section: section, work: &work)
    return SectionTemplate(geometry: geometry, measurement: measurement, input: input)
  }
}
