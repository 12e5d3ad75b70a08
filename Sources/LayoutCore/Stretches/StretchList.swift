/// A list of consecutive stretches of equal elements, with the sums over all elements before each
/// stretch.
protocol StretchList {
  /// The number of stretches.
  var count: Int { get }

  /// Returns the running sums at the start of a stretch, relative to ``origin``.
  func sums(beforeStretch slot: Int) -> Sums

  /// The running sums at the start of the list, which may differ from zero.
  var origin: Sums { get }

  /// Returns the number of elements in a stretch.
  func count(ofStretch slot: Int) -> Int

  /// Returns the count, weight and extent of a single element of a stretch.
  func each(_ slot: Int) -> Sums
}

extension StretchList {
  /// Returns the last element that begins before a target, or the first element if there is none.
  ///
  /// - Parameters:
  ///   - target: The target value, counted from the start of the list.
  ///   - measure: The measure to compare with the target: count, weight or extent.
  /// - Returns: The index of the stretch, and the index of the element in it.
  @inline(__always)
  func find(below target: Int64, by measure: some SumMeasure) -> (slot: Int, element: Int) {
    let target = target &+ measure.value(of: origin)
    let slot = last { measure.value(of: sums(beforeStretch: $0)) < target }
    let left = target &- measure.value(of: sums(beforeStretch: slot))
    guard left > 0, count(ofStretch: slot) > 1 else { return (slot, 0) }
    let each = measure.value(of: each(slot))
    return (slot, Int(truncatingIfNeeded: (left &- 1).magnitude / each.magnitude))
  }

  /// Returns the index of the last stretch that satisfies a condition, by binary search; 0 if no
  /// stretch satisfies it.
  ///
  /// If a stretch satisfies the condition, all stretches before it must satisfy it too.
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

  /// Returns the sums over all stretches before the given one.
  @inline(__always)
  func before(_ slot: Int) -> Sums { sums(beforeStretch: slot) - origin }
}

/// The data stored by a ``StretchTree`` once for all elements of a stretch.
protocol StretchPayload: BitwiseCopyable, Sendable {
  /// The type of stretches stored outside a tree; by default, a type without values.
  associatedtype Slice: StretchSlice<Self> = NeverSlice<Self>
}

/// A run of stretches stored outside a tree, without weights and attachments.
protocol StretchSlice<Payload>: SumSlice, StretchList {
  associatedtype Payload

  /// The total count, weight and extent of all stretches.
  var total: Sums { get }

  /// Returns the payload of a stretch.
  func payload(_ slot: Int) -> Payload

  /// Returns the extent of each element of a stretch with the given payload.
  func extent(of payload: Payload) -> Subpixels
}

extension NeverSlice: StretchSlice {
  typealias Payload = Element

  var total: Sums { switch self {} }

  var origin: Sums { switch self {} }

  func sums(beforeStretch slot: Int) -> Sums { switch self {} }

  func count(ofStretch slot: Int) -> Int { switch self {} }

  func each(_ slot: Int) -> Sums { switch self {} }

  func payload(_ slot: Int) -> Element { switch self {} }

  func extent(of payload: Element) -> Subpixels { switch self {} }
}
