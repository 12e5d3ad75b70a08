/// A horizontal row whose frames have been computed: rows with the same columns are copied from it.
struct WrittenRow {
  /// The first plan with its columns; see ``RowColumns/plan``.
  let plan: Int
  /// The numbers of its frames.
  let frames: Range<Int>
}
