/// Files of a package that profiles and gates a screen of an app.
struct ScreenPackage {
  /// Source of CompositionalLayout: a folder on this machine, or a repository.
  enum Dependency {
    case folder(String)
    case repository(String)
  }

  /// The options by which the package's commands choose the baseline and its rows.
  static let options = "--baseline figures.txt --scenario feed --strategy default"

  let name: String
  let dependency: Dependency

  /// All files, by their places in the folder of the package.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("Sources/\(name)/main.swift", Self.program),
      ("Sources/\(name)/FeedLayout.swift", Self.layout),
      (".github/workflows/layout-gate.yml", workflow), (".gitignore", ".build/\n"),
    ]
  }

  private var manifest: String {
    let (source, package) =
      switch dependency {
      case .folder(let path):
        ("name: \"CompositionalLayout\", path: \"\(path)\"", "CompositionalLayout")
      case .repository(let address):
        ("url: \"\(address)\", branch: \"main\"", Self.identity(of: address))
      }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v14)],
        dependencies: [.package(\(source))],
        targets: [
          .executableTarget(
            name: "\(name)",
            dependencies: [
              .product(name: "BenchCommand", package: "\(package)"),
              .product(name: "BenchScenarios", package: "\(package)"),
              .product(name: "CompositionalLayout", package: "\(package)"),
            ])
        ])

      """
  }

  /// The name by which a manifest knows the package of a repository.
  private static func identity(of address: String) -> String {
    let last = address.split { "/:".contains($0) }.last ?? ""
    return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
  }

  private static let program = """
    import BenchCommand
    import BenchScenarios
    import CompositionalLayout

    // The `bench` command, which knows the screens of the app as well.
    Bench.main(
      adding: SuiteExtension(scenarios: [
        Scenario(
          name: "feed", summary: "posts of unknown heights", imitates: "the first tab of the app",
          layout: { makeFeedLayout() },
          // How many items each section has: together as many as are wanted, be it 20 or a million.
          counts: { items, _ in [items] },
          // How long the texts are that decide the estimated heights.
          content: .text(characters: 10..<1000), defaultParts: [])
      ]))

    """

  private static let layout = """
    import CompositionalLayout

    /// The layout of the feed: put the app's own function here.
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
    # Gate for pull requests: one job, exact figures, no clock. Before, commit figures.txt:
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
          # Exit code 2 is a regression; 6 a changed screen that costs more; 5 a baseline without
          # these figures, as of another compiler; 7 a machine that cannot count. All are red.
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
