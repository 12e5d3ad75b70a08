/// Copy of a program without debugging information, which valgrind gives up on where it is of a
/// newer form than its own age; the names of functions stay.
final class StrippedProgram: Sendable {
  /// The path of the copy, or of the program itself where it cannot be stripped, as a script.
  let path: String
  private let folder: TemporaryFolder?

  init(of program: String) {
    let folder = try? TemporaryFolder()
    let copy = folder.flatMap { Self.strip(program, to: $0.path("program")) }
    self.folder = copy == nil ? nil : folder
    path = copy ?? program
  }

  /// Strips a program; returns the path of the copy, or nil if that fails.
  private static func strip(_ program: String, to copy: String) -> String? {
    let output = Subprocess.output(
      of: "strip", arguments: ["--strip-debug", "-o", copy, program], timeout: .seconds(60))
    return output == nil ? nil : copy
  }
}
