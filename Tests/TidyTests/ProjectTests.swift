import Testing

/// Applies every rule to the package itself.
struct ProjectTests {
  private let tree: SourceTree
  private let swiftFiles: [SourceFile]

  init() throws {
    tree = try SourceTree.project.get()
    swiftFiles = tree.files.filter { $0.kind == .swift }
  }

  @Test func theTreeHoldsThisFile() throws {
    let manifest = try #require(tree.file(at: "Package.swift"))
    #expect(manifest.text.contains("TidyTests"))
    #expect(tree.file(at: "Tests/TidyTests/ProjectTests.swift") != nil)
  }

  @Test func files() { report(swiftFiles.flatMap(FileLengthRule.violations)) }

  @Test func functions() { report(swiftFiles.flatMap(FunctionLengthRule.violations)) }

  @Test func lines() { report(swiftFiles.flatMap(LineLengthRule.violations)) }

  @Test func platformImports() { report(swiftFiles.flatMap(PlatformImportRule.violations)) }

  @Test func unsafePointers() { report(swiftFiles.flatMap(UnsafePointerRule.violations)) }

  @Test func cellLoops() { report(swiftFiles.flatMap(CellLoopRule.violations)) }

  @Test func stackTypes() { report(swiftFiles.flatMap(StackRule.violations)) }

  @Test func silentPreconditions() {
    report(swiftFiles.flatMap(SilentPreconditionRule.violations))
  }

  @Test func inertMembers() { report(InertMemberRule.violations(in: tree)) }

  @Test func genericStops() { report(swiftFiles.flatMap(GenericStopRule.violations)) }

  @Test func newerNames() { report(swiftFiles.flatMap(NewerNameRule.violations)) }

  @Test func wideIntegers() { report(swiftFiles.flatMap(WideIntegerRule.violations)) }

  @Test func layers() { report(LayerRule.all.flatMap { $0.violations(in: tree) }) }

  @Test func citations() { report(CitationRule.violations(in: tree)) }

  @Test func clauses() { report(ClauseRule.violations(in: tree)) }

  @Test func walks() { report(WalkRule.violations(in: tree)) }

  @Test func prose() { report(ProseRule.violations(in: tree)) }

  @Test func shortcuts() { report(tree.files.flatMap(ShortcutRule.violations)) }

  @Test func machinePaths() { report(tree.files.flatMap(MachinePathRule.violations)) }

  @Test func buildPaths() { report(tree.files.flatMap(BuildPathRule.violations)) }

  @Test func manifest() { report(ManifestRule.violations(in: tree)) }

  @Test func relativeLinks() { report(RelativeLinkRule.violations(in: tree)) }

  @Test func reach() { report(ReachRule.violations(in: tree)) }

  @Test func addresses() { report(AddressRule.violations(in: tree)) }

  @Test func scriptList() { report(ScriptListRule.violations(in: tree)) }

  @Test func recordedFigures() { report(RecordedFigureRule.violations(in: tree)) }

  @Test func mutants() { report(MutantRule.violations(in: tree)) }

  @Test func examples() { report(ExampleTextRule.violations(in: tree)) }

  @Test func testTargets() { report(TestPresenceRule.violations(in: tree)) }

  /// Records one issue per violation, to be read and fixed individually.
  private func report(_ violations: [Violation], at location: SourceLocation = #_sourceLocation) {
    for violation in violations {
      Issue.record("\(violation.description)", sourceLocation: location)
    }
  }
}
