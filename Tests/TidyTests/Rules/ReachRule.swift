/// Every page of the manuals can be reached from the README by links.
enum ReachRule {
  private static let start = "README.md"

  static func violations(in tree: SourceTree) -> [Violation] {
    let documents = tree.documents
    var reached: Set<String> = []
    var open = [start]
    while let path = open.popLast() {
      guard let document = documents[path], reached.insert(path).inserted else { continue }
      for link in document.links {
        guard let target = try? RelativeTarget(link.target, in: path) else { continue }
        // A folder is displayed with its README.
        open += [target.path, target.path + "/" + start]
      }
    }
    return documents.keys.filter { $0.contains(".docc/") && !reached.contains($0) }.sorted().map {
      Violation(path: $0, message: "no links lead here from \(start)")
    }
  }
}
