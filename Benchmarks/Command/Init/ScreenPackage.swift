/// The files of a package for profiling and gating a screen of an app.
struct ScreenPackage {
  /// The source of CompositionalLayout: a folder on this machine, or a repository.
  enum Dependency: Equatable {
    case folder(String)
    /// The main branch of a repository.
    case branch(of: String)
    case release(of: String, version: String)

    /// The arguments that specify the dependency in a manifest.
    var requirement: String {
      switch self {
      case .folder(let path): "name: \"CompositionalLayout\", path: \"\(path)\""
      case .branch(let address): "url: \"\(address)\", branch: \"main\""
      case .release(let address, let version):
        "url: \"\(address)\", .upToNextMinor(from: \"\(version)\")"
      }
    }

    /// The name of the package in the manifest.
    var identity: String {
      switch self {
      case .folder: return "CompositionalLayout"
      case .branch(let address), .release(let address, _):
        let last = address.split { "/:".contains($0) }.last ?? ""
        return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
      }
    }

    /// The GitHub repository that contains the workflow's action, with its branch or tag, such as
    /// `someone/Layouts@main`, or `nil` if the package is not on GitHub.
    var action: String? {
      let (address, version): (String, String)
      switch self {
      case .folder: return nil
      case .branch(let text): (address, version) = (text, "main")
      case .release(let text, let number): (address, version) = (text, number)
      }
      let pattern =
        /(?:https:\/\/|ssh:\/\/git@|git@)github\.com[\/:]([^\/]+)\/([^\/]+?)(?:\.git)?\/?/
      return address.wholeMatch(of: pattern).map { "\($0.1)/\($0.2)@\(version)" }
    }

    /// A line explaining why no workflow was written; empty if one was.
    var remark: String {
      if case .folder = self {
        return "\nno workflow was written, because a CI runner cannot use a folder on this "
          + "machine; use --package with the URL of a repository\n"
      }
      return action == nil
        ? "\nno workflow was written, because the gate's action runs only on GitHub; on GitLab, "
          + "include scripts/ci-examples/gitlab-gate.yml from the CompositionalLayout repository\n"
        : ""
    }
  }

  /// The options for selecting the baseline and its rows in the package's commands.
  static let options = "--baseline figures.txt --scenario feed --strategy default"

  let name: String
  let dependency: Dependency

  /// All files, with their paths in the folder of the package.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("Sources/\(name)/main.swift", Self.program),
      ("Sources/\(name)/FeedLayout.swift", Self.layout), (".gitignore", ".build/\n"),
    ] + (workflow.map { [(".github/workflows/layout-gate.yml", $0)] } ?? [])
  }

  private var manifest: String {
    let package = dependency.identity
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v14)],
        dependencies: [.package(\(dependency.requirement))],
        targets: [
          .executableTarget(
            name: "\(name)",
            dependencies: [
              .product(name: "BenchCommand", package: "\(package)"),
              .product(name: "BenchSuite", package: "\(package)"),
              .product(name: "CompositionalLayout", package: "\(package)"),
            ])
        ])

      """
  }

  private static let program = """
    import BenchCommand
    import BenchSuite
    import CompositionalLayout

    // The `bench` command, extended by the screens of the app.
    Bench.main(
      adding: SuiteExtension(scenarios: [
        Scenario(
          name: "feed", summary: "posts of unknown heights", imitates: "the first tab of the app",
          layout: { makeFeedLayout() },
          // The number of items in each section. They must add up to `items`, from 20 to a million.
          counts: { items, _ in [items] },
          // The lengths of the texts that determine the estimated heights.
          content: .text(characters: 10..<1000), defaultParts: [])
      ]))

    """

  private static let layout = """
    import CompositionalLayout

    /// Returns the layout of the feed. Replace this with the app's own function.
    @MainActor
    func makeFeedLayout() -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout { index, environment in
        let row = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
        let title = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let section = NSCollectionLayoutSection(
          group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.interGroupSpacing = 8
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: title, elementKind: "header", alignment: .top)
        ]
        return section
      }
    }

    """

  /// The text of the GitHub workflow, or `nil` if the package is not in a GitHub repository.
  var workflow: String? {
    guard let action = dependency.action else { return nil }
    return """
      # Gate for pull requests: compares exact counts, not times, and posts the report as a comment.
      # First, commit figures.txt:
      #
      #     swift run -c release \(name) baseline update \(Self.options)
      name: layout gate
      on: pull_request
      permissions:
        contents: read
        pull-requests: write
      jobs:
        gate:
          runs-on: ubuntu-24.04
          container: swift:6.3-noble
          timeout-minutes: 30
          steps:
            - uses: actions/checkout@v6
            # Installs jemalloc and valgrind, builds, compares and comments.
            - uses: \(action)
              with:
                baseline: figures.txt
                figures: --instructions
                product: \(name)

      """
  }
}
