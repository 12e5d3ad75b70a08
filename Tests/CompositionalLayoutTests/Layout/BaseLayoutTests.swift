import CompositionalLayout
import Testing

private final class MislabelledLayout: UICollectionViewLayout {
  override class var invalidationContextClass: AnyClass { NSObject.self }
}

struct BaseLayoutTests {
  private let layout = UICollectionViewLayout()
  private let path = IndexPath(item: 0, section: 0)

  @Test func laysOutNothing() {
    layout.prepare()
    #expect(layout.collectionView == nil)
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "k", at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "k", at: path) == nil)
  }

  @Test func objectsToNothing() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
    let point = CGPoint(x: 3, y: 4)
    #expect(layout.targetContentOffset(forProposedContentOffset: point) == point)
    #expect(
      layout.targetContentOffset(
        forProposedContentOffset: point, withScrollingVelocity: CGPoint(x: 9, y: 9)) == point)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(layout.developmentLayoutDirection == .leftToRight)
  }

  @Test func animatesNothing() {
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
    #expect(
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "k", at: path) == nil)
    #expect(
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "k", at: path) == nil)
    #expect(
      layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "k", at: path) == nil)
    #expect(
      layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "k", at: path) == nil)
    #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "k").isEmpty)
    #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "k").isEmpty)
    #expect(layout.indexPathsToInsertForDecorationView(ofKind: "k").isEmpty)
    #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "k").isEmpty)
  }

  @Test func namesTheClassesOfTheModule() {
    let named = [
      ObjectIdentifier(UICollectionViewLayout.layoutAttributesClass),
      ObjectIdentifier(UICollectionViewLayout.invalidationContextClass),
      ObjectIdentifier(type(of: layout.invalidationContext(forBoundsChange: .zero))),
    ]
    #expect(
      named == [
        ObjectIdentifier(UICollectionViewLayoutAttributes.self),
        ObjectIdentifier(UICollectionViewLayoutInvalidationContext.self),
        ObjectIdentifier(UICollectionViewLayoutInvalidationContext.self),
      ])
  }

  @Test func aContextClassIsAContext() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      MislabelledLayout().invalidateLayout()
    }
    #expect(
      result.standardErrorText.contains("MislabelledLayout.invalidationContextClass must be"))
  }

  @Test func numbersOfTheSystem() {
    #expect(
      [UICollectionView.ElementCategory.cell, .supplementaryView, .decorationView]
        .map(\.rawValue) == [0, 1, 2])
    #expect(
      [UICollectionViewUpdateItem.Action.insert, .delete, .reload, .move, .none].map(\.rawValue)
        == Array(0...4))
    #expect(
      [
        UICollectionView.ScrollPosition.top, .centeredVertically, .bottom, .left,
        .centeredHorizontally, .right,
      ].map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }
}
