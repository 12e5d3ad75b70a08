import CompositionalLayout
import Foundation
import Testing

// Members of cells as apps use them: content views, states, configurations and accessories.

private final class FramedCell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class PlacedCell: UICollectionViewCell {
  let label = UILabel()
  private(set) var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    label.frame = contentView.bounds.insetBy(dx: 8, dy: 4)
  }
}

private final class SizedCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
}

private final class StateCell: UICollectionViewCell {
  private(set) var states: [Bool] = []
  override func updateConfiguration(using state: UICellConfigurationState) {
    states.append(state.isSelected)
    contentView.backgroundColor = state.isSelected ? .systemBlue : .clear
  }
}

private final class CountedView: UICollectionView {
  private(set) var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

private final class ContentSizedView: UICollectionView {
  private(set) var invalidations = 0
  override var contentSize: CGSize { didSet { invalidations += 1 } }
  override var intrinsicContentSize: CGSize { contentSize }
}

private struct BadgeConfiguration: UIContentConfiguration {
  var count = 0
  func makeContentView() -> UIView & UIContentView { BadgeView(self) }
  func updated(for state: UIConfigurationState) -> BadgeConfiguration {
    var configuration = self
    if let state = state as? UICellConfigurationState, state.isSelected {
      configuration.count += 100
    }
    return configuration
  }
}

private final class BadgeView: UIView, UIContentView {
  var configuration: UIContentConfiguration
  init(_ configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let name = UIConfigurationStateCustomKey("name")
}

extension UICellConfigurationState {
  fileprivate var name: String? {
    get { self[.name] as? String }
    set { self[.name] = newValue }
  }
}

@MainActor
struct CellMemberTests {
  @Test func propertiesOfACell() {
    let cell = FramedCell(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(cell.contentView === cell.contentView && cell.subviews.count == 1)
    #expect(cell.bounds.size == cell.frame.size && cell.center == CGPoint(x: 16, y: 22))
    #expect(cell.alpha == 1 && cell.reuseIdentifier == nil)
    #expect(cell.systemLayoutSizeFitting(CGSize(width: 9, height: 9)).width == 9)
    #expect(cell.sizeThatFits(.zero) == cell.bounds.size)
    cell.isHighlighted = true
    cell.isSelected = true
    cell.isHidden = true
    cell.accessibilityLabel = "x"
    cell.tag = 1
    cell.invalidateIntrinsicContentSize()
    cell.layoutIfNeeded()
    #expect(cell.configurationState.isHighlighted && cell.configurationState.isSelected)
    #expect(cell.accessibilityLabel == "x" && cell.viewWithTag(1) === cell)
    cell.frame.size = CGSize(width: 50, height: 60)
    #expect(cell.contentView.frame.size == CGSize(width: 50, height: 60))
    #expect(cell.traitCollection.displayScale == 1)
  }

  @Test func backgroundsFillTheCell() {
    let cell = FramedCell(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    cell.backgroundView = nil
    cell.selectedBackgroundView = nil
    cell.backgroundConfiguration = nil
    cell.contentConfiguration = nil
    let background = UIView()
    cell.backgroundView = background
    #expect(background.frame == cell.bounds && cell.subviews.first === background)
    cell.automaticallyUpdatesBackgroundConfiguration = true
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundConfiguration?.backgroundColor == .clear)
  }

  @Test func cellsPlaceTheirViewsInLayoutSubviews() {
    let cell = PlacedCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.layouts == 1 && cell.label.frame == CGRect(x: 8, y: 4, width: 84, height: 42))
    cell.frame.size.width = 200
    cell.layoutIfNeeded()
    #expect(cell.layouts == 2 && cell.label.frame.width == 184)
  }

  @Test func statesConfigureCells() {
    let cell = StateCell(frame: .zero)
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.states == [false, true] && cell.contentView.backgroundColor == .systemBlue)
    var handled: [Bool] = []
    let other = FramedCell(frame: .zero)
    other.configurationUpdateHandler = { _, state in handled.append(state.isHighlighted) }
    other.setNeedsUpdateConfiguration()
    other.layoutIfNeeded()
    other.isHighlighted = true
    other.layoutIfNeeded()
    #expect(handled == [false, true])
    var state = other.configurationState
    state.name = "list"
    #expect(state.name == "list" && state != other.configurationState)
  }

  @Test func contentConfigurationsMakeTheContentView() throws {
    let cell = FramedCell(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    cell.contentConfiguration = BadgeConfiguration(count: 3)
    let view = try #require(cell.contentView as? BadgeView)
    #expect(view.frame == cell.bounds)
    cell.contentConfiguration = BadgeConfiguration(count: 4)
    #expect(cell.contentView === view)
    #expect((view.configuration as? BadgeConfiguration)?.count == 4)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((view.configuration as? BadgeConfiguration)?.count == 104)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is BadgeView) && cell.subviews.count == 1)
  }

  @Test func rowsHaveTextsAndMarks() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      content.secondaryText = "more"
      content.image = UIImage(systemName: "star")
      content.textProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      cell.accessories = [
        .disclosureIndicator(), .outlineDisclosure(options: .init(style: .header)),
        .delete(displayed: .always) {},
      ]
      cell.indentationLevel = 1
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: PlainRows.list())
    let cell = view.dequeueConfiguredReusableCell(using: registration, for: [0, 0], item: "a")
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "a")
    #expect(cell.accessories.map(\.accessoryType) == [.disclosure, .outlineDisclosure, .delete])
    #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
  }

  @Test func subclassesOfTheCollectionView() {
    let layout = PlainRows.list()
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let source = RowSource()
    let counted = CountedView(frame: frame, collectionViewLayout: layout)
    counted.register(SizedCell.self, forCellWithReuseIdentifier: "row")
    counted.dataSource = source
    counted.layoutIfNeeded()
    counted.layoutIfNeeded()
    #expect(counted.layouts == 1 && counted.visibleCells.first?.frame.height == 70)
    let sized = ContentSizedView(
      frame: frame, collectionViewLayout: PlainRows.list())
    sized.register(SizedCell.self, forCellWithReuseIdentifier: "row")
    sized.dataSource = source
    sized.layoutIfNeeded()
    #expect(sized.intrinsicContentSize == sized.contentSize && sized.invalidations > 0)
  }
}

/// A list as most apps have one.
private enum PlainRows {
  @MainActor
  static func list() -> UICollectionViewCompositionalLayout {
    .list(using: UICollectionLayoutListConfiguration(appearance: .plain))
  }
}
