/// Why a section provider's answer cannot be laid out.
public enum SectionDefinitionError: Error, Hashable, CustomStringConvertible {
  /// The provider returned no section for an index that has items.
  case missing(section: Int)

  /// UIKit's text, and which section it is about.
  public var description: String {
    switch self {
    case .missing(let section):
      """
      Invalid section definition. Please specify a valid section definition when content is to be \
      rendered for a section. This is a client error. (section \(section))
      """
    }
  }
}
