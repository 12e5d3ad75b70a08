/// Trial of valgrind's callgrind.
enum CallgrindReading: Sendable, Equatable {
  /// Valgrind is not installed.
  case absent
  /// Valgrind is there, and counted nothing of this program.
  case fails(version: String, reason: String)
  /// Callgrind counted instructions of one iteration.
  case counts(version: String, instructions: Double)

  /// The time that a process may take, which is over in a few seconds on a busy machine.
  private static let limit = TimeLimit(of: "callgrind", .seconds(60))

  /// Counts the instructions of one short benchmark.
  static func take(_ cell: InstructionCell) -> CallgrindReading {
    guard let callgrind = Callgrind.find(limit: limit) else { return .absent }
    do {
      let count = try InstructionCounter(callgrind: callgrind, seed: 1).count(cell)
      return CallgrindReading(version: callgrind.version, instructions: count.total)
    } catch {
      return .fails(version: callgrind.version, reason: "\(error)")
    }
  }

  /// Interprets a count, which is above 0 if anything was counted.
  init(version: String, instructions: Double) {
    self =
      instructions > 0
      ? .counts(version: version, instructions: instructions)
      : .fails(version: version, reason: "it counted no instructions")
  }
}
