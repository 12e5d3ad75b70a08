import BenchHarness
import CCounters
import Dispatch
import Foundation

/// Methods for examining the machine running the program.
extension DoctorReport {
  /// Examines the machine, using the time allowed by the budget.
  ///
  /// - Parameters:
  ///   - cell: A short benchmark for finding out whether instructions can be counted.
  ///   - budget: The time for the whole examination. The comparison of the reference kernel with
  ///     itself takes the remaining time, but at least two seconds.
  ///   - command: The arguments of the command, for the report.
  ///   - progress: A closure called before each long step.
  /// - Returns: A report with a verdict on each kind of measurement.
  package static func ofMachine(
    counting cell: InstructionCell, budget: Duration, command: [String], progress: (String) -> Void
  ) -> DoctorReport {
    let files = SystemFiles()
    let clock = SystemClock()
    let start = clock.wallNanoseconds()
    // The load comes first, because the examination adds to it.
    let environment = RunEnvironment.capture()
    let before = files.processorTimes
    let cores = ProcessorCores.allowed
    let cost = ClockCost.measure(clock)
    progress("counting the instructions of \(cell.key)")
    let callgrind = countInstructions(of: cell)
    progress("comparing the reference kernel with itself")
    let kernel = ReferenceKernel()
    let end = max(
      start.addingSaturated(budget.wholeNanoseconds), clock.wallNanoseconds() + 2_000_000_000)
    let spread = SpreadTrial(clock: clock, kernel: kernel.run).run(until: end)
    let after = files.processorTimes
    let stolen = before.flatMap { before in after?.stolenShare(since: before) }
    return DoctorReport(
      MachineReadings(
        counters: ccounters_instructions(),
        allocator: (AllocationProbe.allocatorName, AllocationProbe.make() != nil),
        callgrind: callgrind, environment: environment,
        governors: files.governors(of: cores.isEmpty ? [0] : cores), cores: cores,
        canPin: canPin(to: cores), stolenShare: stolen, randomisation: files.randomisation,
        clockCost: cost, spread: spread), command: command)
  }

  /// Counts the instructions of a short benchmark, or returns `nil` if valgrind is not installed.
  ///
  /// This takes a few seconds even on a busy machine.
  private static func countInstructions(of cell: InstructionCell) -> (
    version: String, failure: String?
  )? {
    guard let callgrind = Callgrind.find(limit: TimeLimit(of: "callgrind", .seconds(60))) else {
      return nil
    }
    do {
      let count = try InstructionCounter(callgrind: callgrind, seed: 1).count(cell)
      return (callgrind.version, count.total > 0 ? nil : "it counted no instructions")
    } catch {
      return (callgrind.version, "\(error)")
    }
  }

  /// Returns whether a thread can be pinned to the last of the given cores.
  ///
  /// The attempt is made on a separate thread, because a pinned thread stays pinned.
  private static func canPin(to cores: [Int]) -> Bool {
    guard let core = cores.last else { return false }
    let isPinned = LatestResults<Bool>()
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      isPinned.update(ProcessorCores.pin(to: core) && ProcessorCores.allowed == [core])
      ended.signal()
    }
    ended.wait()
    return isPinned.current ?? false
  }
}
