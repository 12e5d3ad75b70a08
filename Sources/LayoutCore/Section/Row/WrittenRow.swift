/// A horizontal row whose frames have been computed and can be copied for rows with the same
/// columns.
struct WrittenRow {
  /// The index of the first plan with the row's columns; see ``RowColumns/plan``.
  let plan: Int
  /// The indices of the row's frames in the span of all frames.
  let frames: Range<Int>
}
