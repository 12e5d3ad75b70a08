/// Configurations and backgrounds of a cell; optional for many cells.
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

/// Content view of a cell without a content configuration.
final class CellContentView: UIView {
  /// A new size of the content is one of the cell.
  override func invalidateIntrinsicContentSize() {
    (superview as? UICollectionViewCell)?.invalidateIntrinsicContentSize()
  }
}

extension UICollectionViewCell {
  /// The configurations to change.
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
    // A handler has set configurations for this state.
    needsUpdateConfiguration = false
  }

  /// Puts a content view in place, at the size of the cell.
  final func install(_ view: UIView) {
    madeContentView?.removeFromSuperview()
    madeContentView = view
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    addSubview(view)
  }

  /// Updates the content view if it can show the configuration, and else replaces it.
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
