/// The known keys in the description of a layout.
///
/// Unknown keys are not errors, because people annotate their files, but listing them reveals
/// misspelt keys.
enum KnownKeys {
  static let all: Set<String> = {
    var keys = Fields.lengths.map { $0.key } + Fields.spacings.map { $0.key }
    keys += Fields.layout.map { $0.key } + Fields.configuration.map { $0.key }
    keys += Fields.section.map { $0.key } + Fields.item.map { $0.key } + Fields.place.map { $0.key }
    keys += Fields.supplementary.map { $0.key } + Fields.boundary.map { $0.key }
    keys += Fields.decoration.map { $0.key } + Fields.anchor.map { $0.key }
    keys +=
      Fields.size.map { $0.key } + Fields.insets.map { $0.key } + Fields.edgeSpacing.map { $0.key }
    return Set(keys)
  }()

  /// Returns the paths of unknown keys, in their order in the text.
  static func unknown(in node: JSONNode) -> [String] {
    if let elements = try? node.elements() { return elements.flatMap(unknown) }
    guard let members = try? node.members() else { return [] }
    return members.flatMap { key, member in
      all.contains(key) ? unknown(in: member) : [member.path]
    }
  }
}
