import Testing

@testable import DiffCore
@testable import _FuzzTargets

struct LongestIncreasingSubsequenceTests {
  private func indices(_ numbers: [Int]) -> [Int]? {
    LongestIncreasingSubsequence.indices(of: numbers.map(UInt32.init))?.map(Int.init)
  }

  @Test func knownSequences() {
    #expect(indices([]) == [])
    #expect(indices([0, 1, 2]) == [0, 1, 2])
    #expect(indices([2, 1, 0])?.count == 1)
    #expect(indices([2, 0, 1, 4, 3]) == [1, 2, 4])
    #expect(indices([4, 0, 1, 2, 3]) == [1, 2, 3, 4])
  }

  @Test func allPermutationsOfSevenAreLongest() {
    var permutation = Array(0..<7)
    visit(&permutation, from: 0)
  }

  private func visit(_ permutation: inout [Int], from start: Int) {
    guard start < permutation.count else {
      let found = indices(permutation) ?? []
      let numbers = found.map { permutation[$0] }
      let isRight =
        numbers == numbers.sorted() && found == found.sorted()
        && found.count == DifferenceCheck.longest(permutation)
      if !isRight { Issue.record("\(found) of \(permutation)") }
      return
    }
    for index in start..<permutation.count {
      permutation.swapAt(start, index)
      visit(&permutation, from: start + 1)
      permutation.swapAt(start, index)
    }
  }
}
