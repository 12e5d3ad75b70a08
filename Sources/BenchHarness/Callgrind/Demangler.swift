/// Translator of mangled names of functions into readable ones.
public enum Demangler {
  /// The readable names, in order; the same names where the compiler is not installed.
  public static func names(_ mangled: [String]) -> [String] {
    guard !mangled.isEmpty,
      let output = Subprocess.output(
        of: "swift", arguments: ["demangle", "--compact", "--simplified"] + mangled,
        timeout: .seconds(60))
    else { return mangled }
    let lines = output.split(separator: "\n").map(String.init)
    return lines.count == mangled.count ? lines : mangled
  }
}
