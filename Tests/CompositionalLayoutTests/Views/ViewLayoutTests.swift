import CompositionalLayout
import Testing

struct ViewLayoutTests {
  private final class Log {
    var names: [String] = []
  }

  private final class Named: UIView {
    let name: String
    let log: Log
    var whileLayingOut: (Named) -> Void = { _ in }

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      log.names.append(name)
      whileLayingOut(self)
    }
  }

  private let log = Log()

  private func tree() -> (root: Named, left: Named, right: Named, leaf: Named) {
    let tree = (
      root: Named("root", log), left: Named("left", log), right: Named("right", log),
      leaf: Named("leaf", log)
    )
    tree.root.addSubview(tree.left)
    tree.root.addSubview(tree.right)
    tree.left.addSubview(tree.leaf)
    return tree
  }

  @Test func viewsAreLaidOutFromTheTopDown() {
    let tree = tree()
    tree.root.layoutIfNeeded()
    #expect(log.names == ["root", "left", "leaf", "right"])
    tree.root.layoutIfNeeded()
    #expect(log.names.count == 4)
  }

  @Test func onlyMarkedViewsAreLaidOut() {
    let tree = tree()
    tree.root.layoutIfNeeded()
    log.names = []
    tree.leaf.setNeedsLayout()
    tree.right.layoutIfNeeded()
    #expect(log.names == [])
    tree.root.layoutIfNeeded()
    #expect(log.names == ["leaf"])
    tree.right.frame.size.width = 5
    tree.left.frame.origin.x = 5
    tree.root.layoutIfNeeded()
    #expect(log.names == ["leaf", "right"])
  }

  @Test func stopsEndlessLayoutRequests() {
    let view = Named("view", log)
    view.whileLayingOut = { $0.setNeedsLayout() }
    view.layoutIfNeeded()
    #expect(log.names.count == 12)
  }

  @Test func laysOutAddedSubviewsNeedingLayout() {
    let (outer, inner) = (Named("outer", log), Named("inner", log))
    outer.layoutIfNeeded()
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(log.names == ["outer", "inner"])
  }

  /// **D-96**: without constraints, a view has the size it measures for itself, or the proposed
  /// size.
  @Test func sizesAreMeasuredOrProposed() {
    final class Measured: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 3, height: 4) }
    }
    final class Deferring: UIView {
      var height: CGFloat?
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        var size = super.sizeThatFits(size)
        if let height { size.height = height }
        return size
      }
    }
    let proposal = CGSize(width: 50, height: 60)
    #expect(UIView().systemLayoutSizeFitting(proposal) == proposal)
    #expect(Measured().systemLayoutSizeFitting(proposal) == CGSize(width: 3, height: 4))
    #expect(
      Measured().systemLayoutSizeFitting(
        proposal, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 50, height: 4))
    let view = Deferring(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(view.systemLayoutSizeFitting(proposal) == proposal)
    view.height = 9
    #expect(view.systemLayoutSizeFitting(proposal) == CGSize(width: 7, height: 9))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 7, height: 9))
  }
}
