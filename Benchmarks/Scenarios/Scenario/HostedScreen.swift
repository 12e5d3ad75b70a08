package import CompositionalLayout
import LayoutCore

/// A screen of an app with the app's own cells, shown in a window.
@MainActor
package final class HostedScreen {
  /// The view controller or collection view of the app.
  let root: any ScenarioScreen
  private let window: UIWindow
  private let maker: ScreenFactory
  private var shown: UICollectionView?

  /// Creates the app's screen for a number of items without showing it.
  ///
  /// - Throws: Any error thrown by the app's own closure.
  init(_ maker: ScreenFactory, items: Int, in environment: HeadlessEnvironment) throws {
    self.maker = maker
    root = try maker.make(items)
    window = UIWindow(frame: CGRect(origin: .zero, size: environment.size))
    window.traitCollection = Self.traits(of: environment)
    window.assignedSafeAreaInsets = environment.safeAreaEdges
  }

  /// Shows the screen for the first time, with its visible cells measured.
  ///
  /// - Returns: The engine input of the layout, for creating the workload.
  /// - Throws: `SuiteError` if the screen has no collection view with a data source and a
  ///   compositional layout.
  @discardableResult
  func load() throws -> LayoutInput {
    let view = try root.show(in: window)
    view.layoutIfNeeded()
    guard let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout else {
      throw SuiteError.otherLayout(type: "\(type(of: view.collectionViewLayout))")
    }
    guard view.dataSource != nil, let input = layout.engine?.input else {
      throw SuiteError.noDataSource(type: "\(type(of: root))")
    }
    shown = view
    return input
  }

  /// The collection view on the screen.
  ///
  /// - Precondition: The screen has been loaded.
  package var view: UICollectionView {
    guard let shown else { preconditionFailure("\(type(of: root)) has not been shown yet.") }
    return shown
  }

  /// The compositional layout of the collection view.
  ///
  /// - Precondition: The layout is still a compositional one, as it was when the screen was loaded.
  package var layout: UICollectionViewCompositionalLayout {
    guard let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout else {
      preconditionFailure(
        "\(type(of: root)) changed its layout to \(type(of: view.collectionViewLayout)).")
    }
    return layout
  }

  /// Rotates the device by changing first its size and size classes, then the safe area.
  package func rotate(to environment: HeadlessEnvironment) {
    let traits = Self.traits(of: environment)
    if traits != window.traitCollection { window.traitCollection = traits }
    window.frame.size = environment.size
    window.assignedSafeAreaInsets = environment.safeAreaEdges
    window.layoutIfNeeded()
    view.layoutIfNeeded()
  }

  /// Applies the given step of the app's changes to the data.
  func change(_ step: Int) {
    maker.changes?(root, step)
    window.layoutIfNeeded()
    view.layoutIfNeeded()
  }

  /// Returns the traits of a device with the given environment.
  ///
  /// Size classes follow from the device's size unless the environment sets them.
  private static func traits(of environment: HeadlessEnvironment) -> UITraitCollection {
    let own = environment.traitCollection
    return own.modifyingTraits {
      if own.horizontalSizeClass == .unspecified, own.verticalSizeClass == .unspecified {
        $0.setSizeClasses(on: environment.size)
      }
      if own.preferredContentSizeCategory == .unspecified {
        $0.preferredContentSizeCategory = .large
      }
      if own.layoutDirection == .unspecified { $0.layoutDirection = .leftToRight }
    }
  }
}

extension HostedScreen {
  /// Returns the engine input of an app's screen before and after a quarter turn.
  ///
  /// - Throws: `SuiteError`, or an error of the app.
  static func layouts(
    _ maker: ScreenFactory, items: Int, in environment: HeadlessEnvironment
  ) throws -> (upright: LayoutInput, turned: LayoutInput) {
    let screen = try HostedScreen(maker, items: items, in: environment)
    let upright = try screen.load()
    screen.rotate(to: environment.turned)
    return (upright, screen.layout.engine?.input ?? upright)
  }
}
