package import LayoutCore

/// An error planted in an extent index of blocks.
package enum ExtentSlip: String, CaseIterable, Sendable {
  /// No error.
  case none
  /// Removing groups from several blocks leaves the sum of the last of these blocks unchanged.
  case staleSum
  /// Splitting a block discards the sum of its second half.
  case lostSum
  /// Seeking an offset at the end of a group finds the next group.
  case nextInstance
  /// Removing hundreds of groups from tens of thousands discards the extent of the next group.
  case lostRow
}

/// An error and a block size in the form of a type, because strategies are distinguished by type.
package protocol PlantedSlip: Sendable {
  /// The name of the index.
  static var name: String { get }
  /// The error.
  static var slip: ExtentSlip { get }
  /// The maximum number of groups in a block.
  static var blockSize: Int { get }
}

/// An extent index with a planted error: a list of blocks, each with the sum of its measured
/// extents.
package struct PlantedExtents<Planted: PlantedSlip>: ExtentIndex {
  package static var name: String { Planted.name }

  private struct Block {
    var extents: ContiguousArray<GroupExtent> = []
    var measuredCount = 0
    var sum = Subpixels.zero

    mutating func sumUp() {
      measuredCount = extents.count(where: \.isMeasured)
      sum = extents.reduce(.zero) { $0 + ($1.measured ?? .zero) }
    }

    func total(_ estimate: Subpixels) -> Subpixels {
      sum + estimate * (extents.count - measuredCount)
    }
  }

  private var blocks: [Block] = []
  package var estimate: Subpixels

  package init(count: Int, estimate: Subpixels) {
    self.estimate = estimate
    var work = WorkCounters()
    insert(count: count, at: 0, work: &work)
  }

  package var count: Int { blocks.reduce(0) { $0 + $1.extents.count } }
  package var measuredCount: Int { blocks.reduce(0) { $0 + $1.measuredCount } }
  package var measuredTotal: Subpixels { blocks.reduce(.zero) { $0 + $1.sum } }

  /// Returns the block of a group, the position of the group in it, and the start of the block; for
  /// the end, returns the last block.
  private func locate(_ index: Int) -> (block: Int, place: Int, start: Subpixels) {
    guard !blocks.isEmpty else { return (0, 0, .zero) }
    var (number, left, start) = (0, index, Subpixels.zero)
    while number < blocks.count - 1, left >= blocks[number].extents.count {
      left -= blocks[number].extents.count
      start += blocks[number].total(estimate)
      number += 1
    }
    return (number, left, start)
  }

  package func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    work.indexNodesVisited += 1
    guard !blocks.isEmpty else { return ExtentPlace(index: 0, start: .zero) }
    let (block, place, start) = locate(index)
    let extents = blocks[block].extents
    return ExtentPlace(
      index: index, start: extents[..<place].reduce(start) { $0 + $1.or(estimate) },
      extent: place < extents.count ? extents[place].measured : nil)
  }

  package func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    work.indexNodesVisited += 1
    var (index, start) = (0, Subpixels.zero)
    for block in blocks {
      guard start + block.total(estimate) >= offset else {
        index += block.extents.count
        start += block.total(estimate)
        continue
      }
      for extent in block.extents {
        let end = start + extent.or(estimate)
        let isBehind = Planted.slip == .nextInstance && offset > .zero
        if isBehind ? end > offset : end >= offset {
          return ExtentPlace(index: index, start: start, extent: extent.measured)
        }
        start = end
        index += 1
      }
    }
    return ExtentPlace(index: index, start: start)
  }

  package func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody
  ) {
    let first = place(seek, work: &work)
    guard first.index < count else { return }
    var (start, (block, place, _)) = (first.start, locate(first.index))
    var index = first.index
    while block < blocks.count {
      let extents = blocks[block].extents
      var (next, last) = (start, place)
      while last < extents.count, next <= end {
        next += extents[last].or(estimate)
        last += 1
      }
      guard last > place else { return }
      guard body(index, start, extents.span.extracting(place..<last)), last == extents.count,
        next <= end
      else { return }
      (index, start, place, block) = (index + last - place, next, 0, block + 1)
    }
  }

  @discardableResult
  package mutating func set(
    _ extent: Subpixels?, at index: Int, work: inout WorkCounters
  ) -> Subpixels? {
    let (block, place, _) = locate(index)
    let previous = blocks[block].extents[place].measured
    blocks[block].extents[place] = GroupExtent(extent)
    if let previous {
      blocks[block].measuredCount -= 1
      blocks[block].sum = blocks[block].sum - previous
    }
    if let extent {
      blocks[block].measuredCount += 1
      blocks[block].sum += extent
    }
    return previous
  }

  package mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    guard newCount > 0 else { return }
    if blocks.isEmpty { blocks.append(Block()) }
    let (block, place, _) = locate(index)
    blocks[block].extents.insert(
      contentsOf: repeatElement(.unmeasured, count: newCount), at: place)
    let all = blocks[block]
    guard all.extents.count > Planted.blockSize else { return }
    let half = max(1, Planted.blockSize / 2)
    let parts = stride(from: 0, to: all.extents.count, by: half).map { start in
      var part = Block()
      part.extents = ContiguousArray(all.extents[start..<min(start + half, all.extents.count)])
      if Planted.slip != .lostSum || start == 0 { part.sumUp() }
      return part
    }
    blocks.replaceSubrange(block...block, with: parts)
  }

  package mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    guard !range.isEmpty else { return }
    var left = range.count
    var (block, place, _) = locate(range.lowerBound)
    let first = block
    while left > 0 {
      let end = min(place + left, blocks[block].extents.count)
      blocks[block].extents.removeSubrange(place..<end)
      left -= end - place
      let isStale = Planted.slip == .staleSum && block > first && left == 0
      if !isStale || blocks[block].extents.isEmpty { blocks[block].sumUp() }
      (block, place) = (block + 1, 0)
    }
    blocks.removeAll(where: \.extents.isEmpty)
    if Planted.slip == .lostRow, range.count >= 200, count > 10_000, range.lowerBound < count {
      set(nil, at: range.lowerBound, work: &work)
    }
  }
}

/// A stale sum after a removal, in blocks of 8.
package enum StaleSum8: PlantedSlip {
  package static let name = "stale-sum-8"
  package static let slip = ExtentSlip.staleSum
  package static let blockSize = 8
}

/// A stale sum after a removal, in blocks of 512.
package enum StaleSum512: PlantedSlip {
  package static let name = "stale-sum-512"
  package static let slip = ExtentSlip.staleSum
  package static let blockSize = 512
}

/// A lost sum after a split, in blocks of 8.
package enum LostSum8: PlantedSlip {
  package static let name = "lost-sum-8"
  package static let slip = ExtentSlip.lostSum
  package static let blockSize = 8
}

/// A lost sum after a split, in blocks of 512.
package enum LostSum512: PlantedSlip {
  package static let name = "lost-sum-512"
  package static let slip = ExtentSlip.lostSum
  package static let blockSize = 512
}

/// The next group found at the end of a group, in blocks of 8.
package enum NextInstance8: PlantedSlip {
  package static let name = "next-group-8"
  package static let slip = ExtentSlip.nextInstance
  package static let blockSize = 8
}

/// The next group found at the end of a group, in blocks of 512.
package enum NextInstance512: PlantedSlip {
  package static let name = "next-group-512"
  package static let slip = ExtentSlip.nextInstance
  package static let blockSize = 512
}

/// A row lost after the removal of hundreds from tens of thousands, in blocks of 512.
package enum LostRow512: PlantedSlip {
  package static let name = "lost-row-512"
  package static let slip = ExtentSlip.lostRow
  package static let blockSize = 512
}

/// No error, in blocks of 8.
package enum NoSlip8: PlantedSlip {
  package static let name = "no-slip-8"
  package static let slip = ExtentSlip.none
  package static let blockSize = 8
}
