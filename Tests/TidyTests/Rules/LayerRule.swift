/// The folders of a large module are layers; each uses only types of lower layers.
struct LayerRule {
  /// The folder of the module.
  let root: String

  /// The layers, lowest first.
  let layers: [String]

  /// The rules of this package, one for each large module.
  static let all = [
    LayerRule(
      root: "Sources/LayoutCore",
      layers: [
        "Geometry", "Elements", "Plan", "Spatial", "Solve", "Tree", "Extents", "Stretches",
        "Section", "Stack", "Engine",
      ]),
    LayerRule(
      root: "Sources/DiffCore",
      layers: ["Identifiers", "Order", "Difference", "SectionSnapshot", "Snapshot"]),
    LayerRule(
      root: "Sources/CompositionalLayout",
      layers: [
        "Platform", "Views", "Configurations", "CollectionView", "Description", "Lowering",
        "Layout", "Lists", "VisualDescription", "DataSource",
      ]),
    LayerRule(
      root: "Sources/LayoutTesting", layers: ["Figures", "Explanation", "Work", "Screen"]),
    LayerRule(
      root: "Sources/BenchHarness",
      layers: ["Support", "Statistics", "Reference", "Results", "Measure"]),
    LayerRule(
      root: "Sources/BenchReports",
      layers: [
        "Blocks", "Callgrind", "Baseline", "Growth", "Summary", "History", "Gate", "Shards",
        "Compare", "Frames", "Export", "Doctor", "Bisect", "Page",
      ]),
    LayerRule(
      root: "Benchmarks/Scenarios",
      layers: [
        "Answers", "Scenario", "Views", "Documents", "Metrics", "Floors", "Operations",
        "Differences", "App", "Screens",
      ]),
    LayerRule(
      root: "Benchmarks/Suite",
      layers: [
        "Trace", "Audit", "Strategies", "Verification", "Selection", "Run", "FrameScripts",
      ]),
  ]

  private static let keywords: Set = ["actor", "class", "enum", "protocol", "struct", "typealias"]

  func violations(in tree: SourceTree) -> [Violation] {
    let files = tree.files.filter { $0.kind == .swift && $0.isUnder(root) }
    var layerOfType: [String: Int] = [:]
    for file in files {
      guard let layer = layer(of: file) else { continue }
      for name in Self.declaredTypes(in: file) { layerOfType[name] = layer }
    }
    return files.flatMap { file -> [Violation] in
      guard let layer = layer(of: file) else {
        return [Violation(path: file.path, message: "is in no layer of its module")]
      }
      var seen: Set<String> = []
      return SwiftToken.all(in: file.text).compactMap { token in
        guard let other = layerOfType[token.text], other > layer,
          seen.insert(token.text).inserted
        else { return nil }
        return Violation(
          path: file.path, line: token.line,
          message: "\(layers[layer]) uses \(token.text) of \(layers[other]), a layer above it")
      }
    }
  }

  private func layer(of file: SourceFile) -> Int? {
    let folders = file.path.dropFirst(root.count + 1).split(separator: "/").dropLast()
    return folders.first.flatMap { layers.firstIndex(of: String($0)) }
  }

  /// Returns the types declared by a file outside any other type or function.
  private static func declaredTypes(in file: SourceFile) -> [String] {
    var depth = 0
    var names: [String] = []
    let tokens = SwiftToken.all(in: file.text)
    var previous = ""
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      // `import struct` declares nothing.
      if depth == 0, previous != "import", keywords.contains(token.text) { names.append(next.text) }
      previous = token.text
    }
    return names
  }
}
