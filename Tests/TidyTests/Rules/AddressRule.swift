/// Documents and examples use the same URL for this package's repository, defined by a constant.
enum AddressRule {
  private static let source = "Sources/BenchHarness/Support/PackageAddress.swift"
  private static let remedy = "set it with scripts/address"

  /// A form of the repository's name or URL.
  private struct Form {
    let pattern: Regex<(Substring, Substring)>
    let expected: String
  }

  static func violations(in tree: SourceTree) -> [Violation] {
    let constant = /"(https:\/\/github\.com\/([^\/"]+)\/([^\/"]+))"/
    guard let found = tree.file(at: source)?.text.firstMatch(of: constant)?.output else {
      return [Violation(path: source, message: "has no address")]
    }
    let (address, owner, name) = (String(found.1), String(found.2), String(found.3))
    let forms = [
      Form(pattern: /\.package\(url: "([^"]+)", \.upToNextMinor/, expected: address),
      Form(pattern: /\bremote: (\S+?)\/(?:-\/)?raw\//, expected: address),
      Form(pattern: /\buses: (?!actions\/|\.\/)([^\s@]+)@/, expected: "\(owner)/\(name)"),
      Form(pattern: /\.build\/checkouts\/([^\/]+)\/scripts\//, expected: name),
      Form(pattern: /\bdocumentation: "([^"]+)"/, expected: "https://\(owner).github.io/\(name)"),
    ]
    let files = tree.files.filter { $0.path.hasSuffix(".md") || $0.path.hasSuffix(".yml") }
    return forms.flatMap { form in
      let places = files.flatMap { file in
        zip(1..., file.lines).flatMap { number, line in
          line.matches(of: form.pattern).map { (file.path, number, $0.output.1) }
        }
      }
      guard !places.isEmpty else {
        return [Violation(path: source, message: "no file repeats \(form.expected)")]
      }
      return places.filter { $0.2 != form.expected }.map { path, number, text in
        Violation(
          path: path, line: number, message: "\(text) is not \(form.expected): \(remedy)")
      }
    }
  }
}
