/// A record, for tests, of a collection view's layout passes and its calls to the app.
///
/// Views record into ``current``; if it is `nil`, the only cost is the check for it.
@MainActor
package final class ViewWork {
  /// A measured element.
  package struct Element: Hashable {
    /// The kind of a supplementary view; `nil` for cells.
    package let kind: String?
    /// The index path of the element.
    package let indexPath: IndexPath

    /// Creates an element with the given kind and index path.
    package init(kind: String?, indexPath: IndexPath) {
      (self.kind, self.indexPath) = (kind, indexPath)
    }
  }

  /// The maximum number of recorded elements.
  ///
  /// Further measurements are only counted.
  private static let elementLimit = 4096

  /// The record in use; `nil` if nothing is being recorded.
  package static var current: ViewWork?

  /// The number of layout passes since recording began.
  package var passes = 0
  /// The number of rounds in all passes.
  ///
  /// A pass performs another round whenever the previous one has invalidated the layout.
  package var rounds = 0
  /// The number of cells and supplementary views requested from a data source.
  package var viewsRequested = 0
  /// The number of cells and supplementary views created in response to such requests.
  package var viewsMade = 0
  /// The number of calls that asked a data source how many sections it has, or how many items are
  /// in a section.
  package var countCalls = 0
  /// The number of calls of section providers.
  package var providerCalls = 0
  /// The number of measurements of elements with an estimated dimension.
  package private(set) var measurements = 0
  /// The first measured elements, in the order of their measurements.
  package private(set) var measured: [Element] = []
  /// The layout loops that a pass has stopped.
  package var loops: [LayoutLoopDiagnosis] = []

  /// Creates an empty record.
  ///
  /// Recording does not allocate memory until a pass stops a loop.
  package init() { measured.reserveCapacity(Self.elementLimit) }

  /// Records a measurement of an element.
  func noteMeasurement(of key: ElementKey) {
    measurements += 1
    guard measured.count < Self.elementLimit else { return }
    measured.append(Element(kind: key.kind, indexPath: key.indexPath))
  }
}

/// Methods that identify visible items across updates of the data.
extension UICollectionView {
  /// Returns an object that identifies a visible item until its cell is recycled; `nil` if the item
  /// is not visible.
  package func identityOfShownItem(at indexPath: IndexPath) -> AnyObject? {
    views.shown[ElementKey(.cell, kind: nil, at: indexPath)]
  }
}
