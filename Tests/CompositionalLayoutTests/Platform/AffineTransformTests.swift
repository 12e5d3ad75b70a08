import CompositionalLayout
import Testing

struct AffineTransformTests {
  private let point = CGPoint(x: 3, y: 5)

  private func expectEqual(
    _ first: CGPoint, _ second: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(first.x - second.x) < 1e-12 && abs(first.y - second.y) < 1e-12,
      "\(first) \(second)", sourceLocation: sourceLocation)
  }

  @Test func elementaryMaps() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(point.applying(.identity) == point)
    #expect(point.applying(.init(translationX: 10, y: 20)) == CGPoint(x: 13, y: 25))
    #expect(point.applying(.init(scaleX: 2, y: -1)) == CGPoint(x: 6, y: -5))
    expectEqual(point.applying(.init(rotationAngle: .pi / 2)), CGPoint(x: -5, y: 3))
  }

  @Test func theReceiverOfAConcatenationComesFirst() {
    let scaleThenShift = CGAffineTransform(scaleX: 2, y: 2)
      .concatenating(.init(translationX: 1, y: 0))
    #expect(point.applying(scaleThenShift) == CGPoint(x: 7, y: 10))
  }

  @Test func theReceiverOfAStepComesLast() {
    let shiftThenScale = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0)
    #expect(point.applying(shiftThenScale) == CGPoint(x: 8, y: 10))
    let scaleThenShift = CGAffineTransform(translationX: 1, y: 0).scaledBy(x: 2, y: 3)
    #expect(point.applying(scaleThenShift) == CGPoint(x: 7, y: 15))
    let turnThenShift = CGAffineTransform(translationX: 1, y: 0).rotated(by: .pi)
    expectEqual(point.applying(turnThenShift), CGPoint(x: -2, y: -5))
  }

  @Test func inverseUndoes() {
    let map = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 5).translatedBy(x: 7, y: 1)
    expectEqual(point.applying(map).applying(map.inverted()), point)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func sizesAndRectangles() {
    let map = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
    #expect(CGSize(width: 4, height: 5).applying(map) == CGSize(width: 8, height: 15))
    #expect(
      CGRect(x: 0, y: 0, width: 4, height: 5).applying(map)
        == CGRect(x: 2, y: 3, width: 8, height: 15))
    let turned = CGRect(x: 0, y: 0, width: 4, height: 2).applying(.init(rotationAngle: .pi / 2))
    expectEqual(turned.origin, CGPoint(x: -2, y: 0))
    expectEqual(CGPoint(x: turned.width, y: turned.height), CGPoint(x: 2, y: 4))
  }
}
