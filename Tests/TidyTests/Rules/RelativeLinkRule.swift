/// A link in a document leads to a file, folder or heading of this package.
///
/// It works in manuals and on code hosts, which support neither DocC's links nor its image names.
enum RelativeLinkRule {
  static func violations(in tree: SourceTree) -> [Violation] {
    let documents = tree.documents
    return documents.sorted { $0.key < $1.key }.flatMap { path, document in
      document.links.compactMap { link in
        fault(of: link.target, in: path, tree: tree, documents: documents).map {
          Violation(path: path, line: link.line, message: "link to '\(link.target)': \($0)")
        }
      }
    }
  }

  /// Returns the fault of a target, or `nil` if it resolves or is on the network.
  private static func fault(
    of target: String, in document: String, tree: SourceTree,
    documents: [String: MarkdownDocument]
  ) -> String? {
    do throws(RelativeTarget.Fault) {
      guard let target = try RelativeTarget(target, in: document) else { return nil }
      guard tree.paths.contains(target.path) else { return "there is no such file" }
      guard let fragment = target.fragment, let linked = documents[target.path] else { return nil }
      return linked.anchors.contains(fragment) ? nil : "there is no such heading"
    } catch {
      return error.rawValue
    }
  }
}
