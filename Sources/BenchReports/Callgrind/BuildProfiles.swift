import BenchHarness

/// Profiles of two builds, counted in the same way.
package struct BuildProfiles {
  private let base: InstructionCounter
  private let head: InstructionCounter

  /// Prepares the profiles.
  ///
  /// - Parameters:
  ///   - base: The path of the other build.
  ///   - head: Counts this build.
  package init(base: String, head: InstructionCounter) {
    self.base = head.counting(by: head.callgrind.counting(program: base))
    self.head = head
  }

  /// Counts a benchmark in both builds.
  ///
  /// - Parameter cell: The benchmark, and how often it is iterated at most.
  /// - Returns: The profile of the other build and of this one.
  /// - Throws: `CallgrindError`, or the reason why a process cannot be started.
  package func profiles(
    of cell: InstructionCell
  ) throws -> (base: StackProfile, head: StackProfile) {
    let cell = try head.fitting(base.fitting(cell))
    let old = try base.stacks(cell)
    guard old.total == 0 else { return (old, try head.stacks(cell)) }
    // A build without valgrind's headers cannot say where counting begins.
    return (
      try base.counting(by: base.callgrind.countingWhole).stacks(cell),
      try head.counting(by: head.callgrind.countingWhole).stacks(cell)
    )
  }

  /// The functions with different instructions in the two builds of a benchmark.
  ///
  /// - Throws: As ``profiles(of:)``.
  package func difference(in cell: InstructionCell) throws -> ProfileDifference {
    let (base, head) = try profiles(of: cell)
    return ProfileDifference(from: base, to: head)
  }
}
