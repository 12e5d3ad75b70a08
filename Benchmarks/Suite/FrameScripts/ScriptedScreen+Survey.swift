import BenchHarness
import BenchReports
import BenchScenarios
import LayoutCore

/// Methods that verify a whole trace and count its work, outside the timed runs.
extension ScriptedScreen {
  /// The number of frames whose elements are compared with a layout computed from scratch.
  private static let comparedFrames = 8

  /// Plays all frames from the beginning and counts their work.
  ///
  /// Views, measured contents and calls to the app are counted from the creation of the screen, but
  /// the work of the layout only from the first frame.
  ///
  /// - Parameters:
  ///   - fresh: The layout computed from scratch, for comparison with the screen.
  ///   - hasTime: A closure returning whether enough time remains for the next frame.
  /// - Returns: The counts and the anchor drift, or `nil` if there was no time for all frames.
  /// - Throws: ``FrameScriptError`` if the screen and a fresh layout with the same sizes show
  ///   different elements.
  func survey(
    against fresh: FreshAnswer = FreshAnswer(DefaultLayoutEngine.self), while hasTime: () -> Bool
  ) throws(FrameScriptError) -> FrameSurvey? {
    rewind(records: true)
    defer { source.isRecording = false }
    let before = ScreenCounts(screen)
    drift = keepsPlaces ? 0 : nil
    defer { drift = nil }
    var (shown, alive) = (0, 0)
    var timeline = FrameTimeline()
    var greatestDrift = 0.0
    let stride = max(1, script.frames.count / Self.comparedFrames)
    for index in script.frames.indices {
      guard hasTime() else { return nil }
      let made = source.tally.viewsMade
      if drift != nil { drift = 0 }
      play(index)
      if let drift {
        timeline.anchorDrift.append(drift)
        greatestDrift = max(greatestDrift, drift)
      }
      timeline.contentLength.append(contentLength)
      timeline.viewsMade.append(source.tally.viewsMade - made)
      shown = max(shown, screen.shownViewCount)
      alive = max(alive, source.aliveViewCount)
      if index % stride == stride - 1 { try compare(with: fresh, inFrame: index) }
    }
    var counts = ScreenCounts(screen).counts(since: before)
    counts.merge(source.tally.byName) { $1 }
    counts["viewsShown"] = shown
    counts["viewsAlive"] = alive
    return FrameSurvey(
      counters: counts, anchorDrift: drift.map { _ in greatestDrift }, timeline: timeline)
  }

  private func compare(
    with fresh: FreshAnswer, inFrame index: Int
  ) throws(FrameScriptError) {
    guard let state = screen.state else { return }
    let answer: (contentSize: Vector, elements: [LayoutElement])
    do { answer = try fresh.answer(state) } catch { throw self.error(index, .refused("\(error)")) }
    guard answer.contentSize == screen.contentSize, answer.elements == screen.shownElements else {
      throw error(index, .otherElements)
    }
  }

  private func error(_ frame: Int, _ fault: FrameScriptError.Fault) -> FrameScriptError {
    FrameScriptError(trace: script.kind, hertz: script.hertz, frame: frame, fault: fault)
  }
}
