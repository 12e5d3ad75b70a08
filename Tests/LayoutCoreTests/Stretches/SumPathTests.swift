import Testing

@testable import LayoutCore

/// Tests paths from the root of a tree down to a block.
@Suite("SumPath")
struct SumPathTests {
  private func children(of path: SumPath) -> [Int] {
    var (path, children) = (path, [Int]())
    while let child = path.removeFirst() { children.append(child) }
    return children + [path.last]
  }

  @Test(arguments: [[0], [31], [0, 0], [31, 0, 7], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]])
  func childrenComeBackInOrder(expected: [Int]) {
    var path = SumPath(child: expected[0])
    for child in expected.dropFirst() { path.append(child: child) }
    #expect(children(of: path) == expected && path.isWhole)
  }

  @Test func onlyTheLowestChildContinues() {
    var path = SumPath(child: 3)
    path.append(child: 30)
    path.next()
    #expect(children(of: path) == [3, 31])
    // After the last child of a full branch, the path has one more bit, which belongs to no level.
    path.next()
    #expect(children(of: path) == [3, 32])
  }

  @Test func aPathHasRoomForTwelveLevels() {
    var path = SumPath.root
    for level in 2...12 {
      path.append(child: 31)
      #expect(path.isWhole, "\(level)")
    }
    path.append(child: 0)
    #expect(!path.isWhole)
  }
}
