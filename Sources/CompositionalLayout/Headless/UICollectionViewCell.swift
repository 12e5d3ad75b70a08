/// What stands for an item while it is visible.
open class UICollectionViewCell: UICollectionReusableView {}
