/// A view that stands for an element, and the attributes that it was last given.
struct ShownView {
  let view: UICollectionReusableView

  /// A copy, since layouts may go on changing theirs.
  let attributes: UICollectionViewLayoutAttributes
}
