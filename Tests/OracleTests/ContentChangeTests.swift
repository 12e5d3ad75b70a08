import LayoutCore
import Testing
import _TestSupport

/// Compares the reported changes of mutations with the frames of all cells before and after.
struct ContentChangeTests {
  /// The number of times a mutation reported a change that avoids looking up frames.
  private struct Reach {
    var unmovedCells = 0
    var changesThatMoveNothing = 0
    var touched = 0
  }

  /// Returns the frames of all cells.
  private func frames(_ engine: DefaultLayoutEngine) -> [ElementID: Frame] {
    var frames: [ElementID: Frame] = [:]
    for (section, record) in engine.input.sections.enumerated() {
      for item in 0..<record.itemCount {
        frames[ElementID(section: section, item: item)] = engine.frame(section: section, item: item)
      }
    }
    return frames
  }

  /// Makes a mutation, and compares the change it reports with its effect.
  private func check(
    _ engine: inout DefaultLayoutEngine, _ reach: inout Reach, _ comment: Comment,
    _ mutate: (inout DefaultLayoutEngine) throws -> ContentChange
  ) rethrows {
    let (before, size) = (frames(engine), engine.contentSize)
    let change = try mutate(&engine)
    let (after, newSize) = (frames(engine), engine.contentSize)
    #expect(change.contentSizeDelta == newSize - size, comment)
    for (cell, frame) in before where change.keeps(cell) {
      #expect(after[cell] == frame, comment)
      reach.unmovedCells += 1
    }
    for cell in after.keys where change.keeps(cell) { #expect(before[cell] != nil, comment) }
    if change.firstMoved == nil { reach.changesThatMoveNothing += 1 }
    if change.touched != nil { reach.touched += 1 }
  }

  @Test func mutationsReportTheirChanges() throws {
    var reach = Reach()
    for seed in 0..<60 {
      var random = RandomLayout(seed: UInt64(seed), isSelfSizing: true, itemLimit: 14)
      var engine = try DefaultLayoutEngine(random.input())
      for step in 0..<25 {
        let comment = Comment("seed \(seed), step \(step)")
        switch random.operation(on: engine.input) {
        case .fit(let sizes):
          // In sections that pack rows by size, each item determines the elements of the next
          // items.
          let packs = engine.input.plans.contains { $0.group.packs }
          for sizes in packs ? sizes.map({ [$0] }) : [sizes] {
            try check(&engine, &reach, comment) { engine in
              let axes = sizes.filter { !engine.estimatedAxes(of: $0.element).isEmpty }
              let change = try engine.fit(sizes)
              #expect(change.appliedCount == axes.count, comment)
              for size in axes { #expect(change.touched?.contains(size.element) == true, comment) }
              return change
            }
          }
        case .change(let changes):
          for change in changes where (try? engine.input.check(change)) != nil {
            try check(&engine, &reach, comment) { try $0.apply([change]) }
          }
        case .resize(let size):
          let input = engine.input.resized(to: size)
          try check(&engine, &reach, comment) { try $0.update(to: input) }
        }
      }
    }
    #expect(reach.unmovedCells > 1000)
    #expect(reach.changesThatMoveNothing > 10)
    #expect(reach.touched > 100)
  }

  @Test func fitMovesLaterItems() throws {
    var engine = try DefaultLayoutEngine(
      .section(
        SectionPlan(group: .row(.fw(1), .estimated(40), [.leaf(.fw(1), .estimated(40))])),
        items: 100))
    let cell = ElementID(section: 0, item: 7)
    let change = try engine.fit([
      FittedSize(cell, size: Vector(horizontal: 100, vertical: 60))
    ])
    #expect(change.firstMoved == cell)
    #expect(change.touched == cell...cell)
    #expect(change.contentSizeDelta == Vector(horizontal: 0, vertical: 20))
  }
}
