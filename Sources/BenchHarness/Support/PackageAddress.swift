/// The address of a package's repository on GitHub.
package struct PackageAddress: Equatable, Sendable {
  /// The address of this package, repeated in all documents and examples and set by
  /// `scripts/address`.
  package static let current = PackageAddress("https://github.com/OWNER/CompositionalLayout")

  /// The address in the form used by manifests.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// Whether the repository has not been published yet.
  package var isPlaceholder: Bool { text.contains("/OWNER/") }
}
