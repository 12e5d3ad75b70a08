/// The progress of a scan over groups in order: the next group to pass to the caller, and the
/// offset where the scan stops.
struct ExtentScan {
  /// The index of the next group to emit.
  private(set) var index: Int
  /// The start of the next group.
  private var start: Subpixels
  /// The last position where a group may start and still be emitted.
  private let end: Subpixels
  /// The extent assumed for each unmeasured group.
  private let estimate: Subpixels

  /// The maximum number of extents copied at once, chosen so that they fit into the 1,024 bytes of
  /// stack available to a temporary allocation.
  private static var chunk: Int { 120 }

  /// Creates a scan starting at a group.
  @inline(__always)
  init(from first: ExtentPlace, through end: Subpixels, estimate: Subpixels) {
    index = first.index
    start = first.start
    self.end = end
    self.estimate = estimate
  }

  /// Whether the next group starts early enough to be emitted.
  @inline(__always)
  var isBeforeEnd: Bool { start <= end }

  /// Emits consecutive measured groups, except groups starting after the end of the scan.
  ///
  /// - Parameters:
  ///   - extents: The extents of the groups, beginning with the next group of the scan.
  ///   - body: A closure that receives the groups.
  /// - Returns: Whether the scan may continue: all the groups have been emitted, and the next one
  ///   starts at or before the end of the scan.
  @inline(__always)
  mutating func emit(_ extents: Span<GroupExtent>, _ body: ExtentBody) -> Bool {
    let (first, start) = (index, start)
    let count = consume(extents)
    return body(first, start, extents.extracting(first: count)) && count == extents.count
      && isBeforeEnd
  }

  /// Advances past the measured groups that start at or before the end of the scan.
  ///
  /// - Returns: The number of groups in `extents` that the scan has passed.
  @inline(__always)
  private mutating func consume(_ extents: Span<GroupExtent>) -> Int {
    let step = 8
    var (consumed, start) = (0, start)
    // Sums of several extents are vectorised. If such a run ends before the end of the scan, all
    // groups in the run start before it as well.
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

  /// Emits groups one chunk at a time, after copying the extents of a chunk.
  ///
  /// - Parameters:
  ///   - copy: A closure that copies extents by calling `append` until `append` returns `false`. It
  ///     returns whether any extents remain.
  ///   - body: A closure that receives each chunk of groups.
  /// - Returns: Whether the scan may continue: all the groups have been emitted, and the next one
  ///   starts at or before the end of the scan.
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

  /// Copies the extent of the next group and advances past it.
  ///
  /// - Returns: Whether the group starts early enough to be emitted and its extent fits into the
  ///   span.
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

  /// Copies the extents of the unmeasured groups before the group at an index, and advances past
  /// them.
  ///
  /// - Returns: Whether all the groups start early enough to be emitted and their extents fit into
  ///   the span.
  @inline(__always)
  mutating func appendGap(upTo limit: Int, to extents: inout OutputSpan<GroupExtent>) -> Bool {
    while index < limit {
      guard append(.unmeasured, to: &extents) else { return false }
    }
    return true
  }
}
