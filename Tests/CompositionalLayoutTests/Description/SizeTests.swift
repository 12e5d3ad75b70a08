import CompositionalLayout
import Testing

extension NSCollectionLayoutSize {
  /// A shorthand in the style of the module's clients, also for subclasses.
  fileprivate static func square(_ side: CGFloat) -> Self {
    Self(widthDimension: .absolute(side), heightDimension: .absolute(side))
  }

  fileprivate static let full = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
}

private nonisolated final class RowSize: NSCollectionLayoutSize, @unchecked Sendable {
  convenience init(height: CGFloat) {
    self.init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }
}

struct SizeTests {
  @Test func keepsItsDimensions() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44))
    #expect(size.widthDimension == .fractionalWidth(0.5))
    #expect(size.heightDimension == .estimated(44))
    #expect(size.description == "{.containerWidthFactor(0.5), .estimated(44)}")
  }

  @Test func equalityIsByDimensions() {
    #expect(NSCollectionLayoutSize.square(10) == .square(10))
    #expect(NSCollectionLayoutSize.square(10).hash == NSCollectionLayoutSize.square(10).hash)
    #expect(NSCollectionLayoutSize.square(10) != .square(11))
    #expect(
      NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(2))
        != NSCollectionLayoutSize(widthDimension: .absolute(2), heightDimension: .absolute(1)))
    #expect(
      NSCollectionLayoutSize.full
        != NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1)))
  }

  @Test func clientShorthandsReturnTheSubclass() {
    let size: RowSize = .square(10)
    #expect(size.widthDimension == .absolute(10))
    #expect(RowSize(height: 7).heightDimension == .absolute(7))
  }

  @Test func copyKeepsTheClass() throws {
    let copy = try #require(RowSize(height: 7).copy() as? RowSize)
    #expect(copy == RowSize(height: 7))
  }
}
