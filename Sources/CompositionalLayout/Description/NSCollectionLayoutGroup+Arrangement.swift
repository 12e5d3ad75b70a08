extension NSCollectionLayoutGroup.Arrangement: CustomStringConvertible {
  /// The name of the arrangement as it appears in a group's description.
  var description: String {
    switch self {
    case .subitems(let axis): ".\(axis)"
    case .count(let axis, let count): ".\(axis) count=\(count)"
    case .repeating(let axis, let count): ".\(axis) repeating=\(count)"
    case .custom: ".custom"
    }
  }
}
