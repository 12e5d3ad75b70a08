import ArgumentParser
import BenchHarness
import Foundation

/// `bench init`: writes a package for profiling and gating a screen of an app.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Creates a package for measuring the screens of an app.",
    discussion: """
      The package has a manifest, a function that returns the app's layout, and a scenario with \
      this layout. If the package depends on a repository on GitHub, it also has a workflow that \
      checks pull requests and comments on them. Existing files are never overwritten.

      Examples:
        bench init ../Screens --package .
        bench init ../Screens --package https://github.com/someone/Layouts
      """)

  @Argument(help: "The folder of the package, which must be new or empty.")
  var folder: String

  @Option(
    help: """
      The source of CompositionalLayout: a folder or the URL of a repository. (default: this \
      version, from the public URL of this package)
      """)
  var package: String?

  func run() throws {
    let folder = URL(fileURLWithPath: folder).standardizedFileURL
    let name = try name(of: folder)
    let dependency = try Self.dependency(on: package, of: folder)
    let files = ScreenPackage(name: name, dependency: dependency).files
    let inside = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard inside?.isEmpty ?? !FileManager.default.fileExists(atPath: folder.path) else {
      throw Failure("\(self.folder) exists and is not empty: choose a new folder")
    }
    for file in files {
      let url = folder.appending(path: file.path)
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url)
      } catch {
        throw Failure("cannot write \(url.path)")
      }
    }
    try StandardOutput.print(
      """
      \(files.map { "wrote \(self.folder)/\($0.path)" }.joined(separator: "\n"))
      \(dependency.remark)
      next, run these commands in \(self.folder):

        swift run -c release \(name) run --scenario feed --items 1k,100k
        swift run -c release \(name) baseline update \(ScreenPackage.options)
        swift run -c release \(name) check --baseline figures.txt

      """)
  }

  /// Returns the name of the package, taken from its folder.
  private func name(of folder: URL) throws -> String {
    let name = folder.lastPathComponent
    guard let first = name.first, first.isLetter,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else {
      throw Failure(
        "\"\(name)\" is not a valid Swift module name: use only letters, digits and _")
    }
    return name
  }

  /// Returns the dependency to write in the manifest of a package: the package given by
  /// `--package`, or this package.
  ///
  /// - Throws: `Failure` if no package is given and this package has no public address.
  static func dependency(
    on package: String?, of folder: URL, address: PackageAddress = .current
  ) throws -> ScreenPackage.Dependency {
    if let package {
      if package.contains("://") || package.hasPrefix("git@") {
        guard !PackageAddress(package).isPlaceholder else {
          throw Failure(
            "\(package) is a placeholder: replace OWNER, or name a folder with --package")
        }
        return .branch(of: package)
      }
      return .folder(path(to: URL(fileURLWithPath: package), from: folder))
    }
    guard !address.isPlaceholder else {
      throw Failure(
        "CompositionalLayout has no public URL yet: specify a repository or a folder with "
          + "--package")
    }
    return .release(of: address.text, version: PackageVersion.current)
  }

  /// Returns the relative path of a folder from another folder, such as
  /// `../../CompositionalLayout`.
  private static func path(to folder: URL, from other: URL) -> String {
    let to = folder.standardizedFileURL.pathComponents
    let from = other.pathComponents
    let shared = zip(to, from).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: from.count - shared) + to[shared...]
    return steps.joined(separator: "/")
  }
}
