package import LayoutCore

/// A spatial index that compares the edges of boxes as if they did not belong to the boxes.
package struct OpenEdges: SpatialIndex {
  package static let name = "open-edges"

  package init(_ leaves: LeafTree, work: inout WorkCounters) {}

  package func find(
    meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges
  ) {
    leaves.forEachBox(in: 0..<leaves.count) { item, box in
      let meets = [Axis.horizontal, .vertical].allSatisfy {
        box.start($0) < window.box.end($0) && box.end($0) >= window.box.start($0)
      }
      if meets { found.append(item..<item + 1) }
    }
  }
}

/// A spatial index that misses items whose first corner is exactly the first corner of the window.
package struct MissedCorners: SpatialIndex {
  package static let name = "missed-corners"

  package init(_ leaves: LeafTree, work: inout WorkCounters) {}

  package func find(
    meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges
  ) {
    leaves.forEachBox(in: 0..<leaves.count) { item, box in
      let isMissed = Axis.allCases.allSatisfy { box.start($0) == window.box.start($0) }
      if box.touches(window.box), !isMissed { found.append(item..<item + 1) }
    }
  }
}

/// A spatial index that finds items in the order of their starts, and does not sort them by index.
package struct UnorderedFinds: SpatialIndex {
  package static let name = "unordered"

  package init(_ leaves: LeafTree, work: inout WorkCounters) {}

  package func find(
    meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges
  ) {
    var met: [(start: Int64, item: Int)] = []
    leaves.forEachBox(in: 0..<leaves.count) { item, box in
      if box.touches(window.box) { met.append((box.start(.horizontal), item)) }
    }
    for (_, item) in met.sorted(by: { $0.start < $1.start }) { found.append(item..<item + 1) }
  }
}

/// A spatial index that keeps the old boxes of changed items.
package struct StaleBoxes: SpatialIndex {
  package static let name = "stale-boxes"

  private var boxes: [PixelBox] = []

  package init(_ leaves: LeafTree, work: inout WorkCounters) {
    leaves.forEachBox(in: 0..<leaves.count) { boxes.append($1) }
  }

  package mutating func update(
    to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>,
    work: inout WorkCounters
  ) {
    if old.count == new.count { return }
    self = StaleBoxes(leaves, work: &work)
  }

  package func find(
    meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges
  ) {
    for (item, box) in boxes.enumerated() where box.touches(window.box) {
      found.append(item..<item + 1)
    }
  }
}
