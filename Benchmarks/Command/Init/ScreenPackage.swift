/// The files of a package for profiling and gating a screen of an app.
struct ScreenPackage {
  /// The source of CompositionalLayout: a folder on this machine, or a repository.
  enum Dependency: Equatable {
    case folder(String)
    /// The main branch of a repository.
    case branch(of: String)
    case release(of: String, version: String)

    /// The arguments of the dependency in a manifest.
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

    /// Whether a continuous integration runner can fetch the package.
    var isPublic: Bool {
      if case .folder = self { false } else { true }
    }

    /// A line about the missing workflow; empty if the workflow is written.
    var remark: String {
      isPublic
        ? ""
        : "\nno workflow written: a runner cannot access a folder on this machine; use --package "
          + "with the URL of a repository\n"
    }
  }

  /// The options for the baseline and its rows in the package's commands.
  static let options = "--baseline figures.txt --scenario feed --strategy default"

  let name: String
  let dependency: Dependency

  /// All files, with their paths in the folder of the package.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("Sources/\(name)/main.swift", Self.program),
      ("Sources/\(name)/FeedLayout.swift", Self.layout), (".gitignore", ".build/\n"),
    ] + (dependency.isPublic ? [(".github/workflows/layout-gate.yml", workflow)] : [])
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
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      return UICollectionViewCompositionalLayout(section: section)
    }

    """

  private var workflow: String {
    """
    # Performance gate for pull requests. Compares exact counts, not times, in a single job.
    # First, commit figures.txt:
    #
    #     swift run -c release \(name) baseline update \(Self.options)
    name: layout gate
    on: pull_request
    permissions:
      contents: read
    jobs:
      gate:
        runs-on: ubuntu-24.04
        container: swift:6.3-noble
        timeout-minutes: 30
        steps:
          - uses: actions/checkout@v6
          - name: dependencies
            run: apt-get update -q && apt-get install -y -q libjemalloc-dev pkg-config
          - uses: actions/cache@v5
            with:
              path: .build
              key: layout-gate-${{ hashFiles('Package.swift', 'Sources/**') }}
              restore-keys: layout-gate-
          - name: build
            run: swift build -c release
          # Exit codes: 2 – regression; 5 – no figures for this compiler in the baseline;
          # 6 – changed screen that costs more; 7 – machine unable to count. Each of them fails
          # the job.
          - name: gate
            run: >
              swift run -c release --skip-build \(name) check --baseline figures.txt
              --format github-annotations --export markdown=gate.md
          - name: summary
            if: always()
            run: if [ -f gate.md ]; then cat gate.md >>"$GITHUB_STEP_SUMMARY"; fi

    """
  }
}
