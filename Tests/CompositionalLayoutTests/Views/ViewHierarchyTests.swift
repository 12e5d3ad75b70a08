import CompositionalLayout
import Testing

struct ViewHierarchyTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// A view that logs its notifications.
  private final class Listener: UIView {
    var received: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      received.append(newSuperview == nil ? "leaves" : "enters")
    }
    override func didMoveToSuperview() { received.append(superview == nil ? "left" : "entered") }
    override func didMoveToWindow() { received.append(window == nil ? "no window" : "window") }
  }

  @Test func subviewsHaveAnOrder() {
    let views = (0..<4).map { UIView(frame: CGRect(x: $0, y: 0, width: 1, height: 1)) }
    root.addSubview(views[0])
    root.addSubview(views[1])
    root.insertSubview(views[2], at: 0)
    root.insertSubview(views[3], belowSubview: views[1])
    func order() -> [Int] { root.subviews.map { Int($0.frame.minX) } }
    #expect(order() == [2, 0, 3, 1])
    root.bringSubviewToFront(views[2])
    root.sendSubviewToBack(views[1])
    #expect(order() == [1, 0, 3, 2])
    root.insertSubview(views[1], aboveSubview: views[3])
    #expect(order() == [0, 3, 1, 2])
    views[3].removeFromSuperview()
    #expect(order() == [0, 1, 2] && views[3].superview == nil)
    views[0].addSubview(views[1])
    #expect(order() == [0, 2] && views[1].isDescendant(of: root))
    #expect(!root.isDescendant(of: views[1]))
  }

  @Test func viewsLearnTheirPlace() {
    let window = UIWindow(frame: .zero)
    let (outer, inner) = (UIView(), Listener())
    outer.addSubview(inner)
    window.addSubview(outer)
    outer.removeFromSuperview()
    inner.removeFromSuperview()
    #expect(inner.received == ["enters", "entered", "window", "no window", "leaves", "left"])
  }

  @Test func aViewWithinItselfEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    #expect(result.standardErrorText.contains("cannot be added to itself"))
  }

  @Test func placesAreConverted() {
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 20))
    root.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: -73))
    #expect(inner.convert(CGPoint(x: 16, y: -73), from: root) == CGPoint(x: 1, y: 2))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.frame == CGRect(x: 0, y: -5, width: 20, height: 40))
    #expect(
      inner.convert(inner.bounds, to: scroll) == CGRect(x: 0, y: -5, width: 20, height: 40))
    #expect(root.convert(CGRect(x: 15, y: -80, width: 2, height: 2), to: inner).width == 1)
  }

  /// **D-98**: flexible parts share a change in proportion to their lengths.
  @Test func masksFollowTheSuperview() {
    let masks: [UIView.AutoresizingMask] = [
      [], [.flexibleWidth], [.flexibleLeftMargin], [.flexibleLeftMargin, .flexibleRightMargin],
      [.flexibleLeftMargin, .flexibleWidth], [.flexibleWidth, .flexibleHeight],
    ]
    for mask in masks {
      let view = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 50))
      view.autoresizingMask = mask
      root.addSubview(view)
    }
    root.frame.size = CGSize(width: 140, height: 120)
    let spans = root.subviews.map { [$0.frame.minX, $0.frame.width, $0.frame.height] }
    #expect(
      spans == [
        [20, 60, 50], [20, 100, 50], [60, 60, 50], [40, 60, 50], [30, 90, 50], [20, 100, 70],
      ])
  }

  /// **D-97**: the safe area of a view follows from its position, and its margins remain as set.
  @Test func safeAreasFollowFromPlaces() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (outer, inner) = (UIView(frame: window.bounds), UIView())
    inner.frame = CGRect(x: 0, y: 20, width: 100, height: 150)
    let scroll = UIScrollView(frame: window.bounds)
    let content = UIView(frame: window.bounds)
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(scroll)
    scroll.addSubview(content)
    window.assignedSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    #expect(outer.safeAreaInsets == window.safeAreaInsets)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 4, right: 0))
    #expect(scroll.safeAreaInsets.top == 50 && content.safeAreaInsets == .zero)
    inner.frame.origin.y = 60
    // The bar is 34 points high, and the view extends 10 points below the window.
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }
}
