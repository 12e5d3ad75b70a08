import BenchScenarios
import Conformance
import Foundation
import LayoutCore
import LayoutDrawing
import LayoutExplanation
import Testing

/// The evidence for a failed case: its picture, and the explanation of the first differing element.
struct CaseEvidence {
  let picture: String
  let explanation: String

  /// Draws and explains a case, or returns `nil` if the case is not a screen.
  init?(_ url: URL, _ outcome: ConformanceOutcome) {
    guard case .failed(let differences) = outcome, let file = try? LayoutFile(url),
      file.itemCount > 0,
      let view = try? LaidOutView(file.scenario, items: file.itemCount, seed: 7)
    else { return nil }
    picture = view.picture(.groups).svg
    let id = differences.lazy.compactMap { Self.id($0.subject, in: view.engine.input) }.first
    explanation =
      differences.map(\.description).joined(separator: "\n") + "\n\n"
      + (id.flatMap { id in view.interpreted.flatMap { Explanation(id, in: $0)?.text } } ?? "")
  }

  /// Returns the element of a difference: `supplementary "header" [0, 3]`.
  private static func id(_ subject: String, in input: LayoutInput) -> ElementID? {
    let pattern = /(cell|supplementary|decoration)(?: "(.*)")? \[(\d+), (\d+)\]/
    guard let match = subject.wholeMatch(of: pattern)?.output, let section = Int(match.3),
      let item = Int(match.4)
    else { return nil }
    if match.1 == "cell" { return ElementID(section: section, item: item) }
    let name = match.2.map(String.init) ?? ""
    return input.knownKind(match.1 == "decoration" ? .decoration : .supplementary, name)
      .map { ElementID(kind: $0, section: section, item: item) }
  }

  /// Attaches the evidence to the running test.
  static func attach(_ url: URL, _ outcome: ConformanceOutcome) {
    guard let evidence = CaseEvidence(url, outcome) else { return }
    let name = url.deletingPathExtension().lastPathComponent
    Attachment.record(evidence.picture, named: "\(name).svg")
    Attachment.record(evidence.explanation, named: "\(name).txt")
  }
}
