/// Solver that is kept with its memory from one group to the next.
///
/// Its one owner alone uses it: an owner that was copied makes a new one, which is what lets copies
/// solve at the same time.
final class KeptSolver: @unchecked Sendable {
  @safe @exclusivity(unchecked) var solver = GroupSolver()
}
