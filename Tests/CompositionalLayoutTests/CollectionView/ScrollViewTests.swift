import CompositionalLayout
import Testing

struct ScrollViewTests {
  private let view = UIScrollView(frame: CGRect(x: 5, y: 6, width: 320, height: 480))

  @Test func frameAndBoundsShareTheirSize() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    view.contentOffset = CGPoint(x: 1, y: 2)
    view.frame = CGRect(x: 7, y: 8, width: 100, height: 200)
    #expect(view.bounds == CGRect(x: 1, y: 2, width: 100, height: 200))
    // Changing the size of the bounds keeps the centre fixed.
    view.bounds.size.width = 50
    #expect(view.frame == CGRect(x: 32, y: 8, width: 50, height: 200))
    view.setContentOffset(.zero, animated: true)
    #expect(view.bounds.origin == .zero)
  }

  @Test func safeAreaCountsAlongScrollingAxes() {
    view.assignedSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(view.adjustedContentInset == view.contentInset)
    view.contentSize = CGSize(width: 320, height: 481)
    #expect(
      view.adjustedContentInset == UIEdgeInsets(top: 11, left: 20, bottom: 33, right: 40))
    view.alwaysBounceHorizontal = true
    #expect(
      view.adjustedContentInset == UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == view.contentInset)
    view.contentSize = .zero
    view.alwaysBounceHorizontal = false
    view.contentInsetAdjustmentBehavior = .always
    #expect(
      view.adjustedContentInset == UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
  }

  /// A view of 320 × 480 points, 40 of them covered at the top, shows content of 2,000 points.
  @Test(arguments: [
    (100.0, 100.0, 0.0), (460, 100, 80), (-40, 10, -40), (100, 440, 60), (100, 441, 60),
    (100, 600, 60), (1900, 300, 1520),
  ])
  func scrollsNoFurtherThanTheRectangle(
    start: Double, length: Double, expected: Double
  ) {
    view.contentSize = CGSize(width: 320, height: 2000)
    view.contentInset.top = 40
    view.scrollRectToVisible(
      CGRect(x: 0, y: start, width: 320, height: length), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: expected))
  }

  @Test func marginsFollowTheReadingDirection() {
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins.left = 9
    #expect(view.directionalLayoutMargins.trailing == 9)
  }

  @Test func traitsAtFirst() {
    #expect(view.traitCollection.displayScale == 1)
    #expect(view.traitCollection.layoutDirection == .leftToRight)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.traitCollection = UITraitCollection()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
