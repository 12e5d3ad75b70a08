import LayoutCore
import LayoutViewport
import Testing
import _TestSupport

/// Tests contents that determine both of their dimensions, and are measured again with the size
/// they requested.
struct OscillationTests {
  private let tags = SectionPlan(
    group: .row(
      .fw(1), .estimated(20), [.leaf(.estimated(80), .estimated(20))], spacing: .fixed(10)))

  private let view = Frame(0, 0, 320, 100)

  @Test func measuresConsistentContentTwice() throws {
    var engine = try DefaultLayoutEngine(tags, items: 3)
    var asked: [Int] = []
    let report = try engine.settle(in: view) { element, axes in
      #expect(axes == .both)
      asked.append(element.item)
      return Vector(horizontal: Double(40 + element.item * 10), vertical: 30)
    }
    #expect(asked == [0, 1, 2, 0, 1, 2])
    #expect(report.rounds == 2)
    #expect(report.isSettled)
    #expect(report.oscillations.isEmpty)
    #expect(engine.allFrames.map(\.width) == [40, 50, 60])
  }

  @Test func measuresSatisfiedContentOnce() throws {
    var engine = try DefaultLayoutEngine(tags, items: 1)
    let report = try engine.settle(in: view) { _, _ in Vector(horizontal: 80, vertical: 20) }
    #expect(report.measured == 1)
    #expect(report.isSettled)
  }

  @Test func convergingContentSettles() throws {
    var engine = try DefaultLayoutEngine(tags, items: 1)
    // Half of the way to 40 each time, until the pixel no longer changes.
    let report = try engine.settle(in: view) { element, _ in
      Vector(
        horizontal: (element.frame.width + 40) / 2, vertical: (element.frame.height + 40) / 2)
    }
    #expect(report.isSettled)
    #expect(report.oscillations.isEmpty)
    #expect(report.rounds > 2)
    #expect(report.rounds < DefaultLayoutEngine.roundLimit)
    let frame = try #require(engine.frame(section: 0, item: 0))
    #expect(abs(frame.width - 40) <= 1)
    #expect(abs(frame.height - 40) <= 1)
  }

  @Test func reportsUnsettledContent() throws {
    var engine = try DefaultLayoutEngine(tags, items: 2)
    // A text that wants another line as soon as it has the width it requested.
    let report = try engine.settle(in: view) { element, _ in
      guard element.item == 1 else { return Vector(horizontal: 50, vertical: 20) }
      return element.frame.width == 100
        ? Vector(horizontal: 60, vertical: 40) : Vector(horizontal: 100, vertical: 20)
    }
    #expect(!report.isSettled)
    #expect(report.rounds == DefaultLayoutEngine.roundLimit)
    let oscillation = try #require(report.oscillations.first)
    #expect(report.oscillations.count == 1)
    #expect(oscillation.element == ElementID(section: 0, item: 1))
    #expect(oscillation.rounds == DefaultLayoutEngine.roundLimit)
    #expect(oscillation.previous == Vector(horizontal: 100, vertical: 20))
    #expect(oscillation.last == Vector(horizontal: 60, vertical: 40))
    #expect(
      oscillation.description == """
        Item 1 of section 0 requested 100.0 × 20.0 and 60.0 × 40.0 points in turn, and kept the \
        latter after 12 rounds.
        """)
    #expect(engine.frame(section: 0, item: 1) == Frame(60, 0, 60, 40))
    #expect(report.contentSizeWobble > 0)
  }

  /// Agreement in the last round counts like agreement in any other round.
  @Test func contentSettledInTheLastRoundDoesNotOscillate() throws {
    var engine = try DefaultLayoutEngine(tags, items: 1)
    var rounds = 0
    let report = try engine.settle(in: view) { _, _ in
      rounds += 1
      guard rounds < DefaultLayoutEngine.roundLimit - 1 else {
        return Vector(horizontal: 70, vertical: 30)
      }
      return Vector(horizontal: Double(40 + 10 * (rounds % 2)), vertical: 20)
    }
    #expect(report.rounds == DefaultLayoutEngine.roundLimit)
    #expect(report.oscillations == [])
    #expect(report.isSettled)
    #expect(engine.frame(section: 0, item: 0) == Frame(0, 0, 70, 30))
  }

  @Test func oneAxisIsNeverAskedTwice() throws {
    let list = SectionPlan(
      group: .row(.fw(1), .estimated(44), [.leaf(.fw(1), .estimated(44))]))
    var engine = try DefaultLayoutEngine(list, items: 2)
    var answer = 0.0
    let report = try engine.settle(in: view) { _, _ in
      answer += 10
      return Vector(horizontal: 0, vertical: answer)
    }
    #expect(report.rounds == 1)
    #expect(report.measured == 2)
    #expect(report.isSettled)
  }
}
