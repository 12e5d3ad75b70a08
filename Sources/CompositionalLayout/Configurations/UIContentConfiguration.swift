/// Description of the content of a cell, which makes a view that shows it.
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  @preconcurrency @MainActor
  func makeContentView() -> any UIView & UIContentView

  /// Returns the content as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// View that shows the content that a configuration describes.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration, of the type that made the view.
  var configuration: any UIContentConfiguration { get set }
}
