import CompositionalLayout
import Testing

// Delegates of classes that have subclasses.

private class BaseController: UIViewController, UICollectionViewDelegate {
  private(set) var selected = 0
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected += 1
  }
}

private final class DerivedController: BaseController {
  private(set) var highlighted = 0
  private(set) var derived = 0

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, didSelectItemAt: indexPath)
    derived += 1
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { highlighted += 1 }
}

@MainActor
struct DelegateStyleTests {
  /// **D-105**: a method of a delegate's subclass is called only if it overrides one.
  @Test func methodsOfSubclassesOverride() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    let (source, delegate) = (RowSource(), DerivedController())
    view.dataSource = source
    view.delegate = delegate
    view.layoutIfNeeded()
    view.tapItem(at: [0, 0])
    #expect(delegate.selected == 1 && delegate.derived == 1 && delegate.highlighted == 0)
  }
}
