/// Address of a package's repository on GitHub.
package struct PackageAddress: Equatable, Sendable {
  /// This package's address, repeated by all documents and examples: `scripts/address` sets it.
  package static let current = PackageAddress("https://github.com/OWNER/CompositionalLayout")

  /// The address as a manifest spells it.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// Whether the repository has no public place yet.
  package var isPlaceholder: Bool { text.contains("/OWNER/") }
}
