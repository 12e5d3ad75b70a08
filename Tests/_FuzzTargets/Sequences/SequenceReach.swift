import LayoutCore

/// The number of times random sequences have covered the intended cases.
struct SequenceReach {
  /// A counted case.
  enum Place: String, CaseIterable {
    case measuredGroup, partlyMeasuredGroup, measuredTrimmedGroup, measuredInNested
    case measuredUniformGroup, measuredUniformSection, measuredRow, measuredOverlap
    case measuredBothAxes, measuredSideways, measuredRightToLeft
    case measuredBadge, measuredHeader, measuredLayoutEdge
    case sizesKeptByUpdate, sizesForgottenByUpdate, sizesMovedByChange
    case anchorMoved, anchorClamped, anchorLost, asked, landed, landedAtAnEnd
  }

  private(set) var counts: [Place: Int] = [:]

  mutating func count(_ place: Place, if happened: Bool = true) {
    if happened { counts[place, default: 0] += 1 }
  }

  /// Counts the cases among the measured sizes of a layout.
  mutating func include(_ engine: DefaultLayoutEngine) {
    let input = engine.input
    var measured: [Int: Set<Int>] = [:]
    for size in engine.fittedSizes {
      if size.element.kind == .cell {
        measured[size.element.section, default: []].insert(size.element.item)
        count(.measuredBothAxes, if: engine.estimatedAxes(of: size.element) == .both)
      } else if size.element.item == LayoutElement.layoutItem {
        count(.measuredLayoutEdge)
      } else {
        let name = input.elementKinds[Int(size.element.kind.nameIndex)]
        count(name.hasPrefix("boundary") ? .measuredHeader : .measuredBadge)
      }
    }
    for (section, items) in measured { include(items, section: section, of: engine) }
  }

  private mutating func include(_ items: Set<Int>, section: Int, of engine: DefaultLayoutEngine) {
    let container = engine.input.container
    let placed = engine.stack.section(section).placed
    let template = engine.stack.templates[placed.template]
    let plan = template.geometry.plan
    let leafCount = template.metrics.leafCount
    guard leafCount > 0 else { return }
    for group in Set(items.map { $0 / leafCount }) {
      let all = group * leafCount..<min((group + 1) * leafCount, placed.itemCount)
      let known = all.filter(items.contains).count
      count(.measuredGroup)
      count(.partlyMeasuredGroup, if: known < all.count)
      count(.measuredTrimmedGroup, if: all.count < leafCount)
    }
    count(.measuredRow, if: template.metrics.isRow)
    count(.measuredOverlap, if: plan.interGroupSpacing < 0)
    count(.measuredSideways, if: container.scrollAxis == .horizontal)
    count(.measuredRightToLeft, if: container.isRightToLeft)
    if case .run(let run) = plan.group.content {
      count(.measuredInNested, if: run.subitems.contains { $0.content != .leaf })
    }
    let siblings = engine.uniformSiblings(section: section, item: items.first ?? 0)
    count(.measuredUniformSection, if: !template.fitting.uniformAxes.isEmpty)
    count(
      .measuredUniformGroup, if: template.fitting.uniformAxes.isEmpty && siblings.count > 1)
  }
}
