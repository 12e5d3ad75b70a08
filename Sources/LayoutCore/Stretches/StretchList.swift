/// Consecutive stretches with the sums before each.
protocol StretchList {
  /// The number of stretches.
  var count: Int { get }

  /// The sums before a stretch, from some origin on.
  func sums(beforeStretch slot: Int) -> Sums

  /// The sums before the first stretch.
  var origin: Sums { get }

  /// The number of elements of a stretch.
  func count(ofStretch slot: Int) -> Int

  /// The sums over a single element of a stretch.
  func each(_ slot: Int) -> Sums
}

extension StretchList {
  /// Finds the last element whose preceding sum of a measure is below a target; otherwise the first
  /// one.
  ///
  /// - Parameters:
  ///   - target: The target, from the start of the list.
  ///   - measure: The measure.
  /// - Returns: The number of the stretch, and the number of the element in it.
  @inline(__always)
  func find(below target: Int64, by measure: some SumMeasure) -> (slot: Int, element: Int) {
    let target = target &+ measure.value(of: origin)
    let slot = last { measure.value(of: sums(beforeStretch: $0)) < target }
    let left = target &- measure.value(of: sums(beforeStretch: slot))
    guard left > 0, count(ofStretch: slot) > 1 else { return (slot, 0) }
    let each = measure.value(of: each(slot))
    return (slot, Int(truncatingIfNeeded: (left &- 1).magnitude / each.magnitude))
  }

  /// The number of the last stretch that meets a condition met by all before it; 0 if there is
  /// none.
  @inline(__always)
  func last(where isBefore: (Int) -> Bool) -> Int {
    let count = count
    guard count > 1 else { return 0 }
    // A block has up to 32 stretches.
    var slot = 0
    if 16 < count, isBefore(16) { slot = 16 }
    if slot | 8 < count, isBefore(slot | 8) { slot |= 8 }
    if slot | 4 < count, isBefore(slot | 4) { slot |= 4 }
    if slot | 2 < count, isBefore(slot | 2) { slot |= 2 }
    if slot | 1 < count, isBefore(slot | 1) { slot |= 1 }
    return slot
  }

  /// The sums over all stretches before one.
  @inline(__always)
  func before(_ slot: Int) -> Sums { sums(beforeStretch: slot) - origin }
}

/// Payload of the elements of a ``StretchTree``.
protocol StretchPayload: BitwiseCopyable, Sendable {
  /// Stretches stored outside of a tree; by default there are none.
  associatedtype Slice: StretchSlice<Self> = NoSlice<Self>
}

/// Stretches without weights and attachments, stored outside of a tree.
protocol StretchSlice<Payload>: SumSlice, StretchList {
  associatedtype Payload

  /// The sums over all stretches.
  var total: Sums { get }

  /// The payload of a stretch.
  func payload(_ slot: Int) -> Payload
}

extension NoSlice: StretchSlice {
  typealias Payload = Element

  var total: Sums { switch self {} }

  var origin: Sums { switch self {} }

  func sums(beforeStretch slot: Int) -> Sums { switch self {} }

  func count(ofStretch slot: Int) -> Int { switch self {} }

  func each(_ slot: Int) -> Sums { switch self {} }

  func payload(_ slot: Int) -> Element { switch self {} }
}
