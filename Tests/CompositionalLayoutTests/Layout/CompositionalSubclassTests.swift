import CompositionalLayout
import Testing
import _TestSupport

/// Tests what subclasses of the compositional layout commonly change.
struct CompositionalSubclassTests {
  /// A layout fading cells near the top, adding space at the end and snapping to multiples of a
  /// hundred.
  final class FadingLayout: UICollectionViewCompositionalLayout {
    private(set) var preparations = 0

    override class var layoutAttributesClass: AnyClass { TintedAttributes.self }

    override func prepare() {
      super.prepare()
      preparations += 1
    }

    override var collectionViewContentSize: CGSize {
      var size = super.collectionViewContentSize
      size.height += 77
      return size
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let top = collectionView?.contentOffset.y ?? 0
      return super.layoutAttributesForElements(in: rect)?.map { attributes in
        attributes.alpha = attributes.frame.minY < top + 100 ? 0.5 : 1
        (attributes as? TintedAttributes)?.tint = Int(top)
        return attributes
      }
    }

    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      CGPoint(x: 0, y: (proposed.y / 100).rounded(velocity.y > 0 ? .up : .down) * 100)
    }
  }

  private let layout = FadingLayout(section: .rows())
  private let probe: LayoutProbe

  init() { probe = LayoutProbe(layout, [20]) }

  @Test func callsOverrides() {
    #expect(probe.view.contentSize.height == 2077)
    let prepared = layout.preparations
    probe.scroll(to: 250)
    #expect(layout.preparations == prepared + 1)
    let attributes = layout.layoutAttributesForElements(in: probe.view.bounds) ?? []
    #expect(attributes.map(\.alpha) == [0.5, 0.5, 1, 1, 1, 1])
    #expect(attributes.allSatisfy { ($0 as? TintedAttributes)?.tint == 250 })
  }

  @Test func scrollingASubclassSolvesNothing() {
    var asked = 0
    let layout = FadingLayout { _, _ in
      asked += 1
      return .rows()
    }
    let probe = LayoutProbe(layout, [200])
    #expect(asked == 1)
    for step in 1...50 { probe.scroll(to: CGFloat(step) * 13) }
    #expect(asked == 1, "its contexts say that only the position has changed")
  }

  @Test func dragsEndAtTheTargetOffset() {
    probe.view.endDragging(
      atProposedOffset: CGPoint(x: 0, y: 310), velocity: CGPoint(x: 0, y: 900))
    #expect(probe.view.contentOffset.y == 400)
    probe.view.endDragging(
      atProposedOffset: CGPoint(x: 0, y: 390), velocity: CGPoint(x: 0, y: -900))
    #expect(probe.view.contentOffset.y == 300)
  }

  @Test func baseClassAcceptsProposals() {
    let layout = UICollectionViewCompositionalLayout(section: .rows())
    let point = CGPoint(x: 3, y: 4)
    #expect(layout.targetContentOffset(forProposedContentOffset: point) == point)
    #expect(
      layout.targetContentOffset(forProposedContentOffset: point, withScrollingVelocity: point)
        == point)
  }

  @Test func attributesClassMustBeAnAttributesClass() async {
    final class Mislabelled: UICollectionViewCompositionalLayout {
      override class var layoutAttributesClass: AnyClass { NSObject.self }
    }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = LayoutProbe(Mislabelled(section: .rows()), [1])
    }
    #expect(result.standardErrorText.contains("Mislabelled.layoutAttributesClass must be a kind"))
  }
}
