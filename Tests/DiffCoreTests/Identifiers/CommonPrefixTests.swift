import Testing

@testable import DiffCore

struct CommonPrefixTests {
  @Test func theFirstDifferenceIsFound() {
    for count in [0, 1, 7, 8, 9, 255, 256, 257, 600] {
      let list = Array(0..<count)
      let handles = list.map { Handle($0) }
      #expect(CommonPrefix.end(of: list, and: list, from: 0, to: count) == count)
      #expect(CommonPrefix.end(ofHandles: handles, and: handles, to: count) == count)
      for place in Set([0, 1, 8, 254, 255, 256, 511, count - 1]) where 0..<count ~= place {
        var other = list
        other[place] = -1
        #expect(CommonPrefix.end(of: list, and: other, from: 0, to: count) == place)
        #expect(CommonPrefix.end(of: list, and: other, from: 0, to: place) == place)
        var otherHandles = handles
        otherHandles[place] = Handle(9999)
        #expect(CommonPrefix.end(ofHandles: handles, and: otherHandles, to: count) == place)
      }
    }
  }

  @Test func shortListsStopTheProcess() async {
    await #expect(processExitsWith: .failure) {
      _ = CommonPrefix.end(of: [1, 2], and: [1], from: 0, to: 2)
    }
  }
}
