import Testing

struct AddressRuleTests {
  private static let texts = [
    "Sources/BenchHarness/Support/PackageAddress.swift": "a(\"https://github.com/me/Layouts\")",
    "README.md":
      ".package(url: \"https://github.com/me/Layouts\", .upToNextMinor(from: \"1.0.0\"))",
    "a.yml": "- uses: actions/checkout@v6\n- uses: me/Layouts@main\n",
    "b.yml": "- remote: https://github.com/me/Layouts/raw/main/gate.yml\n",
    "c.yml": "GATE_STEP: .build/checkouts/Layouts/scripts/gate-step",
    ".spi.yml": "documentation: \"https://me.github.io/Layouts\"",
  ]

  private func violations(_ texts: [String: String]) -> [String] {
    AddressRule.violations(
      in: SourceTree(files: texts.map { SourceFile(path: $0.key, text: $0.value) })
    ).map(\.path)
  }

  @Test func oneAddressPasses() {
    #expect(violations(Self.texts).isEmpty)
  }

  @Test(arguments: texts.keys.filter { !$0.hasSuffix(".swift") })
  func anotherAddressIsFound(path: String) throws {
    var texts = Self.texts
    texts[path] = try #require(texts[path]).replacing("ayouts", with: "ayout")
    #expect(violations(texts) == [path])
    texts[path] = nil
    #expect(violations(texts) == ["Sources/BenchHarness/Support/PackageAddress.swift"])
  }

  @Test func withoutAnAddressItIsMissing() {
    #expect(violations([:]) == ["Sources/BenchHarness/Support/PackageAddress.swift"])
  }
}
