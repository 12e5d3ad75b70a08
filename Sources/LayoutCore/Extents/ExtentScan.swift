/// Scan over instances in order: the next one to write, and where to stop.
struct ExtentScan {
  /// The next instance to write.
  private(set) var index: Int
  /// Where it starts.
  private var start: Subpixels
  /// The offset behind which no instance is written that starts there.
  private let end: Subpixels
  /// The extent of each unmeasured instance.
  private let estimate: Subpixels

  /// Makes a scan from an instance on.
  @inline(__always)
  init(from first: ExtentPlace, through end: Subpixels, estimate: Subpixels) {
    index = first.index
    start = first.start
    self.end = end
    self.estimate = estimate
  }

  /// Whether the next instance may be written.
  @inline(__always)
  func goesOn(in places: borrowing OutputSpan<ExtentPlace>) -> Bool {
    start <= end && !places.isFull
  }

  /// Writes one instance.
  ///
  /// - Returns: Whether it has been written.
  @inline(__always)
  mutating func append(_ extent: Subpixels?, to places: inout OutputSpan<ExtentPlace>) -> Bool {
    guard goesOn(in: places) else { return false }
    places.append(ExtentPlace(index: index, start: start, extent: extent))
    index &+= 1
    start += extent ?? estimate
    return true
  }

  /// Writes measured instances that follow one another.
  ///
  /// - Parameters:
  ///   - words: Packed entries, which are the extents alone where there is no gap in front.
  ///   - places: Gets the instances.
  /// - Returns: The number of instances written.
  @inline(__always)
  mutating func append(
    _ words: Span<UInt64>, to places: inout OutputSpan<ExtentPlace>
  ) -> Int {
    // Local variables: the loop would write the scan for every instance.
    var (index, start) = (index, start)
    let written = places.append(upTo: min(words.count, places.freeCapacity)) { entry in
      guard start <= end, let extent = ExtentEntry.extent(packedWithoutGap: words[entry])
      else {
        return nil
      }
      let place = ExtentPlace(index: index, start: start, extent: extent)
      index &+= 1
      start += extent
      return place
    }
    (self.index, self.start) = (index, start)
    return written
  }

  /// Writes unmeasured instances up to another one.
  ///
  /// - Returns: Whether they have all been written.
  @inline(__always)
  mutating func appendGap(upTo limit: Int, to places: inout OutputSpan<ExtentPlace>) -> Bool {
    while index < limit {
      guard append(nil, to: &places) else { return false }
    }
    return true
  }

  /// Skips unmeasured instances up to another one.
  @inline(__always)
  mutating func skipGap(upTo limit: Int) {
    start += estimate * (limit &- index)
    index = limit
  }
}
