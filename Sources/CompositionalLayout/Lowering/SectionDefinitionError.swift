/// A reason why the result of a section provider cannot be laid out.
public enum SectionDefinitionError: Error, Hashable, CustomStringConvertible {
  /// The provider returned `nil` for the index of a section with items.
  case missing(section: Int)

  /// The message that UIKit shows, followed by the index of the section.
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
