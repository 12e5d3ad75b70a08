/// Declarations of exactly the UIKit names used by the recorder.
enum UIKitStub {
  static let text = """
    @_exported import Foundation

    public struct UIEdgeInsets { public var top, left, bottom, right: CGFloat }
    public struct UIContentSizeCategory: RawRepresentable, Sendable {
      public init(rawValue: String) { self.rawValue = rawValue }
      public var rawValue: String
      public static let unspecified = Self(rawValue: "")
    }
    public enum UIUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }
    open class UITraitCollection: NSObject {
      open var displayScale: CGFloat { 2 }
      open var preferredContentSizeCategory: UIContentSizeCategory { .init(rawValue: "") }
    }

    @MainActor open class UIView: NSObject {
      open var bounds = CGRect.zero
      open var traitCollection: UITraitCollection { UITraitCollection() }
      open var layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      open var safeAreaInsets: UIEdgeInsets { layoutMargins }
      open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        .leftToRight
      }
      open func layoutIfNeeded() {}
    }
    open class UIScrollView: UIView {
      open var contentOffset = CGPoint.zero
      open var contentSize = CGSize.zero
      open var adjustedContentInset: UIEdgeInsets { layoutMargins }
      open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
    }
    open class UICollectionReusableView: UIView {
      open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes { layoutAttributes }
    }
    open class UICollectionViewCell: UICollectionReusableView {}
    @MainActor open class UICollectionViewLayoutAttributes: NSObject {
      open var frame = CGRect.zero
      open var size = CGSize.zero
      open var zIndex = 0
      open var indexPath = IndexPath()
      open var representedElementKind: String? { nil }
      open var representedElementCategory: UICollectionView.ElementCategory { .cell }
    }
    @MainActor open class UICollectionViewLayout: NSObject {
      open func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? { nil }
      open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { nil }
    }
    open class UICollectionView: UIScrollView {
      public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
      public struct ScrollPosition: OptionSet, Sendable {
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public let rawValue: UInt
        public static let centeredVertically = Self(rawValue: 2)
        public static let centeredHorizontally = Self(rawValue: 16)
      }
      open var collectionViewLayout = UICollectionViewLayout()
      open var numberOfSections: Int { 0 }
      open func numberOfItems(inSection section: Int) -> Int { 0 }
      open var indexPathsForVisibleItems: [IndexPath] { [] }
      open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
      open func indexPathsForVisibleSupplementaryElements(
        ofKind elementKind: String
      ) -> [IndexPath] { [] }
      open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView? { nil }
      open func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { nil }
      open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { nil }
      open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
      ) {}
    }
    extension IndexPath {
      public init(item: Int, section: Int) { self = [section, item] }
      public var item: Int { self[1] }
      public var section: Int { self[0] }
    }
    """
}
