/// A record of a collection view's passes and of its calls to the app, for tests.
///
/// Views record into ``current``; without one a view only looks for it.
@MainActor
package final class ViewWork {
  /// An element asked for its size.
  package struct Element: Hashable {
    /// The kind of a supplementary view; `nil` for cells.
    package let kind: String?
    /// The path of the element.
    package let indexPath: IndexPath

    /// Creates the name of an element.
    package init(kind: String?, indexPath: IndexPath) {
      (self.kind, self.indexPath) = (kind, indexPath)
    }
  }

  /// The maximum number of recorded elements; further calls are only counted.
  private static let elementLimit = 4096

  /// The record in use; `nil` outside a measurement.
  package static var current: ViewWork?

  /// Passes over a layout.
  package var passes = 0
  /// Rounds of these passes: one more for each invalidation during the last one.
  package var rounds = 0
  /// Cells and supplementary views requested from a data source.
  package var viewsRequested = 0
  /// Cells and supplementary views created for a request.
  package var viewsMade = 0
  /// Calls of a data source for the number of sections, or of the items of one.
  package var countCalls = 0
  /// Calls of section providers.
  package var providerCalls = 0
  /// Requests for the size of an element with an estimated dimension.
  package private(set) var measurements = 0
  /// The elements of the first requests, in order.
  package private(set) var measured: [Element] = []
  /// The layout loops stopped by a pass.
  package var loops: [LayoutLoopDiagnosis] = []

  /// Creates a record; recording does not allocate until a pass stops a loop.
  package init() { measured.reserveCapacity(Self.elementLimit) }

  /// Records a request for the size of an element.
  func noteMeasurement(of key: ElementKey) {
    measurements += 1
    guard measured.count < Self.elementLimit else { return }
    measured.append(Element(kind: key.kind, indexPath: key.indexPath))
  }
}

/// Identity of shown items through updates of the data.
extension UICollectionView {
  /// Returns the object that identifies a shown item until its cell is recycled; `nil` for hidden
  /// items.
  package func identityOfShownItem(at indexPath: IndexPath) -> AnyObject? {
    views.shown[ElementKey(.cell, kind: nil, at: indexPath)]
  }
}
