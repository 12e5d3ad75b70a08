import Foundation
import Testing

@testable import _FuzzTargets

/// Replays a fuzzer's inputs: each reached new code or revealed a fault.
struct CorpusTests {
  @Test(arguments: FuzzTarget.all)
  func corpusFindsNoFault(_ target: FuzzTarget) throws {
    let inputs = try Corpus.inputs(of: target)
    #expect(inputs.count >= 10)
    for (name, bytes) in inputs {
      #expect(bytes.count <= target.longestInput, "\(target)/\(name)")
      if let fault = target.fault(in: bytes) { Issue.record("\(target)/\(name): \(fault)") }
    }
  }

  @Test func everyFolderBelongsToATarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Corpus.folder.path)
    #expect(Set(folders) == Set(FuzzTarget.all.map(\.name)))
  }

  /// The corpus must not add megabytes to a checkout or minutes to the tests.
  @Test func theCorpusIsSmall() throws {
    let inputs = try FuzzTarget.all.flatMap { try Corpus.inputs(of: $0) }
    #expect(inputs.reduce(0) { $0 + $1.bytes.count } <= 400_000)
    #expect(inputs.count <= 1500)
  }
}
