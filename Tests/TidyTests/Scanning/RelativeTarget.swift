import Foundation

/// A place inside the package that a link leads to.
struct RelativeTarget {
  /// The reason why a link leads nowhere.
  enum Fault: String, Error {
    case empty = "is empty"
    case outside = "leads out of the package"
    case documentationOnly = "only DocC follows it: link to the file of the page"
  }

  /// The path relative to the root of the package.
  let path: String
  /// The part after `#`.
  let fragment: String?

  /// Resolves a target as written in a document; `nil` for a link to the network.
  init?(_ target: String, in document: String) throws(Fault) {
    guard !target.hasPrefix("doc:") else { throw .documentationOnly }
    guard target.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:|\/\//) == nil else { return nil }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let written = parts.first.map { $0.prefix { $0 != "?" } } ?? ""
    fragment = parts.count > 1 ? String(parts[1]) : nil
    guard !written.isEmpty || fragment != nil else { throw .empty }
    guard let path = Self.resolve(String(written), from: document) else { throw .outside }
    self.path = path
  }

  /// Returns a written path relative to the package root, or `nil` if it leads above the root.
  private static func resolve(_ written: String, from document: String) -> String? {
    guard !written.isEmpty else { return document }
    let decoded = written.removingPercentEncoding ?? written
    let folder = document.split(separator: "/").dropLast()
    var parts = decoded.hasPrefix("/") ? [] : Array(folder)
    for part in decoded.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}
