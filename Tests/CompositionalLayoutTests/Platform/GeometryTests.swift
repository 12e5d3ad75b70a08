import CompositionalLayout
import Testing

struct GeometryTests {
  @Test func directionalInsets() throws {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == [1, 2, 3, 4])
    #expect(NSDirectionalEdgeInsets() == .zero)
    #expect(insets != .zero)
    let decoded = try JSONDecoder().decode(
      NSDirectionalEdgeInsets.self, from: JSONEncoder().encode(insets))
    #expect(decoded == insets)
  }

  @Test func insetsShrinkARectangle() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 94, height: 196))
    #expect(rect.inset(by: .zero) == rect)
    #expect(UIEdgeInsets() == .zero)
  }

  @Test func itemsRowsAndSectionsOfAPath() {
    var path = IndexPath(item: 3, section: 1)
    #expect(path == [1, 3])
    #expect(path.item == 3 && path.row == 3 && path.section == 1)
    #expect(IndexPath(row: 3, section: 1) == path)
    path.item = 4
    path.section = 2
    #expect(path == [2, 4])
    path.row = 5
    #expect(path == [2, 5])
    #expect(IndexPath(item: 0, section: 1) > IndexPath(item: 9, section: 0))
  }

  @Test func shorthandsOfTheSystem() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
  }
}
