import BenchHarness
import Foundation

extension EndSignal {
  /// Writes the results so far, says why there are no more, and ends the process.
  ///
  /// - Parameters:
  ///   - reason: The line on standard error.
  ///   - write: Writes the results.
  func leave(because reason: String, writing write: () throws -> Void) -> Never {
    var line = "bench: \(reason)"
    do { try write() } catch { line += "; \(error)" }
    FileHandle.standardError.write(Data("\(line)\n".utf8))
    exit()
  }
}
