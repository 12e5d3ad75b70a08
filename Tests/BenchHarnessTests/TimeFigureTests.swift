import Foundation
import Testing

@testable import BenchHarness

/// The figure of a time is from the least disturbed round.
struct TimeFigureTests {
  private func time(_ rounds: [[Double]]) -> TimeSummary {
    TimeSummary(
      samples: rounds.flatMap { $0 }, iterationsPerSample: 1,
      rounds: rounds.enumerated().flatMap { round in round.element.map { _ in round.offset + 1 } })
  }

  @Test func ignoresDisturbedRounds() {
    let quiet = [100.0, 101, 102, 103, 104]
    let undisturbed = time([quiet])
    #expect(undisturbed.figure == 101)
    let disturbed = time([[210, 220, 230], quiet, [180, 190, 200]])
    #expect(disturbed.figure == 101)
    #expect(disturbed.median > 170)
  }

  @Test func secondRoundConfirmsTheTime() {
    #expect(!time([[100, 100, 100]]).isConfirmed && !time([[100, 100, 100]]).isDisturbed)
    #expect(time([[100, 100], [104, 104]]).isConfirmed)
    let disturbed = time([[100, 100], [106, 106]])
    #expect(!disturbed.isConfirmed && disturbed.isDisturbed)
  }

  @Test func oneSampleIsNotEnough() {
    #expect(time([[50, 100, 100, 100, 100]]).figure == 100)
  }

  @Test func threeQuartersOfARoundMayBeDisturbed() {
    #expect(time([[100, 100, 300, 300, 300]]).figure == 100)
  }

  @Test func readsFiguresOfOlderVersions() throws {
    let time = time([[210, 220, 230], [100, 101, 102]])
    let json = try SortedJSON.text(time)
    #expect(json.contains("\"figure\":100.5"))
    let old = json.replacing("\"figure\":100.5,", with: "")
    #expect(!old.contains("figure"))
    #expect(try JSONDecoder().decode(TimeSummary.self, from: Data(old.utf8)) == time)
  }
}
