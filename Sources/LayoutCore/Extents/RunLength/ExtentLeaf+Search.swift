extension ExtentLeaf {
  /// Finds the entry that has an instance.
  ///
  /// - Parameters:
  ///   - position: The instance, counted from the first of the leaf.
  ///   - slot: What the branch above knows of the leaf.
  /// - Returns: The entry, and the instance counted from the first of the entry.
  @inline(__always)
  func find(_ position: Int, in slot: ExtentSlot) -> (index: Int, offset: Int) {
    let place = place(of: position, in: slot)
    return (place.index, position - place.before.instances)
  }

  /// Finds the entry that has an instance, and the prefix sums before it.
  ///
  /// - Parameters:
  ///   - position: The instance, counted from the first of the leaf.
  ///   - slot: What the branch above knows of the leaf.
  /// - Returns: The entry, and the sums over those before it.
  @inline(__always)
  func place(
    of position: Int, in slot: ExtentSlot
  ) -> ExtentSearch.Place {
    ExtentSearch.place(of: position, in: slot.summary, among: slot.entryCount) {
      entries[$0].summary
    }
  }

  /// Finds the first entry that ends at or after an offset, and the prefix sums before it.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the leaf, more than none and at most its total.
  ///   - estimate: The extent of each unmeasured instance.
  ///   - slot: What the branch above knows of the leaf.
  /// - Returns: The entry, and the sums over those before it.
  @inline(__always)
  func place(
    endingAtOrAfter offset: Subpixels, estimate: Subpixels, in slot: ExtentSlot
  ) -> ExtentSearch.Place {
    ExtentSearch.place(
      endingAtOrAfter: offset, estimate: estimate, in: slot.summary, among: slot.entryCount
    ) { entries[$0].summary }
  }
}
