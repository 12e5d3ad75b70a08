public import CompositionalLayout

/// A data source of numbered items with plain cells, for running a layout outside its app.
@MainActor
public final class CountedItems: NSObject, UICollectionViewDataSource {
  /// A cell, header, footer or badge with a size determined by a closure.
  final class PlainView: UICollectionViewCell {
    var size: ((UICollectionViewLayoutAttributes) -> CGSize)?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let size else { return layoutAttributes }
      layoutAttributes.frame.size = size(layoutAttributes)
      return layoutAttributes
    }
  }

  private static let reuseIdentifier = "LayoutTesting"

  /// The number of items in each section.
  ///
  /// Change the numbers in the same batch of updates that reports the change to the view.
  public var counts: [Int]

  private let size: ((UICollectionViewLayoutAttributes) -> CGSize)?
  private var registeredKinds: Set<String> = []

  /// Creates a data source of numbered items.
  ///
  /// - Parameters:
  ///   - counts: The number of items in each section.
  ///   - size: A closure that returns the size of a cell or supplementary view, in points; only its
  ///     estimated dimensions are used. The closure receives attributes with the kind, the index
  ///     path and the proposed size. If the closure is `nil`, all estimates are kept.
  public init(
    _ counts: [Int], size: ((UICollectionViewLayoutAttributes) -> CGSize)? = nil
  ) {
    (self.counts, self.size) = (counts, size)
  }

  /// Returns the number of sections.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  /// Returns the number of items in a section.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  /// Returns a plain cell.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if registeredKinds.insert("").inserted {
      collectionView.register(
        PlainView.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
    }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.reuseIdentifier, for: indexPath)
    (cell as? PlainView)?.size = size
    return cell
  }

  /// Returns a plain supplementary view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if registeredKinds.insert(kind).inserted {
      collectionView.register(
        PlainView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: Self.reuseIdentifier)
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.reuseIdentifier, for: indexPath)
    (view as? PlainView)?.size = size
    return view
  }
}
