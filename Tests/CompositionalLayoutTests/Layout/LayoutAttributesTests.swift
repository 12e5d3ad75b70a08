import CompositionalLayout
import Testing

struct LayoutAttributesTests {
  private let path = IndexPath(item: 3, section: 1)
  private let attributes = UICollectionViewLayoutAttributes(
    forCellWith: IndexPath(item: 3, section: 1))

  @Test func defaults() {
    #expect(attributes.indexPath == path)
    #expect(attributes.frame == .zero)
    #expect(attributes.alpha == 1)
    #expect(!attributes.isHidden)
    #expect(attributes.zIndex == 0)
    #expect(attributes.transform.isIdentity)
    #expect(CATransform3DIsIdentity(attributes.transform3D))
  }

  @Test func kinds() {
    #expect(attributes.representedElementCategory == .cell)
    #expect(attributes.representedElementKind == nil)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "h")
    #expect(header.indexPath == path)
    let background = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "b", with: path)
    #expect(background.representedElementCategory == .decorationView)
    #expect(background.representedElementKind == "b")
  }

  @Test func frameSetsCentreAndSize() {
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 50)
    #expect(attributes.center == CGPoint(x: 25, y: 45))
    #expect(attributes.size == CGSize(width: 30, height: 50))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 50))
  }

  @Test func centreMovesTheFrame() {
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 50)
    attributes.center.x += 5
    #expect(attributes.frame == CGRect(x: 15, y: 20, width: 30, height: 50))
  }

  @Test func sizeAndBoundsKeepTheCentre() {
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 50)
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: 20, y: 40, width: 10, height: 10))
    attributes.bounds = CGRect(x: 0, y: 0, width: 30, height: 50)
    #expect(attributes.frame == CGRect(x: 10, y: 20, width: 30, height: 50))
  }

  @Test func framesAreKeptBitForBit() {
    // Computing the frame from the centre would result in 0.10000000000000003.
    let frame = CGRect(x: 0.1, y: 1e15 / 3, width: 0.7, height: 1 / 3)
    attributes.frame = frame
    #expect(attributes.frame == frame)
    #expect(attributes.center.x - attributes.size.width / 2 != frame.minX)
  }

  @Test func transformsAreCoupled() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    attributes.transform = scale
    #expect(attributes.transform3D == CATransform3DMakeAffineTransform(scale))
    attributes.transform3D = CATransform3DMakeTranslation(4, 5, 6)
    #expect(attributes.transform == CGAffineTransform(translationX: 4, y: 5))
  }

  @Test func transformGrowsTheFrameAboutTheCentre() {
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 50)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(attributes.frame == CGRect(x: -5, y: 20, width: 60, height: 50))
    #expect(attributes.size == CGSize(width: 30, height: 50))
    #expect(attributes.center == CGPoint(x: 25, y: 45))
  }

  @Test func boundsBeginAtZero() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.bounds = CGRect(x: 1, y: 0, width: 2, height: 2)
    }
    #expect(result.standardErrorText.contains("must have their origin at zero"))
  }

  @Test func equalityIsByEveryProperty() throws {
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 50)
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.indexPath.item += 1 }, { $0.center.x += 1 }, { $0.size.width += 1 },
      { $0.alpha = 0.5 }, { $0.isHidden = true }, { $0.zIndex = 1 },
      { $0.transform3D.m34 = 1 },
    ]
    for (index, change) in changes.enumerated() {
      let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
      #expect(copy !== attributes && copy == attributes && copy.hash == attributes.hash)
      change(copy)
      #expect(copy != attributes, "change \(index)")
    }
    let supplementary = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "k", with: path)
    #expect(
      supplementary != UICollectionViewLayoutAttributes(forDecorationViewOfKind: "k", with: path))
    #expect(
      supplementary
        != UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "l", with: path))
  }

  @Test func copiesOfEachKindAreEqual() throws {
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    #expect(try #require(header.copy() as? UICollectionViewLayoutAttributes) == header)
  }

  @Test func subclassesAddToCopyAndEquality() throws {
    let tinted = TintedAttributes(forCellWith: path)
    tinted.tint = 4
    let copy = try #require(tinted.copy() as? TintedAttributes)
    #expect(copy.tint == 4 && copy == tinted)
    copy.tint = 5
    #expect(copy != tinted)
    #expect(attributes != TintedAttributes(forCellWith: path))
  }
}
