import LayoutCore
import Testing

/// Hosts that cannot scroll as far as the content is long.
struct ScrollRangeTests {
  private let long = ScrollRange(
    contentLength: 3_000_000_000, viewportLength: 480, limit: 16_000_000)

  @Test func endsBelongToEnds() {
    #expect(long.contentRange == 3_000_000_000 - 480)
    #expect(long.hostRange == 16_000_000 - 480)
    #expect(long.hostLength(viewportLength: 480) == 16_000_000)
    #expect(long.contentOffset(forHost: 0) == 0)
    #expect(long.contentOffset(forHost: long.hostRange) == long.contentRange)
    #expect(long.hostOffset(forContent: 0) == 0)
    #expect(long.hostOffset(forContent: long.contentRange) == long.hostRange)
    #expect(abs(long.contentOffset(forHost: long.hostRange / 2) - long.contentRange / 2) < 0.001)
  }

  @Test func fartherIsNeverNearer() {
    var last = -1.0
    for step in 0...10_000 {
      let offset = long.contentOffset(forHost: long.hostRange * Double(step) / 10_000)
      #expect(offset > last)
      #expect(offset <= long.contentRange)
      last = offset
    }
    // Two neighbouring numbers as well.
    let host = 12_345_678.9
    #expect(long.contentOffset(forHost: host.nextUp) >= long.contentOffset(forHost: host))
  }

  @Test func whatIsBeyondAnEndStaysAsFarBeyondIt() {
    #expect(long.contentOffset(forHost: -25) == -25)
    #expect(long.contentOffset(forHost: long.hostRange + 25) == long.contentRange + 25)
    #expect(long.hostOffset(forContent: -25) == -25)
    #expect(long.hostOffset(forContent: long.contentRange + 25) == long.hostRange + 25)
  }

  @Test(arguments: [0.0, 100, 480, 10_000, 16_000_000])
  func contentThatTheHostCanScrollIsScrolledAsItIs(length: Double) {
    let range = ScrollRange(contentLength: length, viewportLength: 480, limit: 16_000_000)
    #expect(range.isIdentity)
    for offset in [-10, 0, 3.25, length, length + 7] {
      #expect(range.contentOffset(forHost: offset) == offset)
      #expect(range.hostOffset(forContent: offset) == offset)
    }
    #expect(!long.isIdentity)
  }

  @Test func aStepIsTakenPointForPoint() {
    var offset = 1_500_000_000.0
    for distance in [1.0, -3, 0.5, 480] {
      let moved = long.moved(from: offset, by: distance)
      #expect(moved.contentOffset == offset + distance)
      #expect(moved.hostOffset == long.hostOffset(forContent: moved.contentOffset))
      offset = moved.contentOffset
    }
    #expect(long.moved(from: 5, by: -30).contentOffset == 0)
    #expect(long.moved(from: 5, by: -30).hostOffset == 0)
    let end = long.moved(from: long.contentRange - 5, by: 30)
    #expect(end.contentOffset == long.contentRange)
    #expect(end.hostOffset == long.hostRange)
  }

  @Test func thereAndBackIsWithinAPixel() {
    for step in 0...100 {
      let offset = long.contentRange * Double(step) / 100
      #expect(abs(long.contentOffset(forHost: long.hostOffset(forContent: offset)) - offset) < 0.01)
    }
  }

  @Test func aHostThatCannotScrollAtAllStaysPut() {
    let none = ScrollRange(contentLength: 1000, viewportLength: 480, limit: 100)
    #expect(none.hostRange == 0)
    #expect(none.hostOffset(forContent: 300) == 0)
    #expect(none.moved(from: 100, by: 50).contentOffset == 150)
  }
}
