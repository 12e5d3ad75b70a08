import Foundation

/// A builder that creates the section of a list configuration.
///
///     header        padding and estimated height, full width; pinned in plain appearances
///     content inset space above the rows, unless a header provides it
///     row           full width, estimated height; one group for each row
///     …
///     content inset
///     footer
struct ListSectionBuilder {
  let configuration: UICollectionLayoutListConfiguration
  let environment: any NSCollectionLayoutEnvironment

  var section: NSCollectionLayoutSection {
    let row = NSCollectionLayoutItem(layoutSize: size(height: ListMetrics.rowEstimate))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row.layoutSize, subitems: [row]))
    section.contentInsets = insets
    section.boundarySupplementaryItems = [header, footer].compactMap { $0 }
    section.listConfiguration = configuration
    return section
  }

  private var insets: NSDirectionalEdgeInsets {
    let room =
      ListMetrics.separatesSections(in: configuration.appearance) ? ListMetrics.sectionPadding : 0
    let top =
      switch configuration.headerMode {
      case .none: room
      case .firstItemInSection: headerTopPadding
      // The header provides its own space.
      case .supplementary: CGFloat.zero
      }
    let bottom = configuration.footerMode == .none ? room : 0
    return NSDirectionalEdgeInsets(top: top, leading: margin, bottom: bottom, trailing: margin)
  }

  private var margin: CGFloat {
    ListMetrics.margin(
      in: configuration.appearance,
      horizontalSizeClass: environment.traitCollection.horizontalSizeClass)
  }

  private var headerTopPadding: CGFloat {
    guard let padding = configuration.headerTopPadding,
      padding != UICollectionViewLayoutAutomaticDimension
    else { return ListMetrics.headerTopPadding(in: configuration.appearance) }
    return max(
      0,
      DescriptionScope.finite(
        padding, "Invalid header top padding: \(padding). Specify a finite value for the padding."))
  }

  /// The header, including the padding above it.
  ///
  /// A self-sizing header view is measured without the padding.
  private var header: NSCollectionLayoutBoundarySupplementaryItem? {
    guard configuration.headerMode == .supplementary else { return nil }
    let height = ListMetrics.headerEstimate + headerTopPadding
    let hugsContent = configuration.contentHuggingElements.contains(.supplementaryHeader)
    let width = max(0, environment.container.effectiveContentSize.width - 2 * margin)
    let header = boundaryItem(
      size: size(width: hugsContent ? .estimated(width) : .fractionalWidth(1), height: height),
      kind: UICollectionView.elementKindSectionHeader, alignment: hugsContent ? .topLeading : .top)
    header.roomAboveContent = headerTopPadding
    return header
  }

  private var footer: NSCollectionLayoutBoundarySupplementaryItem? {
    guard configuration.footerMode == .supplementary else { return nil }
    return boundaryItem(
      size: size(height: ListMetrics.footerEstimate),
      kind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
  }

  private func boundaryItem(
    size: NSCollectionLayoutSize, kind: String, alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = !ListMetrics.separatesSections(in: configuration.appearance)
    return item
  }

  private func size(
    width: NSCollectionLayoutDimension = .fractionalWidth(1), height: CGFloat
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(height))
  }
}
