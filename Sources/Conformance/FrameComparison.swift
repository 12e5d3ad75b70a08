import LayoutCore

/// A comparison of the element frames and rows in a case with the engine's answers.
struct FrameComparison {
  /// The largest difference between two numbers considered equal, in points.
  ///
  /// Case files give thirds of a point with four decimals, and some content sizes with two. A wrong
  /// frame is off by at least one pixel, which is a third of a point at the finest scale.
  static let tolerance = 0.01

  /// The maximum number of unexpected elements to report.
  private static let extraLimit = 10

  /// The largest allowed difference between two numbers, in points.
  ///
  /// It is 0 for numbers that must be equal bit for bit.
  var tolerance = FrameComparison.tolerance
  let answers: EngineAnswers
  /// The visible part of the content, in points.
  let visibleBounds: Frame

  /// Returns all differences, in the order of the file.
  func differences(from expected: ConformanceCase.Frames) -> [ConformanceDifference] {
    sizeDifferences(from: expected)
      + expected.elements.flatMap(differences)
      + extraElements(in: expected)
      + expected.rows.flatMap(differences)
  }

  private func sizeDifferences(from expected: ConformanceCase.Frames) -> [ConformanceDifference] {
    guard let size = expected.contentSize else { return [] }
    let actual = answers.contentSize
    let isEqual =
      isEqual(size.horizontal, actual.horizontal)
      && isEqual(size.vertical, actual.vertical)
    guard !isEqual else { return [] }
    return [
      ConformanceDifference(
        subject: "layout", field: "contentSize",
        expected: size.plain,
        actual: actual.plain)
    ]
  }

  // MARK: Elements

  private func differences(from expected: ExpectedElement) -> [ConformanceDifference] {
    func difference(_ field: String, _ expected: String, _ actual: String) -> ConformanceDifference
    {
      ConformanceDifference(subject: name, field: field, expected: expected, actual: actual)
    }
    let name = expected.name.description
    guard let actual = answers.element(expected.name) else {
      return [difference("frame", expected.frame.plain, "no such element")]
    }
    var differences: [ConformanceDifference] = []
    let frame = expected.clippedEdges.visiblePart(
      of: actual.frame, in: visibleBounds, measured: expected.frame)
    if !isEqual(frame, expected.frame) {
      differences.append(difference("frame", expected.frame.plain, frame.plain))
    }
    if let zIndex = expected.zIndex, zIndex != actual.zIndex {
      differences.append(difference("zIndex", "\(zIndex)", "\(actual.zIndex)"))
    }
    return differences
  }

  private func extraElements(in expected: ConformanceCase.Frames) -> [ConformanceDifference] {
    guard expected.elementsAreComplete else { return [] }
    let extra = answers.elements(
      besides: Set(expected.elements.map(\.name)), limit: Self.extraLimit)
    return extra.map { name in
      ConformanceDifference(
        subject: name.description, field: "frame", expected: "no such element",
        actual: answers.element(name)?.frame.plain ?? "an element")
    }
  }

  // MARK: Rows

  private func differences(from expected: ExpectedRow) -> [ConformanceDifference] {
    let subject = "row of section \(expected.section)"
    guard let row = answers.row(section: expected.section) else {
      return [
        ConformanceDifference(
          subject: subject, field: "scrolling", expected: "a row", actual: "no such row")
      ]
    }
    var pairs: [(field: String, expected: Double, actual: Double)] = []
    if let length = expected.length { pairs.append(("rowLength", length, row.length)) }
    if let viewport = expected.viewport { pairs.append(("viewport", viewport, row.viewport)) }
    if let offset = expected.maxOffset { pairs.append(("maxOffset", offset, row.maxOffset)) }
    for (group, offset) in expected.centeredOffsets.enumerated() {
      pairs.append(("groupCenteredOffsets[\(group)]", offset, row.centeredOffset(group: group)))
    }
    for (index, offset) in expected.restOffsets.enumerated() {
      // A row must stay where it was observed to rest.
      pairs.append(("observedRestOffsets[\(index)]", offset, row.restingOffset(near: offset)))
    }
    return pairs.filter { !isEqual($0.expected, $0.actual) }.map { pair in
      ConformanceDifference(
        subject: subject, field: pair.field, expected: pair.expected.plain,
        actual: pair.actual.plain)
    }
  }

  // MARK: Equality

  private func isEqual(_ a: Frame, _ b: Frame) -> Bool {
    isEqual(a.x, b.x) && isEqual(a.y, b.y) && isEqual(a.width, b.width)
      && isEqual(a.height, b.height)
  }

  private func isEqual(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= tolerance }
}
