import CompositionalLayout
import Testing

// Handlers for visible items, which are compiled and stored, but not run.

private final class CarouselController {
  private(set) var currentPage = 0

  private func itemsDidMove(
    _ items: [NSCollectionLayoutVisibleItem], offset: CGPoint,
    environment: NSCollectionLayoutEnvironment
  ) {
    let width = environment.container.contentSize.width
    currentPage = Int(max(0, round(offset.x / width)))
    for item in items where item.representedElementCategory == .cell {
      let distance = abs(item.frame.midX - offset.x - width / 2)
      let scale = max(0.8, 1 - distance / width)
      item.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  private func makeSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(0.7), heightDimension: .absolute(200)),
        subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  func sectionWithMethod() -> NSCollectionLayoutSection {
    let section = makeSection()
    section.visibleItemsInvalidationHandler = itemsDidMove
    return section
  }

  func sectionWithClosure() -> NSCollectionLayoutSection {
    let section = makeSection()
    section.visibleItemsInvalidationHandler = { [weak self] visibleItems, point, environment in
      guard let self = self else { return }
      visibleItems.forEach { item in
        item.alpha = item.indexPath.item == self.currentPage ? 1 : 0.5
        item.center.x += 1
        item.zIndex = -item.indexPath.row
        item.isHidden = item.frame.maxX < point.x
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        item.transform3D = CATransform3DRotate(transform, .pi / 8, 0, 1, 0)
        _ = item.bounds.width + environment.container.effectiveContentSize.width
        if item.representedElementKind == UICollectionView.elementKindSectionHeader { return }
      }
    }
    return section
  }

  func sectionWithTypedClosure() -> NSCollectionLayoutSection {
    let section = makeSection()
    section.visibleItemsInvalidationHandler = {
      (items: [NSCollectionLayoutVisibleItem], offset: CGPoint, env: NSCollectionLayoutEnvironment)
        -> Void in
      items.filter { $0.representedElementCategory == .cell }.forEach {
        $0.alpha = offset.x > 0 ? 1 : 0
      }
      items.first { $0.representedElementKind == "title" }?.transform = .identity
      items.max { $0.frame.midX < $1.frame.midX }?.zIndex = 1
    }
    return section
  }
}

@MainActor
struct HandlerStyleTests {
  @Test func handlersAreKept() throws {
    let controller = CarouselController()
    let sections = [
      controller.sectionWithMethod(), controller.sectionWithClosure(),
      controller.sectionWithTypedClosure(),
    ]
    #expect(sections.allSatisfy { $0.visibleItemsInvalidationHandler != nil })
    let layout = UICollectionViewCompositionalLayout { index, _ in sections[index] }
    #expect(try Screen().frames(layout, 2, 1, 1)[0].map(\.minX) == [0, 224])
    sections[0].visibleItemsInvalidationHandler = nil
    #expect(sections[0].visibleItemsInvalidationHandler == nil)
  }
}
