import Testing

@testable import BenchHarness
@testable import BenchReports

/// All builds share the names of stacks, and work in libraries is attributed to functions of the
/// program.
struct StackProfileTests {
  static func function(
    _ name: String, _ module: ProfiledFunction.Module = .program
  ) -> ProfiledFunction { ProfiledFunction(name: name, module: module) }

  @Test(
    arguments: [
      ("specialized closure #2 in Tree.seek(_:)", "closure in Tree.seek(_:)"),
      ("closure #1 in implicit closure #1 in f()", "closure in closure in f()"),
      ("merged specialized Tree.seek(_:)", "Tree.seek(_:)"),
      ("(3) suspend resume partial function for work()", "work()"),
      ("swift::Map<A, B<C>>::find<D>", "swift::Map::find"), ("0x0051b810", "(unnamed)"),
      ("$swift_retain", "swift_retain"), ("(extension in A):B.c()", "(extension in A):B.c()"),
    ])
  func namesMatchAcrossBuilds(demangled: String, name: String) {
    #expect(ProfiledFunction.normalized(demangled) == name)
  }

  @Test func dropsCompilerSuffixesFromNames() {
    let symbols = ["work.cold.1", "memcpy@GLIBC_2.2.5", "$s1A1byyF.resume.0", "work", ".L1"]
    #expect(
      symbols.map(ProfiledFunction.withoutSuffix) == ["work", "memcpy", "$s1A1byyF", "work", ".L1"])
  }

  @Test(
    arguments: [
      ("$s10LayoutCore1aV", "bench", .program),
      ("$sSa10LayoutCoreE1ayyF", "bench", .program),
      ("$sSa6appendyyxnF", "bench", .standardLibrary),
      ("$ss15ContiguousArrayV1a", "bench", .standardLibrary),
      ("swift_retain", "/lib/swift/libswiftCore.so", .standardLibrary),
      ("__swift_instantiate", "bench", .standardLibrary),
      ("$s10Foundation1aV", "/lib/swift/libFoundation.so", .system),
      ("malloc", "/usr/lib/libjemalloc.so.2", .system), ("main", "bench", .program),
    ] as [(String, String, ProfiledFunction.Module)])
  func functionsBelongToTheirModules(
    symbol: String, file: String, module: ProfiledFunction.Module
  ) { #expect(ProfiledFunction.module(of: symbol, in: file) == module) }

  /// The instructions of `main`, which calls `work`, which calls itself and `malloc`.
  private static let profile = StackProfile(
    ["main": 1, "work'main": 10, "work'2'work'main": 4, "malloc'work'main": 30],
    objects: ["main": "a", "work'main": "a", "malloc'work'main": "libc.so"])

  @Test func callersAreReadFromTheLastToTheFirst() {
    let (main, work) = (Self.function("main"), Self.function("work"))
    let malloc = Self.function("malloc", .system)
    #expect(
      Self.profile.stacks == [[main]: 1, [main, work]: 14, [main, work, malloc]: 30])
    #expect(Self.profile.total == 45)
    #expect(Self.profile.folded == "main 1\nmain;work 14\nmain;work;malloc 30\n")
  }

  /// The compiler adds functions to the program that Foundation contains as well.
  @Test func assignsFunctionsOfSeveralFilesToTheProgram() {
    let profile = StackProfile(
      ["copy": 1, "copy'main": 2, "main": 3],
      objects: ["copy": "libA.so", "copy'main": "program", "main": "program"])
    #expect(profile.functions[Self.function("copy")] == 3)
  }

  @Test func assignsLibraryWorkToCallers() {
    let costliest = Self.profile.costliestFunctions(2)
    #expect(costliest.map(\.function.name) == ["malloc", "work"])
    #expect(costliest.map(\.cost) == [30, 14])
    #expect(costliest.map { $0.caller?.0.name } == ["work", "main"])
    #expect(costliest.map { $0.caller?.1 } == [1, 1])
  }
}
