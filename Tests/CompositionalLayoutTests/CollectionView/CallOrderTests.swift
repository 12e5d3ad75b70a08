import CompositionalLayout
import Foundation
import Testing

/// Tests the table in Behaviour of the order of calls between a view and its layout, with one test
/// per line, named after the beginning of the line.
struct CallOrderTests {
  /// A screen with cells that request sizes, and a delegate that logs together with the layout.
  private final class Screen: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let layout = LoggingLayout()
    var count = 30
    var preferredHeight: CGFloat = 100

    private final class Cell: UICollectionViewCell {
      var height: CGFloat = 100

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = height
        return layoutAttributes
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      layout.log.append("count")
      return count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = Cell(frame: .zero)
      cell.height = preferredHeight
      return cell
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      layout.log.append("scroll \(Int(scrollView.contentOffset.y))")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      layout.log.append("delegate's target")
      return proposedContentOffset
    }
  }

  @Test func eachLineOfTheTableHasATest() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..")
    let article = try String(
      contentsOf: package.appendingPathComponent(
        "Sources/CompositionalLayout/CompositionalLayout.docc/Behaviour.md"), encoding: .utf8)
    let section = try #require(article.components(separatedBy: "### The order of calls").last)
    let lines = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    let names = lines.map { $0.dropFirst(2).components(separatedBy: " | ")[0] }
    let tests = try String(contentsOfFile: #filePath, encoding: .utf8)
      .matches(of: /@Test\("(.+)"\)/).map { String($0.output.1) }
    #expect(names == tests)
  }

  private let screen = Screen()
  private let view: UICollectionView

  private var layout: LoggingLayout { screen.layout }

  /// Creates a view after its first pass, with an empty log.
  init() {
    view = UICollectionView(
      frame: CGRect(x: 10, y: 20, width: 320, height: 200), collectionViewLayout: screen.layout)
    view.dataSource = screen
    view.delegate = screen
    view.layoutIfNeeded()
    screen.layout.log = []
  }

  @Test("`bounds.size` is set")
  func newSize() {
    layout.detail = { "\(Int($0.bounds.width))" }
    view.bounds.size.width = 480
    #expect(layout.log == ["should 320", "context 320", "invalidate 480"])
    layout.log = []
    view.layoutIfNeeded()
    #expect(layout.log.first == "prepare 480")
  }

  @Test("`frame` is set")
  func newFrame() {
    layout.detail = { "\(Int($0.frame.minX)) \(Int($0.frame.width))" }
    view.frame = CGRect(x: 0, y: 0, width: 481, height: 100)
    #expect(layout.log == ["should 10 320", "context 10 320", "invalidate 0 481"])
    #expect(view.frame == CGRect(x: 0, y: 0, width: 481, height: 100))
  }

  @Test("`contentOffset` is set, by code or by scrolling to an item")
  func newOffset() {
    layout.detail = { "\(Int($0.contentOffset.y))" }
    view.contentOffset.y = 50
    #expect(layout.log == ["should 0", "context 0", "invalidate 50", "scroll 50"])
    view.layoutIfNeeded()
    layout.log = []
    view.scrollToItem(at: [0, 3], at: .top, animated: false)
    #expect(Array(layout.log.prefix(3)) == ["should 50", "context 50", "invalidate 300"])
    #expect(layout.log.last == "scroll 300")
  }

  @Test("the layout declines new bounds")
  func refusedBounds() {
    layout.followsBounds = false
    view.contentOffset.y = 50
    view.bounds.size.width = 480
    #expect(layout.log == ["should", "scroll 50", "should"])
    view.layoutIfNeeded()
    #expect(!layout.log.contains("prepare") && !layout.log.contains("invalidate"))
  }

  @Test("`invalidateLayout(with:)` with adjustments")
  func adjustments() {
    layout.detail = { "\(Int($0.contentOffset.y)) of \(Int($0.contentSize.height))" }
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = 70
    context.contentSizeAdjustment.height = 40
    layout.invalidateLayout(with: context)
    #expect(layout.log == ["invalidate 0 of 3000", "scroll 70", "invalidated 70 of 3040"])
    layout.log = []
    view.layoutIfNeeded()
    #expect(layout.log == ["prepare 70 of 3040", "size 70 of 3040", "elements 70 of 3000"])
  }

  @Test("`reloadData()`")
  func reload() {
    screen.count = 1
    view.reloadData()
    #expect(layout.log == ["invalidate everything counts"])
    layout.log = []
    view.layoutIfNeeded()
    #expect(layout.log == ["prepare", "size", "count", "elements"])
  }

  @Test("a batch of updates")
  func batch() {
    screen.count = 1
    view.reloadData()
    layout.invalidateLayout()
    layout.log = []
    view.performBatchUpdates {
      layout.log.append("block")
      screen.count = 2
      view.insertItems(at: [[0, 0]])
    } completion: { [layout] _ in
      layout.log.append("completion")
    }
    #expect(
      layout.log.filter { $0 != "count" } == [
        "prepare", "size", "elements", "block", "invalidate counts", "prepare", "size", "updates",
        "size", "target", "delegate's target", "elements", "final 0", "initial 0", "initial 1",
        "finalize", "completion",
      ])
  }

  @Test("a cell asks for another size")
  func preferredSize() {
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    (screen.count, screen.preferredHeight) = (40, 120)
    view.reloadData()
    (layout.adjustment, layout.log) = (CGPoint(x: 0, y: 7), [])
    layout.detail = { "\(Int($0.contentOffset.y))" }
    view.layoutIfNeeded()
    let questions = layout.log.drop { !$0.hasPrefix("should of") }
    #expect(
      Array(questions.prefix(8)) == [
        "should of 0 50", "context of 0 50", "invalidate 50", "invalidated 57",
        "should of 1 57", "context of 1 57", "invalidate 57", "invalidated 64",
      ])
    #expect(layout.log.filter { $0.hasPrefix("scroll") }.count == 1, "once, when the pass is over")
  }
}
