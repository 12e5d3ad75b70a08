package import CompositionalLayout
package import LayoutCore
package import ScreenPlaces

/// A screen driven by a benchmark or by a scroll trace: a collection view with its cells.
@MainActor
package protocol DrivenScreen: AnyObject {
  /// The collection view, whose bounds represent the screen.
  var view: UICollectionView { get }
  /// The compositional layout installed in the collection view.
  var layout: UICollectionViewCompositionalLayout { get }
  /// The number of layout rounds so far; in each round, the view queries its layout once for the
  /// visible elements.
  var roundCount: Int { get }
  /// The cells and supplementary views currently shown, in content coordinates.
  var shownElements: [LayoutElement] { get }

  /// Lays out the screen for the first time, with its visible cells measured.
  func show()
  /// Shows the screen for the first time, scrolled to the given offset in points.
  func begin(at offset: Vector)
  /// Rotates the screen as a device does, and lays out the cells that are visible afterwards.
  func rotate(to environment: HeadlessEnvironment)
  /// Changes the data, for example by inserting rows above the visible ones.
  ///
  /// - Parameters:
  ///   - step: The number of changes made before.
  ///   - rows: The number of rows to insert; ignored if the app decides on the number.
  func changeData(_ step: Int, rows: Int)
  /// Returns the rule for finding the visible items again after the next change to the data.
  ///
  /// - Parameter rows: The number of rows that the change will insert.
  /// - Returns: The rule, which has to be given each visible item before the change.
  func trackedItems(through rows: Int) -> ItemTracker
}

extension DrivenScreen {
  /// The number of shown cells and supplementary views.
  package var shownViewCount: Int {
    (layout.engine?.input.elementKinds ?? []).reduce(view.indexPathsForVisibleItems.count) {
      $0 + view.indexPathsForVisibleSupplementaryElements(ofKind: $1).count
    }
  }

  /// The number of items in each section, obtained with the same data source calls that the view
  /// makes.
  var calledCounts: [Int] {
    guard let source = view.dataSource else { return [] }
    return (0..<source.numberOfSections(in: view)).map {
      source.collectionView(view, numberOfItemsInSection: $0)
    }
  }

  /// The visible rectangle of the content, in points.
  package var bounds: Frame { view.bounds.frame }

  /// The size of the content, in points.
  package var contentSize: Vector {
    Vector(horizontal: view.contentSize.width, vertical: view.contentSize.height)
  }

  /// The state of the view for building a fresh layout, or `nil` before the first layout pass.
  package var state: FreshAnswer.State? {
    guard let engine = layout.engine else { return nil }
    return FreshAnswer.State(
      input: engine.input, sizes: engine.fittedSizes, rowOffsets: engine.state.rowOffsets,
      bounds: bounds, unobscured: view.unobscuredBounds.frame)
  }
}

extension LayoutElement {
  /// Creates an element that describes a shown view, in content coordinates.
  init(_ kind: ElementKind, at path: IndexPath, zIndex: Int, frame: CGRect) {
    self.init(
      kind: kind, section: path.section, item: path.item, zIndex: zIndex, frame: frame.frame)
  }
}
