/// A description of a cell's content, used to create its content view.
public protocol UIContentConfiguration {
  /// Creates a view that shows the content.
  @preconcurrency @MainActor
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration to use for the given state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration to show, which always has the same type as the original configuration.
  var configuration: any UIContentConfiguration { get set }
}
