import LayoutCore

/// A record, for tests, of a collection view's layout passes and its calls to the app.
///
/// Views record their work in ``current``. If it is `nil`, the only cost is the check for `nil`.
@MainActor
package final class ViewWork {
  /// An element measured by a layout pass.
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

  /// A view's reply to a request for its size.
  private struct Reply {
    let view: UICollectionReusableView
    let size: CGSize
    let proposed: CGSize
  }

  /// The maximum number of recorded elements.
  ///
  /// Further measurements are only counted.
  private static let elementLimit = 4096

  /// The maximum number of visible views whose replies can be compared without an allocation.
  private static let viewCapacity = 512

  /// The record in use; `nil` if nothing is being recorded.
  @safe @exclusivity(unchecked)
  package static var current: ViewWork?

  /// The number of layout passes since recording began.
  package var passes = 0
  /// The number of rounds in all passes.
  ///
  /// A pass performs another round whenever the previous one has invalidated the layout.
  package var rounds = 0
  /// The number of cells and supplementary views requested from a data source.
  package var viewsRequested = 0
  /// The number of cells and supplementary views that were created because none could be reused.
  package var viewsMade = 0
  /// The number of times a data source was asked for the number of sections or of items in a
  /// section.
  package var countCalls = 0
  /// The number of calls to section providers.
  package var providerCalls = 0
  /// The number of measurements of elements with an estimated dimension.
  package private(set) var measurements = 0
  /// The first measured elements, in the order of their measurements.
  package private(set) var measured: [Element] = []
  /// The layout loops stopped by layout passes.
  package var loops: [LayoutLoopDiagnosis] = []

  /// The number of redundant measurements, or 0 if replies are not compared.
  ///
  /// A measurement is redundant if the view's item, the proposed size and the reply are all the
  /// same as in the previous measurement.
  package private(set) var needlessMeasurements = 0
  /// A closure called with each view created in response to a request.
  package var didMake: ((UICollectionReusableView) -> Void)?
  /// The clock that divides the elapsed time among the parts of the work, or `nil` if there is
  /// none.
  package var clock: PartClock?

  /// The last reply of each view until the view is recycled; `nil` if no replies are compared.
  ///
  /// The keys are identifiers, because a weak reference to a view would allocate memory.
  private var replies: [ObjectIdentifier: Reply]?

  /// Creates a record.
  ///
  /// Recording allocates nothing until a pass stops a layout loop.
  ///
  /// - Parameter comparesReplies: Whether to count needless measurements.
  package init(comparesReplies: Bool = false) {
    measured.reserveCapacity(Self.elementLimit)
    if comparesReplies { replies = Dictionary(minimumCapacity: Self.viewCapacity) }
  }

  /// Sets all counts to 0, but keeps the last replies.
  package func clear() {
    (passes, rounds, viewsRequested, viewsMade) = (0, 0, 0, 0)
    (countCalls, providerCalls, measurements, needlessMeasurements) = (0, 0, 0, 0)
    measured.removeAll(keepingCapacity: true)
    loops = []
  }

  // MARK: Parts

  /// Starts timing a part of the work with the clock of the current record, if there is one.
  ///
  /// - Returns: The interrupted part, to be resumed with ``leave(to:)``; `nil` without a clock.
  static func enter(_ part: PartClock.Part) -> PartClock.Part? { current?.clock?.enter(part) }

  /// Resumes timing an interrupted part of the work.
  static func leave(to part: PartClock.Part?) {
    if let part { current?.clock?.resume(part) }
  }

  // MARK: Measurements

  /// Records a measurement of an element.
  func noteMeasurement(of key: ElementKey) {
    measurements += 1
    guard measured.count < Self.elementLimit else { return }
    measured.append(Element(kind: key.kind, indexPath: key.indexPath))
  }

  /// Records a view's reply to a request for its size.
  ///
  /// - Parameters:
  ///   - size: The view's preferred size, in points.
  ///   - view: The view that returned the size.
  ///   - proposed: The size proposed by the layout.
  ///   - axes: The estimated axes; along these, the proposal does not matter.
  func noteReply(
    _ size: CGSize, of view: UICollectionReusableView, proposed: CGSize, estimated axes: AxisSet
  ) {
    guard replies != nil, !axes.isEmpty else { return }
    let name = ObjectIdentifier(view)
    if let last = replies?[name], last.size == size,
      axes.contains(.horizontal) || last.proposed.width == proposed.width,
      axes.contains(.vertical) || last.proposed.height == proposed.height
    {
      needlessMeasurements += 1
    }
    replies?[name] = Reply(view: view, size: size, proposed: proposed)
  }

  /// Discards the recorded reply of a view whose item or content has changed.
  func discardReply(of view: UICollectionReusableView) {
    replies?[ObjectIdentifier(view)] = nil
  }

  /// Discards all recorded replies, for example after a change in the traits.
  func discardReplies() { replies?.removeAll(keepingCapacity: true) }
}

/// Methods for identifying visible items across updates of the data.
extension UICollectionView {
  /// Returns an object that identifies a visible item until its cell is recycled; `nil` if the item
  /// is not visible.
  package func identityOfShownItem(at indexPath: IndexPath) -> AnyObject? {
    views.shown[ElementKey(.cell, kind: nil, at: indexPath)]
  }

  /// The visible cells and supplementary views, in no particular order, each with a copy of the
  /// attributes last applied to it.
  package var shownContents:
    [(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)]
  {
    views.shown.compactMap { key, shown in
      key.category == .decorationView ? nil : (shown.view, shown.attributes.copied())
    }
  }
}

extension UIViewController {
  /// The controller's own collection view or, failing that, the first one in its loaded view.
  package var shownCollectionView: UICollectionView? {
    (self as? UICollectionViewController)?.collectionView ?? viewIfLoaded?.firstCollectionView
  }
}

extension UIView {
  /// The first collection view among the view and its descendants.
  package var firstCollectionView: UICollectionView? {
    (self as? UICollectionView) ?? subviews.lazy.compactMap(\.firstCollectionView).first
  }
}
