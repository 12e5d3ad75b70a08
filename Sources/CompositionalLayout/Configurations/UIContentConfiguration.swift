/// Description of a cell's content; creates its content view.
public protocol UIContentConfiguration {
  /// Creates a content view.
  @preconcurrency @MainActor
  func makeContentView() -> any UIView & UIContentView

  /// Returns the content for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// View with the content of a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration; always of the view's original configuration type.
  var configuration: any UIContentConfiguration { get set }
}
