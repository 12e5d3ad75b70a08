import BenchHarness
import CompositionalLayout
import Foundation

/// Log on standard error of the diagnoses of screens, with one line for each subject.
final class DiagnosisLog: @unchecked Sendable {
  private let lock = NSLock()
  private var subjects: Set<String> = []
  private let write: @Sendable (String) -> Void

  init(
    write: @escaping @Sendable (String) -> Void = {
      FileHandle.standardError.write(Data("bench: \($0)\n".utf8))
    }
  ) {
    self.write = write
  }

  @Sendable
  func note(_ diagnosis: ScreenDiagnosis) {
    let isNew = lock.withLock { subjects.insert(diagnosis.subject).inserted }
    if isNew { write(diagnosis.description) }
  }
}
