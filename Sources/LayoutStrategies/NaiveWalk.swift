import LayoutCore

/// One walk over all groups of a layout, each solved on the way.
struct NaiveWalk {
  /// One group instance.
  struct Group {
    var section: Int
    var firstItem: Int
    var leafCount: Int
    var template: SectionTemplate
    var origin: SubpixelVector
    var size: SubpixelVector
  }

  private let input: LayoutInput
  private(set) var work = WorkCounters()
  private(set) var bounds: ContentBounds
  private var cache = NoMeasurementCache()

  init(_ input: LayoutInput) {
    self.input = input
    bounds = ContentBounds(input.container)
  }

  /// Visits the groups in order until `body` returns `false`.
  mutating func run(_ body: (Group) -> Bool) throws(LayoutError) {
    try input.validate()
    let grid = input.container.grid
    var end = Subpixels.zero
    for (index, section) in input.sections.enumerated() {
      if index > 0 { end += grid.subpixels(input.interSectionSpacing) }
      work.sectionsVisited += 1
      let geometry = SectionGeometry(
        plan: input.plans[section.plan], container: input.container)
      // The first group is solved once more than it is shown, to learn how many items a group has.
      let template = try solve(geometry, section: index, leafLimit: nil)
      let full = template.metrics
      var group = Group(
        section: index, firstItem: 0, leafCount: full.leafCount, template: template,
        origin: full.groupOrigin(0, sectionOrigin: end), size: full.groupSize)
      var groupCount = 0
      var length = Subpixels.zero
      while full.leafCount > 0, group.firstItem < section.itemCount {
        let remaining = section.itemCount - group.firstItem
        group.leafCount = min(remaining, full.leafCount)
        group.template = try solve(
          geometry, section: index, leafLimit: remaining < full.leafCount ? remaining : nil)
        group.size[full.stackAxis] = group.template.metrics.groupSize[full.stackAxis]
        groupCount += 1
        length = full.stackLength(
          groupCount: groupCount, lastExtent: group.size[full.stackAxis])
        guard body(group) else { return }
        group.origin[full.stackAxis] += full.pitch
        group.firstItem += full.leafCount
      }
      if groupCount > 0 { end += full.sectionExtent(stackLength: length) }
      guard end.rawValue < 1 << 62 else { throw .contentTooLong(section: index) }
      bounds.include(full, groupCount: groupCount, endingAt: end)
    }
  }

  /// Solves a group and places it in its section.
  private mutating func solve(
    _ geometry: SectionGeometry, section: Int, leafLimit: Int?
  ) throws(LayoutError) -> SectionTemplate {
    let measurement = try cache.measurement(
      for: geometry.request(leafLimit: leafLimit), section: section, work: &work)
    return SectionTemplate(geometry: geometry, measurement: measurement)
  }
}
