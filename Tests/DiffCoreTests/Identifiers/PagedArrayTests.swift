import Testing

@testable import DiffCore

/// Tests arrays in pages.
struct PagedArrayTests {
  private static let pageSize = PagedArray<Int>.pageSize

  private func elements(of array: PagedArray<Int>) -> [Int] {
    (0..<array.count).map { array[$0] }
  }

  @Test(arguments: [0, 1, pageSize - 1, pageSize, pageSize + 1, 3 * pageSize + 7])
  func growingKeepsTheElements(count: Int) {
    var array = PagedArray(Array(0..<count))
    #expect(elements(of: array) == Array(0..<count))
    array.grow(to: count + Self.pageSize, repeating: -1)
    array.grow(to: count, repeating: -2)
    let added = Array(repeating: -1, count: Self.pageSize)
    #expect(elements(of: array) == Array(0..<count) + added)
  }

  @Test func aChangeOfACopyLeavesTheOriginal() {
    let original = PagedArray(Array(0..<3 * Self.pageSize))
    var copy = original
    #expect(copy.sharesPages(with: original))
    copy[Self.pageSize + 2] = -1
    #expect(original[Self.pageSize + 2] == Self.pageSize + 2)
    #expect(copy[Self.pageSize + 2] == -1)
    #expect(!copy.sharesPages(with: original))
  }

  @Test func onlyChangedPagesAreUnshared() {
    let original = PagedArray(Array(0..<3 * Self.pageSize))
    var copy = original
    copy[Self.pageSize] = -1
    copy.grow(to: copy.count + 1, repeating: 0)
    var elements: [Int] = []
    copy.forEachUnsharedPair(with: original) { mine, _ in elements.append(mine) }
    #expect(elements == [-1] + Array(Self.pageSize + 1..<2 * Self.pageSize))
  }

  @Test func updatesFollowTheOrderOfTheItems() {
    let indices = [
      3, 4, Self.pageSize, 2 * Self.pageSize + 1, 5, Int.max, Self.pageSize - 1, Self.pageSize + 1,
      4,
    ]
    var array = PagedArray(Array(0..<2 * Self.pageSize + 2))
    let handles = indices.map { $0 == .max ? .none : Handle($0) }
    var updated: [Int] = []
    array.update(handles, from: 1) { element, position in
      updated.append(element)
      element = -position
    }
    #expect(
      updated == [
        4, Self.pageSize, 2 * Self.pageSize + 1, 5, Self.pageSize - 1, Self.pageSize + 1, -1,
      ])
    #expect(array[3] == 3 && array[4] == -8 && array[5] == -4 && array[Self.pageSize + 1] == -7)
    array.update([], from: 0) { _, _ in Issue.record("There are no items.") }
  }
}
