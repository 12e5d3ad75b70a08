public import CompositionalLayout

/// A screen of an app with its own cells and data source: a view controller or a collection view.
public protocol ScenarioScreen: AnyObject {
  /// Shows the screen in a window and lays it out.
  ///
  /// - Parameter window: The window, with the size and the traits of the device.
  /// - Returns: The collection view of the screen.
  /// - Throws: `SuiteError` if the screen has no collection view.
  @MainActor func show(in window: UIWindow) throws -> UICollectionView
}

extension UIViewController: ScenarioScreen {
  /// Loads the controller's view, fills a window with it and lays it out.
  ///
  /// - Returns: The collection view of the controller, or the first one among its subviews.
  /// - Throws: `SuiteError` if there is no collection view.
  public func show(in window: UIWindow) throws -> UICollectionView {
    window.rootViewController = self
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    guard let found = shownCollectionView else {
      throw SuiteError.noCollectionView(type: "\(type(of: self))")
    }
    return found
  }
}

extension UICollectionView: ScenarioScreen {
  /// Fills a window with the view and lays it out.
  ///
  /// - Returns: The view itself, now in the window.
  public func show(in window: UIWindow) -> UICollectionView {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return self
  }
}
