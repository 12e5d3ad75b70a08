import BenchHarness

/// States whose benchmarks cost what the test says, on a fake clock.
final class FakeStates: PairedStates {
  /// Something that happened.
  enum Call: Equatable {
    case make(String)
    case verify(String)
  }

  private let clock: FakeClock
  private let setup: Int64
  private let cost: (PairedRow, String) throws -> Int64
  private let note: (Call) -> Void
  private let verification: (String) throws -> Void

  init(
    _ clock: FakeClock, setup: Int64 = 1000, note: @escaping (Call) -> Void = { _ in },
    verification: @escaping (String) throws -> Void = { _ in },
    cost: @escaping (PairedRow, String) throws -> Int64
  ) {
    self.clock = clock
    self.setup = setup
    self.cost = cost
    self.note = note
    self.verification = verification
  }

  func make(
    _ row: PairedRow, strategy: String, deadline: SetupDeadline
  ) throws -> any PreparedBenchmark {
    note(.make(strategy))
    clock.advance(setup)
    return FakeBenchmark(clock, nanoseconds: try cost(row, strategy))
  }

  func verify(
    _ row: PairedRow, strategy: String, deadline: SetupDeadline
  ) throws -> ComparedAnswers {
    note(.verify(strategy))
    try verification(strategy)
    return ComparedAnswers(answers: 4, of: 4, with: ["other"], items: 1)
  }
}
