import CompositionalLayout
import Foundation
import Testing

// Values and members that are rarely used and have next to no effect.

extension ColorResource {
  fileprivate static let accent = ColorResource(name: "accent", bundle: .main)
}

@MainActor
struct SmallMemberTests {
  private final class Notched: UIView {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    }
  }

  private final class Gallery: UICollectionViewController {
    private let rows = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))

    override var collectionViewLayout: UICollectionViewLayout { rows }
  }

  @Test func offsets() {
    #expect(UIOffset.zero == UIOffset())
    #expect(UIOffset(horizontal: 1, vertical: 2) == UIOffset(horizontal: 1, vertical: 2))
    #expect(UIOffset(horizontal: 1, vertical: 2) != .zero)
  }

  @Test func tintIsNeverNil() {
    let view = UIView()
    let tint: UIColor = view.tintColor
    #expect(tint == .systemBlue)
    let inner = UIView()
    view.addSubview(inner)
    view.tintColor = .red
    #expect(inner.tintColor == .red)
    view.tintColor = nil
    #expect(inner.tintColor.alpha == 1)
  }

  @Test func safeAreaOfASubclassReachesTheViewsWithin() {
    let view = Notched(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 320, height: 470))
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 49, left: 0, bottom: 34, right: 0))
    inner.assignedSafeAreaInsets.top = 5
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 34, right: 0))
  }

  @Test func layoutOfAControllersSubclassIsUsed() {
    let gallery = Gallery(collectionViewLayout: UICollectionViewLayout())
    #expect(gallery.collectionView.collectionViewLayout === gallery.collectionViewLayout)
  }

  @Test func guidesColoursImagesAndFonts() {
    #expect(UILayoutGuide().layoutFrame == .zero && UILayoutGuide().owningView == nil)
    #expect(UIColor(resource: .accent) == UIColor(named: "accent"))
    let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
    #expect(color == .black)
    #expect(UIImage(data: Data([1])) != nil && UIImage(data: Data()) == nil)
    #expect(UIImage(contentsOfFile: #filePath) != nil)
    #expect(UIImage(contentsOfFile: #filePath + ".none") == nil)
    let descriptor = UIFontDescriptor(name: "Avenir", size: 12)
    #expect(UIFont(descriptor: descriptor, size: 0) == UIFont(name: "Avenir", size: 12))
    #expect(UIFont(descriptor: descriptor, size: 15).pointSize == 15)
  }
}
