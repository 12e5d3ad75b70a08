import CompositionalLayout
import Foundation
import Testing

// Members of cells, their configurations and their guides that list screens use.

@MainActor
struct ListMemberTests {
  /// **D-119**: a custom view is stored like any other accessory.
  @Test func customAccessories() throws {
    let cell = UICollectionViewListCell(frame: .zero)
    let button = UIView()
    cell.accessories = [
      .disclosureIndicator(options: .init(reservedLayoutWidth: .custom(30))),
      .customView(
        configuration: .init(
          customView: button, placement: .leading(displayed: .whenEditing, at: { _ in 1 }),
          reservedLayoutWidth: .standard, tintColor: .systemMint)),
    ]
    let accessory = try #require(cell.accessories.last)
    #expect(accessory.accessoryType == .customView(button))
    #expect(accessory.accessoryType != .customView(UIView()))
    #expect(accessory.displayed == .whenEditing && accessory.options.tintColor == .systemMint)
    guard case .leading(_, let position)? = accessory.placement else {
      Issue.record("not at the leading edge")
      return
    }
    #expect(position([]) == 1)
    #expect(cell.accessories[0].options.reservedLayoutWidth == .custom(30))
  }

  @Test func swipeActionsHaveImages() {
    let action = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
    action.image = UIImage(systemName: "star", withConfiguration: .init(scale: .large))
    #expect(action.image?.symbolConfiguration == UIImage.SymbolConfiguration(scale: .large))
  }

  @Test func coloursAreTransformed() {
    var background = UIBackgroundConfiguration.listCell()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .systemBlue) == .systemBlue)
    let transformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
    background.backgroundColorTransformer = transformer
    #expect(background.resolvedBackgroundColor(for: .black).alpha == 0.3)
    #expect(transformer(.red).red == 1)

    var content = UIListContentConfiguration.cell()
    content.textProperties.color = .link
    #expect(content.textProperties.resolvedColor() == .link)
    content.textProperties.colorTransformer = transformer
    #expect(content.textProperties.resolvedColor() == UIColor.link.withAlphaComponent(0.3))
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .red)
    content.imageProperties.tintColor = .systemGray3
    content.imageProperties.tintColorTransformer = transformer
    #expect(content.imageProperties.resolvedTintColor(for: .red).alpha == 0.3)
  }

  @Test func propertiesOfContentsAreCompared() {
    let plain = UIListContentConfiguration.cell()
    var content = plain
    content.textProperties.transform = .uppercase
    #expect(content != plain)
    content = plain
    content.axesPreservingSuperviewLayoutMargins = .horizontal
    #expect(content != plain)
    content = plain
    content.imageProperties.preferredSymbolConfiguration = .init(textStyle: .title1)
    #expect(content != plain)
    content.imageProperties.preferredSymbolConfiguration = nil
    #expect(content == plain)
  }

  @Test func looksOfSymbolsAreCombined() {
    let large = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let combined = large.applying(UIImage.SymbolConfiguration(weight: .thin))
    #expect(combined == UIImage.SymbolConfiguration(pointSize: 20, weight: .thin))
    #expect(large.applying(.unspecified) == large)
    #expect(
      UIImage.SymbolConfiguration(hierarchicalColor: .red)
        != UIImage.SymbolConfiguration(paletteColors: [.red]))
  }

  /// **D-120**: layout guides of a row depend on its insets and indentation, and the guides of its
  /// content on its margins.
  @Test func guidesOfRows() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let separators = cell.separatorLayoutGuide
    #expect(separators.layoutFrame == CGRect(x: 16, y: 0, width: 184, height: 44))
    cell.indentationLevel = 2
    #expect(separators.layoutFrame == CGRect(x: 36, y: 0, width: 164, height: 44))
    cell.semanticContentAttribute = .forceRightToLeft
    #expect(separators.layoutFrame.minX == 0 && separators.owningView === cell)

    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.image = UIImage(named: "cover")
    content.image?.size = CGSize(width: 60, height: 90)
    content.imageProperties.maximumSize.width = 40
    content.imageToTextPadding = 8
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 4, leading: 10, bottom: 6, trailing: 12)
    let view = try #require(content.makeContentView() as? UIListContentView)
    view.frame = cell.bounds
    #expect(view.imageLayoutGuide?.layoutFrame == CGRect(x: 10, y: 4, width: 40, height: 34))
    #expect(view.textLayoutGuide?.layoutFrame == CGRect(x: 58, y: 4, width: 130, height: 34))
    #expect(view.secondaryTextLayoutGuide == nil)
  }

  @Test func guidesOfViews() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 50))
    view.assignedSafeAreaInsets = UIEdgeInsets(top: 20, left: 1, bottom: 2, right: 3)
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 1, y: 20, width: 96, height: 28))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 34))
    #expect(view.readableContentGuide.layoutFrame == view.layoutMarginsGuide.layoutFrame)
    view.bounds.size.width = 10
    #expect(view.layoutMarginsGuide.layoutFrame.size.width == 0)
  }

  /// **D-117**: asset names have no content.
  @Test func coloursByPartsAndNames() {
    #expect(UIColor(named: "accent") == .gray)
    #expect(UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1) == .orange)
    let hues = [0, 1.0 / 3, 2.0 / 3].map {
      UIColor(hue: $0, saturation: 1, brightness: 1, alpha: 1)
    }
    #expect(hues == [.red, .green, .blue])
    #expect(UIColor(hue: 0.7, saturation: 0, brightness: 0.5, alpha: 1) == .gray)
    #expect(UIColor.placeholderText == .tertiaryLabel && UIColor.systemFill.alpha == 0.2)
    #expect(UIImage(named: "cover")?.size == .zero)
  }
}
