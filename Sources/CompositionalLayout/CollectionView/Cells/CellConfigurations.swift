/// The configurations and the background views of a cell, stored separately because many cells have
/// neither.
@MainActor
final class CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var handler: UICollectionViewCell.ConfigurationUpdateHandler?
  var updatesContent = true
  var updatesBackground = true
}

/// The content view of a cell without a content configuration.
final class CellContentView: UIView {
  /// Invalidates the size of the cell, because it depends on the size of the content.
  override func invalidateIntrinsicContentSize() {
    (superview as? UICollectionViewCell)?.invalidateIntrinsicContentSize()
  }
}

extension UICollectionViewCell {
  /// The configurations of the cell, which are created on first access.
  final var ownConfigurations: CellConfigurations {
    if let configurations { return configurations }
    let made = CellConfigurations()
    configurations = made
    return made
  }

  final func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurations?.handler?(self, state)
    // Any configurations set by the handler are already up to date for this state.
    needsUpdateConfiguration = false
  }

  /// Installs a view as the content view of the cell, filling the cell's bounds.
  final func install(_ view: UIView) {
    madeContentView?.removeFromSuperview()
    madeContentView = view
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    addSubview(view)
  }

  /// Updates the content view if it supports the configuration, and replaces it otherwise.
  final func setContent(_ content: (any UIContentConfiguration)?) {
    guard content != nil || configurations?.content != nil else { return }
    let old = configurations?.content
    ownConfigurations.content = content
    guard let content else {
      install(CellContentView(frame: bounds))
      return
    }
    if let view = madeContentView as? any UIContentView, let old, type(of: old) == type(of: content)
    {
      view.configuration = content
    } else {
      install(content.makeContentView())
    }
  }

  final func setBackground(
    _ view: UIView?, _ place: ReferenceWritableKeyPath<CellConfigurations, UIView?>
  ) {
    guard view != nil || configurations != nil else { return }
    ownConfigurations[keyPath: place]?.removeFromSuperview()
    ownConfigurations[keyPath: place] = view
    guard let view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
  }
}
