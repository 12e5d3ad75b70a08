import BenchHarness
import Foundation
import Testing

/// The recorder, a file for apps, compiles with only UIKit's names, in both language modes.
struct RecorderSourceTests {
  private static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Benchmarks/Examples/Recorder/CollectionViewRecorder.swift")
    .standardizedFileURL

  private func swiftc(_ arguments: [String]) throws -> ChildProcess.Completion {
    try ChildProcess(
      path: "/usr/bin/env", arguments: ["swiftc"] + arguments, environment: Subprocess.environment
    ).wait()
  }

  @Test(arguments: ["5", "6"]) func compilesWithUIKitAlone(mode: String) throws {
    let folder = try TemporaryFolder()
    try UIKitStub.text.write(toFile: folder.path("UIKit.swift"), atomically: true, encoding: .utf8)
    let stub = try swiftc([
      "-emit-module", "-module-name", "UIKit", "-parse-as-library", folder.path("UIKit.swift"),
      "-o", folder.path("UIKit.swiftmodule"),
    ])
    #expect(stub.exitCode == 0, "\(stub.errors)")
    let recorder = try swiftc([
      "-typecheck", "-warnings-as-errors", "-swift-version", mode, "-I", folder.url.path,
      Self.source.path,
    ])
    #expect(recorder.exitCode == 0, "\(recorder.errors)")
  }

  /// If a name is missing from the stub, the test above fails; this test does the same with each
  /// name of the stub.
  @Test func everyNameOfTheStubIsUsed() throws {
    let source = try String(contentsOf: Self.source, encoding: .utf8)
    let names = UIKitStub.text.matches(of: /(?:func|var|let) ([a-zA-Z]+)/).map { String($0.1) }
    let unused = Set(names).filter { !source.contains($0) }
    #expect(unused.isEmpty)
  }
}
