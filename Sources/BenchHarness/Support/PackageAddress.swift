/// The URL of a package's repository on GitHub.
package struct PackageAddress: Equatable, Sendable {
  /// The URL of this package, also used in all documents and examples.
  ///
  /// The script `scripts/address` sets it everywhere.
  package static let current = PackageAddress("https://github.com/OWNER/CompositionalLayout")

  /// The URL in the form package manifests use.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// Whether the repository has not been published yet.
  package var isPlaceholder: Bool { text.contains("/OWNER/") }
}
