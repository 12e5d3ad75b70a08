/// Scan over groups in order: the next one to emit, and where to stop.
struct ExtentScan {
  /// The next group.
  private(set) var index: Int
  /// Where it starts.
  private var start: Subpixels
  /// Groups that start after this offset are not emitted.
  private let end: Subpixels
  /// The extent of each unmeasured group.
  private let estimate: Subpixels

  /// How many extents are copied at once: the 1,024 bytes a temporary allocation may take of the
  /// stack hold no more.
  private static var chunk: Int { 120 }

  /// Makes a scan from a group on.
  @inline(__always)
  init(from first: ExtentPlace, through end: Subpixels, estimate: Subpixels) {
    index = first.index
    start = first.start
    self.end = end
    self.estimate = estimate
  }

  /// Whether the next group may be emitted.
  @inline(__always)
  var isBeforeEnd: Bool { start <= end }

  /// Emits consecutive measured groups starting before the end.
  ///
  /// - Parameters:
  ///   - extents: Their extents.
  ///   - body: Gets them.
  /// - Returns: Whether all of them have been emitted and the next group may be.
  @inline(__always)
  mutating func emit(_ extents: Span<GroupExtent>, _ body: ExtentBody) -> Bool {
    let (first, start) = (index, start)
    let count = consume(extents)
    return body(first, start, extents.extracting(first: count)) && count == extents.count
      && isBeforeEnd
  }

  /// Consumes measured groups starting before the end.
  ///
  /// - Returns: How many they are.
  @inline(__always)
  private mutating func consume(_ extents: Span<GroupExtent>) -> Int {
    let step = 8
    var (consumed, start) = (0, start)
    // Sums of several extents are vectorised. If they end before the end, each starts before it.
    while extents.count &- consumed >= step {
      let some = extents.extracting(consumed..<consumed &+ step)
      var sum = Subpixels.zero
      for index in 0..<step { sum += some[index].unchecked }
      guard start + sum <= end else { break }
      start += sum
      consumed &+= step
    }
    let rest = extents.extracting(consumed..<extents.count)
    var index = 0
    while index < rest.count, start <= end {
      start += rest[index].unchecked
      index &+= 1
    }
    consumed &+= index
    self.index &+= consumed
    self.start = start
    return consumed
  }

  /// Emits groups from copies of their extents, a chunk of them at a time.
  ///
  /// - Parameters:
  ///   - copy: Copies some extents by `append`, until `append` returns `false`; returns `false` if
  ///     there are no more.
  ///   - body: Gets the groups.
  /// - Returns: Whether all of them have been emitted and the next group may be.
  @inline(never)
  mutating func emit(
    copies copy: (inout ExtentScan, inout OutputSpan<GroupExtent>) -> Bool, _ body: ExtentBody
  ) -> Bool {
    unsafe withUnsafeTemporaryAllocation(of: GroupExtent.self, capacity: Self.chunk) { memory in
      while isBeforeEnd {
        var extents = unsafe OutputSpan(buffer: memory, initializedCount: 0)
        let (first, start) = (index, start)
        let hasMore = copy(&self, &extents)
        guard extents.isEmpty || body(first, start, extents.span) else { return false }
        guard hasMore else { return isBeforeEnd }
      }
      return false
    }
  }

  /// Copies the extent of the next group.
  ///
  /// - Returns: Whether the group may be emitted and had room.
  @inline(__always)
  mutating func append(
    _ extent: GroupExtent, to extents: inout OutputSpan<GroupExtent>
  ) -> Bool {
    guard isBeforeEnd, !extents.isFull else { return false }
    extents.append(extent)
    index &+= 1
    start += extent.or(estimate)
    return true
  }

  /// Copies the extents of unmeasured groups up to another one.
  ///
  /// - Returns: Whether all of them may be emitted, and there was room.
  @inline(__always)
  mutating func appendGap(upTo limit: Int, to extents: inout OutputSpan<GroupExtent>) -> Bool {
    while index < limit {
      guard append(.unmeasured, to: &extents) else { return false }
    }
    return true
  }
}
