import CompositionalLayout
import Testing

struct InvalidationContextTests {
  private let context = UICollectionViewLayoutInvalidationContext()

  private func paths(_ items: Int...) -> [IndexPath] {
    items.map { IndexPath(item: $0, section: 0) }
  }

  @Test func defaults() {
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.contentOffsetAdjustment == .zero)
    #expect(context.contentSizeAdjustment == .zero)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
  }

  @Test func repeatedCallsAddUp() {
    context.invalidateItems(at: paths(2, 1))
    context.invalidateItems(at: paths(1, 3))
    #expect(context.invalidatedItemIndexPaths == paths(2, 1, 3))

    context.invalidateSupplementaryElements(ofKind: "a", at: paths(1))
    context.invalidateSupplementaryElements(ofKind: "b", at: paths(2))
    context.invalidateSupplementaryElements(ofKind: "a", at: paths(3, 1))
    #expect(context.invalidatedSupplementaryIndexPaths == ["a": paths(1, 3), "b": paths(2)])
    #expect(context.invalidatedDecorationIndexPaths == nil)

    context.invalidateDecorationElements(ofKind: "c", at: paths(4))
    #expect(context.invalidatedDecorationIndexPaths == ["c": paths(4)])
  }
}
