/// The entries of a block of a ``SumTree``, stored outside the tree until one of them changes.
///
/// A branch stores the slice instead of the block, so that the block takes no memory of its own.
protocol SumSlice: Sendable {
  /// The number of entries: at least one and at most the capacity of a block.
  var count: Int { get }

  #if DEBUG
    /// Traps if the entries are inconsistent; otherwise returns the sums over them.
    func checked() -> Sums
  #endif
}

/// A slice type without values, for trees with all entries stored in their blocks.
enum NeverSlice<Element>: SumSlice {
  var count: Int { switch self {} }

  #if DEBUG
    func checked() -> Sums { switch self {} }
  #endif
}
