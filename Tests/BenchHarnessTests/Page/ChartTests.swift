import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests axes and charts.
struct ChartTests {
  @Test func logarithmicAxesGoFromPowerToPower() {
    let ticks = Ticks([30, 4000], isLogarithmic: true)
    #expect(ticks.values.map { $0.rounded() } == [10, 100, 1000, 10_000])
    #expect(ticks.position(100) == 2 && ticks.position(0) == 1)
    let long = Ticks([1, 1e12], isLogarithmic: true)
    #expect(long.values.count <= 6)
    #expect(Ticks([1000, 1000], isLogarithmic: true).range == 3...4)
  }

  @Test func linearAxesBeginAtZeroUnlessFitted() {
    #expect(Ticks([30, 40], isLogarithmic: false).values == [0, 20, 40])
    #expect(Ticks([30, 40], isLogarithmic: false, isFitted: true).values == [30, 35, 40])
    #expect(Ticks([], isLogarithmic: true).range.lowerBound == 0)
  }

  @Test func aStripHasOneStrokeForEqualFrames() {
    var chart = Chart(
      title: "cost", x: Chart.Axis(name: "frame", values: .plain),
      y: Chart.Axis(name: "cost", values: .time),
      lines: [
        Chart.Line(
          name: "cost", style: 0,
          points: [1, 1, 1, 10, 10].enumerated().map { Chart.Point(x: Double($0), y: $1) })
      ])
    chart.isStrip = true
    chart.form = .logarithmic
    let text = ChartDrawing(chart: chart).svg.text
    #expect(text.contains("<path class=\"thin s0\" d=\"M86 150H551V10H706\"/>"), "\(text)")
    #expect(!text.contains("class=\"linear\""))
  }

  @Test func shapesOfPointsDiffer() {
    let shapes = (0..<Draw.styles).map { Draw.marker($0, x: 0, y: 0) }
    #expect(Set(shapes).count == Draw.styles)
  }

  @Test func roundsHaveALaneEach() {
    let rounds = [
      DisplayedRound(number: 1, samples: [10, 20]), DisplayedRound(number: 2, samples: [30]),
    ]
    let text = Mark.rounds(rounds, figure: 10).svg.text
    #expect(text.contains("M4 4h0M75 4h0") && text.contains("M146 12h0"), "\(text)")
    #expect(text.contains("height=\"16\""))
  }

  @Test func stepsHaveGaps() {
    let text = Mark.steps([1, nil, 3]).svg.text
    #expect(text.contains("M1 18H50.3M99.7 2H149"), "\(text)")
  }

  @Test func growthIntervalCoversAllRounds() throws {
    let sizes = [10, 100, 1000]
    let ranges = [1.0...2, 5...7, 20...21]
    let range = try #require(GrowthFit.exponents(of: zip(sizes, ranges).map { ($0, $1) }))
    var all: [Double] = []
    for choice in 0..<8 {
      let points = zip(sizes, ranges).enumerated().map { index, pair in
        (
          items: pair.0,
          value: choice >> index & 1 == 0 ? pair.1.lowerBound : pair.1.upperBound
        )
      }
      all.append(try #require(GrowthFit.exponent(of: points)))
    }
    #expect(abs(range.lowerBound - (all.min() ?? 0)) < 1e-12)
    #expect(abs(range.upperBound - (all.max() ?? 0)) < 1e-12)
    #expect(GrowthFit.exponents(of: [(10, 1...2)]) == nil)
  }
}
