import BenchHarness

/// The page about scroll traces: a sentence stating whether any hitches occurred, followed by
/// tables for each screen and a filmstrip of each trace.
extension HitchTable {
  /// The blocks of the page, with the sentence about hitches first.
  var pageBlocks: [ReportBlock] {
    let parts = screens.map { title, rows -> ReportBlock in
      .section(
        ReportSection(
          title: title, scenario: rows.first?.result.scenario, isFolded: false,
          blocks: tables(rows) + filmStrips(rows)))
    }
    return [.section("Answer", loud + [.list([answer] + notes(report.results))])] + parts
      + [.section("Conditions", [.list(head)])]
  }

  /// A sentence about the trace with the worst hitches, or about the headroom if no frame is late.
  private var answer: String {
    let rows = report.results.compactMap { result in result.metrics.map { (result, $0) } }
    func name(_ result: HitchResult) -> String {
      "\(result.trace) at \(result.hertz) Hz in \(result.scenario)"
    }
    guard let worst = rows.max(by: { $0.1.hitchTimeRatio < $1.1.hitchTimeRatio }) else {
      return "Hitches: unknown, because no trace was timed."
    }
    let count = rows.count { $0.1.hitches > 0 }
    let traces = "\(Words.counted(rows.count, "trace")) (each at one refresh rate)"
    guard count > 0 else {
      let nearest = rows.min { ($0.1.headroom ?? .infinity) < ($1.1.headroom ?? .infinity) }
      let room = nearest.flatMap { result, metrics in
        metrics.headroom.map {
          "; least headroom: \(HumanRatio.short($0)) in \(name(result))"
        }
      }
      return "Hitches: none in \(traces)\(room ?? "")."
    }
    return "Hitches: in \(count) of \(traces); the worst is \(name(worst.0)): "
      + "\(HumanCount.format(worst.1.hitchTimeRatio)) ms/s, \(worst.1.band.rawValue)."
  }

  /// Returns the filmstrip of each trace, which consists of several charts.
  ///
  /// One chart compares the cost of each frame with the time available for it, and the others show
  /// the changes on the screen.
  private func filmStrips(_ rows: [Row]) -> [ReportBlock] {
    rows.compactMap { index, result in
      guard result.metrics != nil, !result.replays.isEmpty else { return nil }
      let title = "\(result.trace) at \(result.hertz) Hz, frame by frame"
      let costs = FrameRecording(replays: result.replays).costs.map(Double.init)
      var table = NumberTable(columns: [.text("figure"), .text("of each frame")])
      func add(_ name: String, _ values: [Double], _ place: String) {
        table.append([
          "\(name)",
          .samples(
            [DisplayedRound(number: nil, samples: values)], at: "/results/\(index)/\(place)"),
        ])
      }
      func chart(
        _ name: String, _ values: [Double], _ kind: Chart.Axis.Values, style: Int
      ) -> Chart {
        var chart = Chart(
          title: name, x: Chart.Axis(name: "frame", values: .plain),
          y: Chart.Axis(name: name, values: kind),
          lines: [
            Chart.Line(
              name: name, style: style,
              points: values.enumerated().map { Chart.Point(x: Double($0), y: $1) })
          ])
        chart.isStrip = true
        chart.height = 120
        return chart
      }
      var cost = chart("cost of a frame", costs, .time, style: 0)
      cost.form = .logarithmic
      cost.limit = 1e9 / Double(result.hertz)
      cost.limitName = "budget"
      var charts = [cost]
      add("lowest cost, ns", costs, "replays")
      if let timeline = result.timeline {
        for (style, strip) in zip(
          1...,
          [
            ("drift, points", timeline.anchorDrift, "anchorDrift"),
            ("content length, points", timeline.contentLength, "contentLength"),
            ("cells made", timeline.viewsMade.map(Double.init), "viewsMade"),
          ]) where !strip.1.isEmpty
        {
          var chart = chart(strip.0, strip.1, style == 2 ? .exact : .plain, style: style)
          chart.form = .fitted
          charts.append(chart)
          add(strip.0, strip.1, "timeline/\(strip.2)")
        }
      }
      return .section(
        ReportSection(title: title, isFolded: true, blocks: [.charts(charts, table)]))
    }
  }
}
