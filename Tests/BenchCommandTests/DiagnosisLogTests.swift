import BenchHarness
import CompositionalLayout
import Testing

@testable import BenchCommand

struct DiagnosisLogTests {
  @Test func writesOneLinePerSubject() {
    let lines = Locked<[String]>([])
    let log = DiagnosisLog { line in lines.withLock { $0.append(line) } }
    for item in 0..<3 {
      log.note(.estimateKept(viewClass: "RowCell", elementKind: nil, indexPath: [0, item]))
    }
    log.note(.windowAtScaleOne)
    let written = lines.withLock { $0 }
    #expect(written.count == 2)
    #expect(written.first?.contains("[0, 0]") == true)
  }
}
