@testable import CompositionalLayout
import Testing

private final class Background: UICollectionReusableView {
  private(set) var appliedKinds: [String?] = []

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    appliedKinds.append(layoutAttributes.representedElementKind)
  }
}

struct DecorationViewTests {
  private let layout = ColumnLayout()
  private let dataSource = ListDataSource([0])
  private let view: UICollectionView
  private let key = ElementKey(.decorationView, kind: "background", at: [0, 0])

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    view.dataSource = dataSource
  }

  @Test func createsViewsOfTheRegisteredClass() throws {
    layout.register(Background.self, forDecorationViewOfKind: "background")
    view.layoutIfNeeded()
    let background = try #require(view.views.shown[key]?.view as? Background)
    #expect(background.appliedKinds == ["background"])
  }

  @Test func classThatIsNoViewGivesNoView() {
    layout.register(NSObject.self, forDecorationViewOfKind: "background")
    view.layoutIfNeeded()
    #expect(view.views.shown[key] == nil)
  }

  @Test func unregisteredClassGivesNoView() {
    layout.register(Background.self, forDecorationViewOfKind: "background")
    layout.register(nil, forDecorationViewOfKind: "background")
    view.layoutIfNeeded()
    #expect(view.views.shown[key] == nil)
  }
}
