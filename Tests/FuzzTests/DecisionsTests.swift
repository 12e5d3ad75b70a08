import Testing
import Trials

struct DecisionsTests {
  @Test func seedsDecideAsAGeneratorDoes() {
    var decisions = Decisions(seed: 7)
    var random = SeededRandom(seed: 7)
    #expect(decisions.next(in: 0..<1000) == random.next(in: 0..<1000))
    #expect(decisions.next(in: -1.0..<1) == random.next(in: -1.0..<1))
    #expect(decisions.next() == random.next())
    var child = decisions.child()
    var other = SeededRandom(seed: random.next())
    #expect(child.next() == other.next())
    #expect(!decisions.areSpent)
  }

  @Test func eachByteIsADecision() {
    var decisions = Decisions(bytes: [3, 255, 1, 2, 0x80, 0x00, 7])
    #expect(decisions.next(in: 10..<20) == 13)
    #expect(decisions.next(in: 0..<256) == 255)
    // More possibilities use another byte, and a single possibility uses none.
    #expect(decisions.next(in: 0..<257) == 258 % 257)
    #expect(decisions.next(in: 5..<6) == 5)
    #expect(decisions.next(in: -1.0..<1) == 0)
    #expect(decisions.next() == 0x0707_0707_0707_0707)
    #expect(decisions.areSpent)
  }

  @Test func exhaustedDecisionsReturnMinimum() {
    var decisions = Decisions(bytes: [])
    #expect(decisions.next(in: -7..<20) == -7)
    #expect(decisions.next(in: .min..<Int.max) == .min)
    #expect(decisions.next(in: 0.0..<1) == (1.0).nextDown)
    // A generator that returned the same bits forever would never produce a fair number.
    let draws = Set((0..<50).map { _ in Int.random(in: 0..<3, using: &decisions) })
    #expect(draws == [0, 1, 2])
  }

  @Test func partsReadTheSameBytes() {
    var decisions = Decisions(bytes: [1, 2, 3])
    var part = decisions.child()
    #expect(part.next(in: 0..<9) == 1)
    #expect(decisions.next(in: 0..<9) == 2)
    #expect(part.next(in: 0..<9) == 3)
    #expect(decisions.areSpent)
  }
}
