/// What stands for an item while it is visible.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Whether the item is selected; the collection view says so.
  open var isSelected = false
}
