import Testing

struct SourceRuleTests {
  @Test(arguments: [
    "import Foundation", "public import Glibc", "a\n  import struct Foundation.URL",
    "#if canImport(Darwin)\n  import Darwin\n#endif", "@preconcurrency import Dispatch",
  ])
  func theEngineImportsNoPlatform(text: String) {
    for folder in PlatformImportRule.folders {
      let file = SourceFile(path: "\(folder)/Plan/A.swift", text: text)
      #expect(PlatformImportRule.violations(in: file).count == 1)
    }
    let other = SourceFile(path: "Sources/LayoutCoreOther/A.swift", text: text)
    #expect(PlatformImportRule.violations(in: other).isEmpty)
  }

  @Test(arguments: [
    "import LayoutCore", "// import Foundation", "let a = \"import Glibc\"", "import FoundationA",
  ])
  func otherImportsAreFine(text: String) {
    let file = SourceFile(path: "Sources/LayoutCore/A.swift", text: text)
    #expect(PlatformImportRule.violations(in: file).isEmpty)
  }

  @Test(arguments: [
    "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawBufferPointer",
    "withUnsafeBufferPointer",
  ])
  func unsafePointersStayInSupportFolders(name: String) {
    func count(in path: String) -> Int {
      UnsafePointerRule.violations(in: SourceFile(path: path, text: "a\n\(name) {\n")).count
    }
    #expect(count(in: "Sources/LayoutCore/Extents/A.swift") == 1)
    #expect(count(in: "Sources/LayoutCore/Support.swift") == 1)
    #expect(count(in: "Benchmarks/Scenarios/SupportA/A.swift") == 1)
    #expect(count(in: "Sources/LayoutCore/Support/A.swift") == 0)
    #expect(count(in: "Tests/LayoutCoreTests/A.swift") == 0)
  }

  @Test(arguments: [
    ("private let node: Unmanaged<Node>", 1), ("var fitting: (Int, Unmanaged<State>)?", 1),
    ("var node = unsafe Unmanaged.passUnretained(root)", 0), ("_ node: Unmanaged<Node>", 0),
    ("private var node: Unmanaged<Node> {", 1),
  ])
  func uncountedReferencesStayInFunctions(text: String, count: Int) {
    let file = SourceFile(path: "Sources/LayoutCore/Support/A.swift", text: text)
    #expect(UnsafePointerRule.violations(in: file).count == count)
  }

  @Test(arguments: [
    ("func stop<A>(_ a: A) -> Never {", 1),
    ("func stop<A: P>(\n    _ a: A\n  )\n    -> Never\n{", 1),
    ("func stop(_ a: String) -> Never {", 0), ("func a<A>(_ a: A) {}\nfunc stop() -> Never {}", 0),
    ("func text<A>(_ a: A) -> String {", 0),
  ])
  func genericFunctionsReturn(text: String, count: Int) {
    let file = SourceFile(path: "Sources/DiffCore/A.swift", text: text)
    #expect(GenericStopRule.violations(in: file).count == count)
  }

  @Test(arguments: [
    "sink.take(1, from: 0) { cell($0) }", "found.append(each: range) { cell($0) }",
    "frames[first + index] = writer.frame(origin: a, size: b)",
    "frames.replace(from: 0, count: 1) { frame($0) }",
  ])
  func loopsOverCellsStayInLeafFolders(text: String) {
    func count(in path: String) -> Int {
      let text = "let a: LayoutElement\n\(text)\n"
      return CellLoopRule.violations(in: SourceFile(path: path, text: text)).count
    }
    #expect(count(in: "Sources/LayoutCore/Stack/A.swift") == 1)
    #expect(count(in: "Sources/LayoutCore/Section/Cells/A.swift") == 0)
    #expect(count(in: "Sources/LayoutStrategies/A.swift") == 0)
  }

  @Test func typesOfOneSectionAreFoundInTheStack() {
    func count(in path: String) -> Int {
      let text = "func emit(_ window: GroupWindow, at place: GroupPlace) {}\n"
      return StackRule.violations(in: SourceFile(path: path, text: text)).count
    }
    #expect(count(in: "Sources/LayoutCore/Stack/A.swift") == 2)
    #expect(count(in: "Sources/LayoutCore/Section/A.swift") == 0)
  }

  @Test(arguments: [
    "precondition(a, \"b\")", "preconditionFailure(\"a\")", "assert(a)", "assertionFailure()",
  ])
  func findsStopsSilentInReleaseBuilds(text: String) {
    func count(in path: String) -> Int {
      SilentPreconditionRule.violations(in: SourceFile(path: path, text: text)).count
    }
    #expect(count(in: "Sources/CompositionalLayout/CollectionView/A.swift") == 1)
    #expect(count(in: "Sources/LayoutCore/Extents/A.swift") == 0)
  }

  @Test(arguments: ["fatalError(\"a\")", "stopUnless(a, \"b\")", "// precondition(a)"])
  func allowsStopsWithAMessage(text: String) {
    let file = SourceFile(path: "Sources/CompositionalLayout/A.swift", text: text)
    #expect(SilentPreconditionRule.violations(in: file).isEmpty)
  }

  @Test(arguments: [
    "Int(a.rawValue)", "f(Int((a - b).rawValue - 1) / Int(c))", "Int(x[0].rawValue)",
  ])
  func subpixelsAreNoInts(text: String) {
    let file = SourceFile(path: "Sources/LayoutCore/Extents/A.swift", text: "let a = \(text)\n")
    #expect(WideIntegerRule.violations(in: file).count == 1)
    let other = SourceFile(path: "Sources/CompositionalLayout/A.swift", text: text)
    #expect(WideIntegerRule.violations(in: other).isEmpty)
  }

  @Test(arguments: ["Int(clamping: a.rawValue)", "Int64(a.rawValue)", "Int(a) + b.rawValue"])
  func otherConversionsAreFine(text: String) {
    let file = SourceFile(path: "Sources/LayoutCore/A.swift", text: text)
    #expect(WideIntegerRule.violations(in: file).isEmpty)
  }

  @Test(arguments: ["import Synchronization", "var a: InlineArray<3, Int>", "let a = Mutex(0)"])
  func newerNamesAreFound(text: String) {
    let file = SourceFile(path: "Benchmarks/Command/A.swift", text: text + "\n")
    #expect(NewerNameRule.violations(in: file).count == 1)
    let comment = SourceFile(
      path: "Sources/LayoutCore/A.swift", text: "// \(text)\nlet b = MutexFree()")
    #expect(NewerNameRule.violations(in: comment).isEmpty)
  }

  @Test(arguments: PlatformImportRule.foldersWithFoundation)
  func someLibrariesHaveFoundation(folder: String) {
    let file = SourceFile(path: "\(folder)/A.swift", text: "import Foundation\nimport Glibc\n")
    #expect(PlatformImportRule.violations(in: file).map(\.line) == [2])
  }

  @Test func everyTestTargetTests() {
    let manifest = SourceFile(
      path: "Package.swift",
      text: """
        .testTarget(name: "Full"),
        .testTarget(
          name: "Empty", dependencies: []),
        .testTarget(name: "Absent"),
        """)
    let tree = SourceTree(files: [
      manifest,
      SourceFile(path: "Tests/_Support/A.swift", text: ""),
      SourceFile(path: "Tests/Full/Deep/A.swift", text: "@Test func a() {}"),
      SourceFile(path: "Tests/Empty/A.swift", text: "// @Test func a() {}\n@Testable var a"),
      SourceFile(path: "Tests/Stray/A.swift", text: "@Test func a() {}"),
    ])
    #expect(
      TestPresenceRule.violations(in: tree).map(\.path)
        == ["Tests/Stray", "Tests/Absent", "Tests/Empty"])
    #expect(TestPresenceRule.violations(in: SourceTree(files: [])).map(\.message) == ["missing"])
  }
}
