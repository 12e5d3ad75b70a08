import CompositionalLayout
import Testing

struct AnchorTests {
  typealias Anchor = NSCollectionLayoutAnchor

  @Test func offsetIsInPointsByDefault() {
    let plain = Anchor(edges: [.top, .trailing])
    #expect(plain.edges == [.trailing, .top])
    #expect(plain.offset == .zero && plain.isAbsoluteOffset && !plain.isFractionalOffset)
    let absolute = Anchor(edges: .top, absoluteOffset: CGPoint(x: 3, y: 4))
    #expect(absolute.offset == CGPoint(x: 3, y: 4) && absolute.isAbsoluteOffset)
    let fractional = Anchor(edges: .all, fractionalOffset: CGPoint(x: 0.5, y: -0.5))
    #expect(fractional.offset == CGPoint(x: 0.5, y: -0.5))
    #expect(fractional.isFractionalOffset && !fractional.isAbsoluteOffset)
  }

  @Test func equalityIsByEdgesOffsetAndUnit() throws {
    let point = CGPoint(x: 1, y: 2)
    let anchor = Anchor(edges: .top, absoluteOffset: point)
    #expect(anchor == Anchor(edges: .top, absoluteOffset: point))
    #expect(anchor.hash == Anchor(edges: .top, absoluteOffset: point).hash)
    #expect(anchor != Anchor(edges: .bottom, absoluteOffset: point))
    #expect(anchor != Anchor(edges: .top, absoluteOffset: .zero))
    #expect(anchor != Anchor(edges: .top, fractionalOffset: point))
    #expect(try #require(anchor.copy() as? Anchor) == anchor)
  }

  @Test func edgesHaveTheSystemsBits() {
    #expect(
      [NSDirectionalRectEdge.top, .leading, .bottom, .trailing, .all, []].map(\.rawValue)
        == [1, 2, 4, 8, 15, 0])
  }
}
