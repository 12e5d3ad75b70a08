/// Scan over groups in order: the next one to give, and where to stop.
struct ExtentScan {
  /// The next group.
  private(set) var index: Int
  /// Where it starts.
  private var start: Subpixels
  /// Groups that start after this offset are not given.
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

  /// Whether the next group may be given.
  @inline(__always)
  var goesOn: Bool { start <= end }

  /// Gives consecutive measured groups starting before the end.
  ///
  /// - Parameters:
  ///   - extents: Their extents.
  ///   - body: Gets them.
  /// - Returns: Whether all of them have been given and the next group may be.
  @inline(__always)
  mutating func give(_ extents: Span<GroupExtent>, _ body: ExtentBody) -> Bool {
    let (first, start) = (index, start)
    let count = take(extents)
    return body(first, start, extents.extracting(first: count)) && count == extents.count && goesOn
  }

  /// Goes over measured groups starting before the end.
  ///
  /// - Returns: How many they are.
  @inline(__always)
  private mutating func take(_ extents: Span<GroupExtent>) -> Int {
    let step = 8
    var (taken, start) = (0, start)
    // Sums of several extents are vectorised. If they end before the end, each starts before it.
    while extents.count &- taken >= step {
      let some = extents.extracting(taken..<taken &+ step)
      var sum = Subpixels.zero
      for index in 0..<step { sum += some[index].unchecked }
      guard start + sum <= end else { break }
      start += sum
      taken &+= step
    }
    let rest = extents.extracting(taken..<extents.count)
    var index = 0
    while index < rest.count, start <= end {
      start += rest[index].unchecked
      index &+= 1
    }
    taken &+= index
    self.index &+= taken
    self.start = start
    return taken
  }

  /// Gives groups from copies of their extents, a chunk of them at a time.
  ///
  /// - Parameters:
  ///   - copy: Copies some extents by `append`, until `append` returns `false`; returns `false` if
  ///     there are no more.
  ///   - body: Gets the groups.
  /// - Returns: Whether all of them have been given and the next group may be.
  @inline(never)
  mutating func give(
    copies copy: (inout ExtentScan, inout OutputSpan<GroupExtent>) -> Bool, _ body: ExtentBody
  ) -> Bool {
    unsafe withUnsafeTemporaryAllocation(of: GroupExtent.self, capacity: Self.chunk) { memory in
      while goesOn {
        var extents = unsafe OutputSpan(buffer: memory, initializedCount: 0)
        let (first, start) = (index, start)
        let hasMore = copy(&self, &extents)
        guard extents.isEmpty || body(first, start, extents.span) else { return false }
        guard hasMore else { return goesOn }
      }
      return false
    }
  }

  /// Copies the extent of the next group.
  ///
  /// - Returns: Whether the group may be given and had room.
  @inline(__always)
  mutating func append(
    _ extent: GroupExtent, to extents: inout OutputSpan<GroupExtent>
  ) -> Bool {
    guard goesOn, !extents.isFull else { return false }
    extents.append(extent)
    index &+= 1
    start += extent.or(estimate)
    return true
  }

  /// Copies the extents of unmeasured groups up to another one.
  ///
  /// - Returns: Whether all of them may be given, and there was room.
  @inline(__always)
  mutating func appendGap(upTo limit: Int, to extents: inout OutputSpan<GroupExtent>) -> Bool {
    while index < limit {
      guard append(.unmeasured, to: &extents) else { return false }
    }
    return true
  }
}
