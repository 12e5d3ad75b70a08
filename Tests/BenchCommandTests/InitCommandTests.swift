import ArgumentParser
import BenchHarness
import Foundation
import Testing

@testable import BenchCommand

/// `bench init` writes the package printed in the manual, and never overwrites files.
struct InitCommandTests {
  private static let manual = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(
      path: "../../Sources/CompositionalLayout/CompositionalLayout.docc/ProfileYourScreen.md")

  @Test func manualQuotesWrittenFiles() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "Screens")
    let run = try CommandRun.bench([
      "init", url.path, "--package", folder.url.appending(path: "CompositionalLayout").path,
    ])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    let manual = try String(contentsOf: Self.manual, encoding: .utf8)
    let blocks = manual.split(separator: "<!-- init: ").dropFirst()
    #expect(blocks.count == 2)
    for block in blocks {
      let parts = block.split(separator: " -->\n```swift\n")
      let code = try #require(parts[1].split(separator: "```\n<!-- end -->").first)
      let file = url.appending(path: String(parts[0]))
      #expect(try String(contentsOf: file, encoding: .utf8) == code)
    }
    for command in run.output.split(separator: "\n").filter({ $0.hasPrefix("  swift run") }) {
      let words = command.split(separator: " ").map(String.init)
      #expect(words.prefix(5) == ["swift", "run", "-c", "release", "Screens"])
      _ = try RootCommand.parseAsRoot(Array(words.dropFirst(5)))
    }
  }

  @Test func overwritesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "Package.swift")
    let run = try CommandRun.bench(["init", folder.url.path, "--package", "."])
    #expect(run.exitCode == 1 && run.saysOneLine)
    #expect(try folder.names == ["Package.swift"])
  }

  @Test func namesRepositoriesByAddress() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "Screens")
    let run = try CommandRun.bench([
      "init", url.path, "--package", "https://github.com/layouts/Compositional.git",
    ])
    #expect(run.exitCode == 0)
    let manifest = try String(
      contentsOf: url.appending(path: "Package.swift"), encoding: .utf8)
    #expect(
      manifest.contains(
        ".package(url: \"https://github.com/layouts/Compositional.git\", branch: \"main\")"))
    #expect(manifest.contains(".product(name: \"BenchCommand\", package: \"Compositional\")"))
    #expect(run.output.contains("Screens/.github/workflows/layout-gate.yml\n\nnext"))
  }

  /// The recipe is the workflow of this package, and the manual prints it.
  @Test func manualAndRecipeHaveTheWrittenWorkflow() throws {
    let dependency = ScreenPackage.Dependency.branch(of: PackageAddress.current.text)
    let workflow = try #require(ScreenPackage(name: "Screens", dependency: dependency).workflow)
    let root = Self.root
    let recipe = root.appending(path: "scripts/ci-examples/github-gate.yml")
    #expect(try String(contentsOf: recipe, encoding: .utf8) == workflow)
    let manual = root.appending(
      path: "Sources/BenchHarness/BenchHarness.docc/GatingYourScreen.md")
    #expect(try String(contentsOf: manual, encoding: .utf8).contains("```yaml\n\(workflow)```\n"))
  }

  @Test(arguments: [
    ("https://github.com/someone/Layouts", "someone/Layouts@main"),
    ("https://github.com/someone/Layouts.git", "someone/Layouts@main"),
    ("git@github.com:someone/my.layouts.git", "someone/my.layouts@main"),
    ("ssh://git@github.com/someone/Layouts/", "someone/Layouts@main"),
    ("https://gitlab.com/someone/Layouts", nil), ("https://github.com/someone", nil),
  ])
  func onlyGitHubHasTheAction(address: String, action: String?) {
    #expect(ScreenPackage.Dependency.branch(of: address).action == action)
  }

  @Test func anotherHostHasNoWorkflow() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "Screens")
    let run = try CommandRun.bench([
      "init", url.path, "--package", "https://gitlab.com/someone/Layouts",
    ])
    #expect(run.exitCode == 0)
    #expect(
      run.output.contains(
        "\n\nno workflow was written, because the gate's action runs only on GitHub"))
    #expect(!FileManager.default.fileExists(atPath: url.appending(path: ".github").path))
  }

  @Test func rejectsThePlaceholderOfAnAddress() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "Screens")
    let run = try CommandRun.bench([
      "init", url.path, "--package", "https://github.com/OWNER/CompositionalLayout",
    ])
    #expect(run.exitCode == 1 && run.saysOneLine)
    #expect(run.errors.contains("is a placeholder: replace OWNER"), "\(run.errors)")
    #expect(try folder.names.isEmpty)
  }

  @Test func aFolderHasNoWorkflow() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "Screens")
    let run = try CommandRun.bench(["init", url.path, "--package", "."])
    #expect(
      run.exitCode == 0 && run.output.contains("\n\nno workflow was written, "), "\(run.output)")
    #expect(!FileManager.default.fileExists(atPath: url.appending(path: ".github").path))
  }

  @Test func asksForAPlaceWithoutAPublicAddress() throws {
    let folder = URL(fileURLWithPath: "Screens")
    let placeholder = PackageAddress("https://github.com/OWNER/CompositionalLayout")
    let failure = try #require(throws: Failure.self) {
      try InitCommand.dependency(on: nil, of: folder, address: placeholder)
    }
    #expect(failure.reason.hasSuffix("specify a repository or a folder with --package"))
    let address = PackageAddress("https://github.com/someone/Layouts")
    let dependency = try InitCommand.dependency(on: nil, of: folder, address: address)
    #expect(dependency == .release(of: address.text, version: PackageVersion.current))
    let files = ScreenPackage(name: "Screens", dependency: dependency).files
    #expect(files.map(\.path).contains(".github/workflows/layout-gate.yml"))
    #expect(
      files[0].text.contains(
        ".package(url: \"\(address.text)\", .upToNextMinor(from: \"\(PackageVersion.current)\"))"))
    #expect(files[0].text.contains("package: \"Layouts\""))
  }

  @Test(arguments: ["my-screens", "1st", "fée"])
  func invalidModuleNames(name: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun.bench([
      "init", folder.url.appending(path: name).path, "--package", ".",
    ])
    #expect(run.exitCode == 1 && run.saysOneLine)
    #expect(run.errors.contains("is not a valid Swift module name"))
    #expect(try folder.names.isEmpty)
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../..")

  /// The README and all manuals.
  private static var documents: [URL] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    let manuals = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "md" } ?? []
    return [root.appending(path: "README.md")] + manuals.sorted { $0.path < $1.path }
  }

  /// All commands in shell code blocks can be parsed, except for placeholders.
  @Test func commandsOfDocumentsParse() throws {
    let pattern = /(?:swift run -c release(?: --skip-build)? [A-Za-z]+|scripts\/bench|bench) ?(.*)/
    var counts: [String: Int] = [:]
    for document in Self.documents {
      let text = try String(contentsOf: document, encoding: .utf8).replacing("\\\n", with: " ")
      let blocks = text.split(separator: "```sh\n").dropFirst().compactMap {
        $0.split(separator: "```", omittingEmptySubsequences: false).first
      }
      for line in blocks.flatMap({ $0.split(separator: "\n") }) {
        let command = line.prefix { $0 != "#" && $0 != "|" }
        guard let arguments = command.wholeMatch(of: pattern)?.output.1 else { continue }
        let words = arguments.replacing("'", with: "").split(separator: " ").map(String.init)
        #expect(throws: Never.self, "\(line)") { try RootCommand.parseAsRoot(words) }
        counts[document.lastPathComponent, default: 0] += 1
      }
    }
    #expect(counts["README.md"] == 1 && counts["Comparing.md"] == 6)
    #expect(counts.values.reduce(0, +) > 40, "\(counts)")
  }
}
