import BenchHarness

/// A profiler that counts the instructions of two builds under the same conditions.
package struct BuildProfiles {
  private let base: InstructionCounter
  private let head: InstructionCounter

  /// Creates a profiler for two builds; it counts nothing until a profile is requested.
  ///
  /// - Parameters:
  ///   - base: The path of the other build's program.
  ///   - head: The counter for this build's program.
  package init(base: String, head: InstructionCounter) {
    self.base = head.counting(by: head.callgrind.counting(program: base))
    self.head = head
  }

  /// Profiles a benchmark in both builds.
  ///
  /// - Parameter cell: The benchmark to profile, and the maximum number of iterations.
  /// - Returns: The profiles of the other build and of this build.
  /// - Throws: A `CallgrindError`, or another error if a process cannot be started.
  package func profiles(
    of cell: InstructionCell
  ) throws -> (base: StackProfile, head: StackProfile) {
    let cell = try head.fitting(base.fitting(cell))
    let old = try base.stacks(cell)
    guard old.total == 0 else { return (old, try head.stacks(cell)) }
    // A program built without valgrind's headers cannot request the start of counting.
    return (
      try base.counting(by: base.callgrind.countingWhole).stacks(cell),
      try head.counting(by: head.callgrind.countingWhole).stacks(cell)
    )
  }

  /// Returns the functions whose instruction counts for a benchmark differ between the two builds.
  ///
  /// - Throws: The same errors as ``profiles(of:)``.
  package func difference(in cell: InstructionCell) throws -> ProfileDifference {
    let (base, head) = try profiles(of: cell)
    return ProfileDifference(from: base, to: head)
  }
}
