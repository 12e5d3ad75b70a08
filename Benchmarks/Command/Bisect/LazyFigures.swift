import BenchHarness
import Foundation

/// Exact figures of two programs, taken when they are needed.
final class LazyFigures {
  /// The results of two processes of one program.
  typealias Repeated = (first: [BenchmarkResult], second: [BenchmarkResult])

  private let programs: BisectPrograms
  private let arguments: [String]
  private var goodResults: [BenchmarkResult]?

  /// Prepares processes.
  ///
  /// - Parameters:
  ///   - programs: The programs.
  ///   - arguments: The options of `bench run` that select the part of the suite.
  init(programs: BisectPrograms, arguments: [String]) {
    self.programs = programs
    self.arguments = arguments
  }

  /// The results of the good commit.
  ///
  /// - Throws: `Failure` where its program fails.
  func good() throws -> [BenchmarkResult] {
    if let goodResults { return goodResults }
    let program = ClocklessProgram(path: programs.good, limit: programs.goodLimit)
    let results = try Self.results("the good commit") {
      try ClocklessProgram.results(program.start(arguments).wait())
    }
    goodResults = results
    return results
  }

  /// The results of the step, by two processes at once.
  ///
  /// - Throws: `Failure` where its program fails.
  func step() throws -> Repeated {
    let program = ClocklessProgram(path: programs.step, limit: programs.stepLimit)
    return try Self.results("its program") {
      let processes = try [program.start(arguments), program.start(arguments)]
      let results = try processes.map { try ClocklessProgram.results($0.wait()) }
      return (results[0], results[1])
    }
  }

  /// Does some work, whose errors name the program.
  private static func results<Result>(
    _ name: String, _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch let failure as Failure {
      throw Failure(failure.status, "\(name) fails: \(failure.reason)")
    } catch let late as TimeLimitError {
      // Its sentence names the program.
      throw late
    } catch {
      throw Failure(.usageOrHarnessError, "\(name): \(error)")
    }
  }
}
