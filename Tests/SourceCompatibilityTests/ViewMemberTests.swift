import CompositionalLayout
import Foundation
import Testing

// Code that apps write around a collection view, by topic: it compiles as it does with UIKit, and
// runs in a view.

@MainActor
struct ViewMemberTests {
  private let layout = UICollectionViewCompositionalLayout.list(
    using: UICollectionLayoutListConfiguration(appearance: .plain))
  private let path = IndexPath(item: 1, section: 0)
  private let source = RowSource()
  private let collectionView: UICollectionView

  init() {
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    collectionView.register(
      UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    collectionView.dataSource = source
    collectionView.layoutIfNeeded()
  }

  @Test func propertiesOfTheViewAreStored() {
    collectionView.backgroundColor = .white
    collectionView.isHidden = true
    collectionView.alpha = 1
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.tag = 3
    collectionView.insetsLayoutMarginsFromSafeArea = false
    collectionView.setNeedsDisplay()
    #expect(collectionView.backgroundColor == .white && collectionView.isHidden)
    #expect(collectionView.viewWithTag(3) === collectionView)
    #expect(collectionView.autoresizingMask.contains(.flexibleWidth))
    #expect(!collectionView.translatesAutoresizingMaskIntoConstraints)
    #expect(collectionView.window == nil && collectionView.superview == nil)
    #expect(collectionView.convert(CGPoint.zero, to: nil) == .zero)
    #expect(collectionView.safeAreaInsets == .zero)
    #expect(collectionView.layoutMargins.left == 8)
    collectionView.center = .zero
    collectionView.transform = .identity
    #expect(collectionView.frame.origin == CGPoint(x: -160, y: -240))
  }

  @Test func propertiesOfScrollingAreStored() {
    collectionView.contentInset = .zero
    collectionView.verticalScrollIndicatorInsets = .zero
    collectionView.isScrollEnabled = false
    collectionView.alwaysBounceVertical = true
    collectionView.showsVerticalScrollIndicator = false
    collectionView.isPagingEnabled = false
    collectionView.decelerationRate = .fast
    collectionView.keyboardDismissMode = .onDrag
    #expect(collectionView.decelerationRate.rawValue == 0.99)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(!collectionView.isScrollEnabled && collectionView.keyboardDismissMode == .onDrag)
    #expect(!collectionView.isDragging && !collectionView.isTracking)
    #expect(!collectionView.isDecelerating)
    #expect(collectionView.visibleSize == CGSize(width: 320, height: 480))
    #expect(collectionView.adjustedContentInset == .zero)
  }

  @Test func rectanglesAreScrolledTo() {
    collectionView.scrollRectToVisible(
      CGRect(x: 0, y: 600, width: 10, height: 44), animated: false)
    #expect(collectionView.contentOffset.y == 164)
    collectionView.scrollRectToVisible(
      CGRect(x: 0, y: 100, width: 10, height: 44), animated: false)
    #expect(collectionView.contentOffset.y == 100)
    collectionView.scrollRectToVisible(
      CGRect(x: 0, y: 120, width: 10, height: 44), animated: false)
    #expect(collectionView.contentOffset.y == 100)
    collectionView.scrollRectToVisible(.zero, animated: false)
    #expect(collectionView.contentOffset.y == 0)
  }

  @Test func flagsOfTheCollectionViewAreStored() {
    collectionView.backgroundView = nil
    collectionView.prefetchDataSource = nil
    collectionView.isPrefetchingEnabled = true
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.allowsSelectionDuringEditing = true
    collectionView.isEditing = true
    #expect(collectionView.isEditing && collectionView.cellForItem(at: path) != nil)
    #expect(collectionView.cellForItem(at: path)?.configurationState.isEditing == true)
    let prefetching: UICollectionViewDataSourcePrefetching? = nil
    let scrolling: (any UIScrollViewDelegate)? = nil
    #expect(prefetching == nil && scrolling == nil)
  }

  @Test func subviewsAreTheCellsAndTheAddedViews() {
    let added = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
    collectionView.addSubview(added)
    #expect(collectionView.subviews.count == collectionView.visibleCells.count + 1)
    #expect(collectionView.subviews.last === added)
    #expect(collectionView.visibleCells.allSatisfy { $0.superview === collectionView })
  }

  @Test func animationsRunAtOnce() {
    var steps: [String] = []
    UIView.animate(withDuration: 0.3) { collectionView.layoutIfNeeded() }
    UIView.animate(withDuration: 0.3) {
      steps.append("moved")
    } completion: { _ in
      steps.append("over")
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { steps.append("eased") }, completion: nil)
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
    ) { steps.append("sprung") }
    UIView.performWithoutAnimation { collectionView.reloadData() }
    #expect(steps == ["moved", "over", "eased", "sprung"])
  }

  @Test func traitsAreOverriddenAndObserved() {
    var seen: [UIUserInterfaceSizeClass] = []
    collectionView.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (view: UICollectionView, previous) in
      seen += [previous.horizontalSizeClass, view.traitCollection.horizontalSizeClass]
    }
    collectionView.traitOverrides.horizontalSizeClass = .compact
    collectionView.traitOverrides.userInterfaceStyle = .dark
    #expect(collectionView.traitCollection.horizontalSizeClass == .compact)
    #expect(seen == [.unspecified, .compact])
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    collectionView.semanticContentAttribute = .forceRightToLeft
    #expect(collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func controllersAndValuesOfTheSystem() {
    #expect(UICollectionViewController(collectionViewLayout: layout).collectionView != nil)
    #expect(!UIViewController().isViewLoaded)
    let label = UILabel()
    label.text = "title"
    label.font = .preferredFont(forTextStyle: .title1)
    label.textColor = .darkGray
    label.textAlignment = .center
    label.numberOfLines = 0
    label.layer.borderColor = UIColor.black.cgColor
    label.layer.borderWidth = 1
    #expect(label.font?.pointSize == 28 && label.intrinsicContentSize.width == -1)
    #expect(UIScreen.main.bounds.width > 0 && UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIColor.systemBackground == .white)
    #expect(UIImageView(image: UIImage(systemName: "star")).image?.size == .zero)
  }

  @Test func swipeActionsGetAView() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "x") { _, view, done in
          done(view.bounds.isEmpty)
        }
      ])
    }
    let action = configuration.trailingSwipeActionsConfigurationProvider?(path)?.actions.first
    var isDone = false
    action.map { $0.handler($0, UIView()) { isDone = $0 } }
    #expect(isDone)
  }
}

/// A data source of thirty rows.
final class RowSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 30 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}
