import BenchHarness
import CompositionalLayout

/// A log that writes diagnoses to standard error, each on one line.
///
/// If several diagnoses concern the same subject, only the first is written.
final class DiagnosisLog: Sendable {
  private let subjects = Locked<Set<String>>([])
  private let write: @Sendable (String) -> Void

  init(write: @escaping @Sendable (String) -> Void = { StandardOutput.note("bench: \($0)") }) {
    self.write = write
  }

  @Sendable
  func note(_ diagnosis: ScreenDiagnosis) {
    let isNew = subjects.withLock { $0.insert(diagnosis.subject).inserted }
    if isNew { write(diagnosis.description) }
  }
}
