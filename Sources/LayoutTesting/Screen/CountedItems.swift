public import CompositionalLayout

/// A data source of numbered items with plain cells, for a layout without its app.
@MainActor
public final class CountedItems: NSObject, UICollectionViewDataSource {
  /// A cell, header, footer or badge with a size from a closure.
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

  /// The number of items in each section; change it together with the view, in a batch.
  public var counts: [Int]

  private let size: ((UICollectionViewLayoutAttributes) -> CGSize)?
  private var registeredKinds: Set<String> = []

  /// Creates a data source.
  ///
  /// - Parameters:
  ///   - counts: The number of items in each section.
  ///   - size: Returns the size of a cell or supplementary view, in points, by its attributes with
  ///     kind, path and offered size; only estimated dimensions count. `nil` keeps the estimates.
  public init(
    _ counts: [Int], size: ((UICollectionViewLayoutAttributes) -> CGSize)? = nil
  ) {
    (self.counts, self.size) = (counts, size)
  }

  /// The number of sections.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  /// The number of items in a section.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  /// A plain cell.
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

  /// A plain supplementary view.
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
