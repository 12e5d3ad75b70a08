import CompositionalLayout

extension ScreenSection {
  /// The kinds of the items at the edges, of the badges and of the backgrounds.
  static let (header, footer) = ("header", "footer")
  static let (badge, background) = ("badge", "background")

  /// Returns the section as an app describes it.
  ///
  /// - Parameter isHorizontal: Whether the layout scrolls horizontally.
  /// - Returns: The description.
  func described(isHorizontal: Bool) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: Maker(self, isHorizontal).group)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: inset, leading: inset, bottom: inset, trailing: inset)
    section.interGroupSpacing = spacing
    if kind == .shelf,
      let behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: behavior)
    {
      section.orthogonalScrollingBehavior = behavior
    }
    section.boundarySupplementaryItems =
      [(Self.header, header, true), (Self.footer, footer, false)].compactMap {
        kind, length, isStart in
        length.map { boundary(kind, $0, isStart: isStart, isHorizontal) }
      }
    if hasBackground {
      section.decorationItems = [.background(elementKind: Self.background)]
    }
    return section
  }

  private func boundary(
    _ kind: String, _ length: Length, isStart: Bool, _ isHorizontal: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let alignment: NSRectAlignment =
      isHorizontal ? (isStart ? .leading : .trailing) : (isStart ? .top : .bottom)
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Maker(self, isHorizontal).size(
        length == .estimated ? .estimated(30) : .absolute(44), .whole),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = isPinned && isStart
    return item
  }
}

/// The length of an item, along or across the scroll axis.
private enum MadeLength {
  case absolute(CGFloat)
  case estimated(CGFloat)
  case part(CGFloat)

  static let whole = MadeLength.part(1)

  func dimension(isHorizontal: Bool) -> NSCollectionLayoutDimension {
    switch self {
    case .absolute(let length): .absolute(length)
    case .estimated(let length): .estimated(length)
    case .part(let part): isHorizontal ? .fractionalWidth(part) : .fractionalHeight(part)
    }
  }
}

/// A builder for the groups of a section.
private struct Maker {
  let section: ScreenSection
  /// Whether the layout scrolls horizontally.
  let isHorizontal: Bool

  init(_ section: ScreenSection, _ isHorizontal: Bool) {
    self.section = section
    self.isHorizontal = isHorizontal
  }

  /// Returns a size with the given lengths along and across the scroll axis.
  func size(_ along: MadeLength, _ across: MadeLength) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: (isHorizontal ? along : across).dimension(isHorizontal: true),
      heightDimension: (isHorizontal ? across : along).dimension(isHorizontal: false))
  }

  private func item(_ along: MadeLength, _ across: MadeLength) -> NSCollectionLayoutItem {
    guard section.hasBadges else { return NSCollectionLayoutItem(layoutSize: size(along, across)) }
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: ScreenSection.badge,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    return NSCollectionLayoutItem(
      layoutSize: size(along, across), supplementaryItems: [badge])
  }

  /// Returns a group of consecutive items along the scroll axis.
  private func column(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    isHorizontal
      ? .horizontal(layoutSize: size, subitems: items)
      : .vertical(layoutSize: size, subitems: items)
  }

  /// Returns a group of consecutive items across the scroll axis.
  private func line(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    isHorizontal
      ? .vertical(layoutSize: size, subitems: items)
      : .horizontal(layoutSize: size, subitems: items)
  }

  private var height: MadeLength {
    section.height == .estimated ? .estimated(90) : .absolute(120)
  }

  var group: NSCollectionLayoutGroup {
    switch section.kind {
    case .banner: return column(size(.absolute(180), .whole), [item(.absolute(180), .whole)])
    case .list: return column(size(.estimated(60), .whole), [item(.estimated(60), .whole)])
    case .shelf: return shelf
    case .tags:
      let group = line(size(.absolute(36), .whole), [item(.absolute(36), .estimated(80))])
      group.interItemSpacing = .fixed(section.spacing)
      return group
    case .grid:
      let columns = max(1, section.columns)
      let group = line(
        size(height, .whole),
        Array(repeating: item(height, .part(1 / CGFloat(columns))), count: columns))
      group.interItemSpacing = .fixed(section.spacing)
      return group
    case .waterfall: return waterfall
    case .mosaic:
      let pair = column(size(.whole, .part(0.4)), [item(.part(0.5), .whole)])
      return line(size(.absolute(160), .whole), [item(.whole, .part(0.6)), pair])
    }
  }

  /// A group of one item, or of several items one above the other.
  private var shelf: NSCollectionLayoutGroup {
    let width: MadeLength =
      switch section.width {
      case .absolute: .absolute(140)
      case .fractional: .part(0.45)
      case .estimated: .estimated(100)
      }
    let lines = section.width == .estimated ? 1 : max(1, section.columns)
    if lines == 1 { return line(size(height, width), [item(height, width)]) }
    let length: MadeLength = section.height == .estimated ? .estimated(180) : .absolute(240)
    return column(
      size(length, width), Array(repeating: item(height, .whole), count: lines))
  }

  private var waterfall: NSCollectionLayoutGroup {
    .custom(layoutSize: size(.absolute(300), .whole)) { [isHorizontal] environment in
      let room = environment.container.effectiveContentSize
      let width = (isHorizontal ? room.height : room.width) / 2
      var ends: [CGFloat] = [0, 0]
      return (0..<6).map { index in
        let column = ends[0] <= ends[1] ? 0 : 1
        let height = CGFloat(60 + 37 * index % 70)
        let (across, along) = (CGFloat(column) * width, ends[column])
        ends[column] += height
        return NSCollectionLayoutGroupCustomItem(
          frame: isHorizontal
            ? CGRect(x: along, y: across, width: height, height: width)
            : CGRect(x: across, y: along, width: width, height: height))
      }
    }
  }
}
