package import CompositionalLayout
package import LayoutCore

/// A screen driven by a benchmark or by a scroll trace: a collection view with its cells.
@MainActor
package protocol DrivenScreen: AnyObject {
  /// The view, whose bounds are the screen.
  var view: UICollectionView { get }
  /// The view's layout.
  var layout: UICollectionViewCompositionalLayout { get }
  /// The number of rounds of layout passes.
  var roundCount: Int { get }
  /// The cells and supplementary views currently shown, in content coordinates.
  var shownElements: [LayoutElement] { get }

  /// Lays out the screen for the first time, with its visible cells measured.
  func show()
  /// Shows the screen for the first time at an offset in points.
  func begin(at offset: Vector)
  /// Rotates the screen as a device does, and lays out the cells that are visible afterwards.
  func rotate(to environment: HeadlessEnvironment)
  /// Changes the data, such as by inserting rows above the visible ones.
  ///
  /// - Parameters:
  ///   - step: The number of changes made before.
  ///   - rows: The number of rows, unless the app decides.
  func changeData(_ step: Int, rows: Int)
  /// Returns a way to find visible items again after the next change of the data.
  ///
  /// - Parameter rows: The number of rows of the change.
  /// - Returns: The way, to be asked for each visible item before the change.
  func itemsFollowed(through rows: Int) -> FollowedItems
}

/// A way to find visible items again after the data has changed.
package struct FollowedItems {
  /// Called with each visible item before the change.
  package var before: (ElementID) -> Void = { _ in }
  /// Returns the same item after the change, or `nil` if it has been removed or moved.
  package let after: (ElementID) -> ElementID?

  /// The items of unchanged data.
  package static var unmoved: FollowedItems { FollowedItems { $0 } }
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
  package var bounds: Frame { Frame(view.bounds) }

  /// The visible rectangle without the parts covered by bars, in points.
  var unobscuredBounds: Frame {
    let (bounds, covered) = (view.bounds, view.adjustedContentInset)
    return Frame(
      x: bounds.minX + covered.left, y: bounds.minY + covered.top,
      width: max(0, bounds.width - covered.left - covered.right),
      height: max(0, bounds.height - covered.top - covered.bottom))
  }

  /// The size of the content, in points.
  package var contentSize: Vector {
    Vector(horizontal: view.contentSize.width, vertical: view.contentSize.height)
  }

  /// The state of the view from which a fresh layout can be built; `nil` before the first layout
  /// pass.
  package var state: FreshAnswer.State? {
    guard let engine = layout.engine else { return nil }
    return FreshAnswer.State(
      input: engine.input, sizes: engine.fittedSizes, rowOffsets: engine.state.rowOffsets,
      bounds: bounds, unobscured: unobscuredBounds)
  }
}

extension LayoutElement {
  /// Creates the element of a shown view, in content coordinates.
  init(_ kind: ElementKind, at path: IndexPath, zIndex: Int, frame: CGRect) {
    self.init(
      kind: kind, section: path.section, item: path.item, zIndex: zIndex, frame: Frame(frame))
  }
}

extension IndexPath {
  /// Creates the path of an item.
  init(_ element: ElementID) { self.init(item: element.item, section: element.section) }
}

extension ElementID {
  /// Creates the identity of the item at a path.
  init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }
}

extension Frame {
  /// Creates a frame from a rectangle.
  fileprivate init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
