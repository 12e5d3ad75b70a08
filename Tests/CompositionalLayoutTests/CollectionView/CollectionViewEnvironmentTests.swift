@testable import CompositionalLayout
import Testing

struct CollectionViewEnvironmentTests {
  @Test func viewUsesTraitsSetByItsOwner() {
    let view = UICollectionView(
      frame: CGRect(x: 1, y: 2, width: 320, height: 480),
      collectionViewLayout: UICollectionViewLayout())
    view.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    view.assignedSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.directionalLayoutMargins = .init(top: 5, leading: 6, bottom: 7, trailing: 8)
    let environment = view.environment
    #expect(environment.size == CGSize(width: 320, height: 480))
    #expect(environment.traitCollection == view.traitCollection)
    #expect(environment.safeAreaInsets == .init(top: 1, leading: 4, bottom: 3, trailing: 2))
    #expect(environment.layoutMargins == view.directionalLayoutMargins)
    #expect(environment.readableContentInsets == view.directionalLayoutMargins)
    view.readableContentInsets = .init(top: 0, leading: 9, bottom: 0, trailing: 9)
    #expect(view.environment.readableContentInsets.leading == 9)
  }
}
