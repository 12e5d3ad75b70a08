/// Entries of a block of a ``SumTree``, stored elsewhere until one of them changes.
///
/// A branch keeps the slice instead of the block, which takes no memory of its own then.
protocol SumSlice: Sendable {
  /// The number of entries; not zero, and not larger than a block's.
  var count: Int { get }

  #if DEBUG
    /// Stops the process if the entries contradict themselves; otherwise returns their sums.
    func checked() -> Sums
  #endif
}

/// No entries: all are in their blocks.
enum NoSlice<Element>: SumSlice {
  var count: Int { switch self {} }

  #if DEBUG
    func checked() -> Sums { switch self {} }
  #endif
}
