import LayoutCore
import LayoutStrategies
import LayoutViewport
import StrategyTrials

/// A strategy and the naive strategy, performing the same steps.
struct SequenceTrial<Strategy: LayoutStrategy> {
  private(set) var subject: Strategy
  private var naive: NaiveLayout
  /// The visible part of the content.
  private var viewport: Frame
  /// The cases covered by the steps.
  private(set) var reach = SequenceReach()

  init(_ input: LayoutInput) throws {
    subject = try Strategy(input)
    naive = try NaiveLayout(input)
    viewport = Frame(
      x: 0, y: 0, width: input.container.size.horizontal, height: input.container.size.vertical)
  }

  /// Performs a step on both strategies.
  ///
  /// - Returns: A description of a fault in what the step itself reports; `nil` if it is right.
  mutating func perform(_ step: SequenceStep) throws -> String? {
    switch step {
    case .plain(let operation):
      try subject.perform(operation)
      try naive.perform(operation)
    case .anchored(let operation, let anchor):
      return try perform(operation, anchor)
    case .scroll(let part):
      let view = ViewLine(subject, viewport)
      viewport = view.moved(to: (Double(view.lastOffset) * part).rounded())
    case .scrollRow(let section, let offset):
      subject.setRowOffset(offset, section: section)
      naive.setRowOffset(offset, section: section)
    case .settle(let salt, let anchor):
      return try settle(salt: salt, anchor)
    case .land(let section, let item, let target, let salt):
      return try land(section: section, item: item, target, salt: salt)
    }
    viewport.width = subject.input.container.size.horizontal
    viewport.height = subject.input.container.size.vertical
    return nil
  }

  // MARK: Anchors

  private mutating func perform(
    _ operation: RandomOperation, _ anchor: LayoutAnchor
  ) throws -> String? {
    let before = HeldView(subject, viewport, anchor)
    let change: AnchoredChange
    var changes: [LayoutChange] = []
    switch operation {
    case .fit(let sizes):
      change = try subject.fit(sizes, in: viewport, anchor: anchor)
      try naive.fit(sizes)
    case .change(let proposed):
      var probe = subject
      for change in proposed where (try? probe.input.check(change)) != nil {
        try probe.apply([change])
        changes.append(change)
      }
      change = try subject.apply(changes, in: viewport, anchor: anchor)
      try naive.apply(changes)
    case .resize(let size):
      let resized = subject.input.resized(to: size)
      change = try subject.update(to: resized, in: viewport, anchor: anchor)
      try naive.update(to: resized)
    }
    reach.count(.anchorMoved, if: change.offsetAdjustment != .zero)
    reach.count(.anchorClamped, if: change.isClamped)
    reach.count(.anchorLost, if: change.anchor == nil && anchor != .none)
    let after = viewport.moved(to: change.offset)
    let problem = before.problem(subject, after, change, changes)
    viewport = after
    viewport.width = subject.input.container.size.horizontal
    viewport.height = subject.input.container.size.vertical
    return problem
  }

  // MARK: Asking

  private mutating func settle(salt: Int, _ anchor: LayoutAnchor) throws -> String? {
    var answers: [FittedSize] = []
    var refused: Set<ElementID> = []
    let report = try subject.settle(in: viewport, anchor: anchor) { element, axes in
      let answer = Self.answer(element, salt: salt)
      if let answer {
        answers.append(FittedSize(element.id, size: answer))
      } else {
        refused.insert(element.id)
      }
      return answer
    }
    try naive.fit(answers)
    reach.count(.asked, if: !answers.isEmpty)
    viewport = viewport.moved(to: report.offset)
    guard report.isSettled else { return "does not settle: \(report)" }
    return unknownElement(besides: refused).map { "\($0) was not asked" }
  }

  /// Returns a visible element whose size depends on its content but is unknown, although it was
  /// not refused.
  private func unknownElement(besides refused: Set<ElementID>) -> ElementID? {
    subject.elements(in: viewport).map(\.id).first {
      !subject.estimatedAxes(of: $0).isEmpty && subject.fittedLengths(of: $0).isUnknown
        && !refused.contains($0)
    }
  }

  /// Returns the size preferred by the content of an element, whatever size is proposed.
  private static func answer(_ element: LayoutElement, salt: Int) -> Vector? {
    var number = UInt64(bitPattern: Int64(element.item &* 31 &+ element.section &* 7 &+ salt))
    number = (number ^ (number >> 7)) &* 0x9E37_79B9_7F4A_7C15
    guard number >> 61 != 0 else { return nil }
    return Vector(
      horizontal: Double(number >> 20 % 120) + 1, vertical: Double(number >> 40 % 240) / 2 + 1)
  }

  private mutating func land(
    section: Int, item: Int, _ target: ScrollTarget, salt: Int
  ) throws -> String? {
    var answers: [FittedSize] = []
    let start = HeldView(subject, viewport, .item(section: section, item: item))
    let report = try subject.scroll(
      toSection: section, item: item, at: target, in: viewport
    ) { element, axes in
      let answer = Self.answer(element, salt: salt)
      if let answer { answers.append(FittedSize(element.id, size: answer)) }
      return answer
    }
    try naive.fit(answers)
    guard let report else {
      return subject.frame(section: section, item: item) == nil ? nil : "does not land"
    }
    viewport = viewport.moved(to: report.offset)
    reach.count(.landed)
    reach.count(.landedAtAnEnd, if: report.isClamped)
    guard report.landingError == 0 else { return "lands beside: \(report)" }
    guard report.isSettled else { return "does not settle: \(report)" }
    return start.landingProblem(subject, viewport, section: section, item: item, target)
  }

  // MARK: Comparing

  /// Returns a difference between the strategy and the naive strategy, or between the strategy and
  /// a new instance with the same measured sizes; `nil` if they agree.
  mutating func difference(seed: Int, isLast: Bool) throws -> String? {
    subject.setVisibleBounds(viewport)
    naive.setVisibleBounds(viewport)
    if let problem = Self.difference(subject, naive, seed: seed) { return "naive: \(problem)" }
    guard isLast else { return nil }
    var fresh = try Strategy(subject.input)
    try fresh.fit(subject.fittedSizes)
    fresh.setVisibleBounds(viewport)
    var unscrolled = subject
    for section in 0..<8 { unscrolled.setRowOffset(0, section: section) }
    return Self.difference(fresh, unscrolled, seed: seed).map { "fresh: \($0)" }
  }

  private static func difference(
    _ a: some LayoutStrategy, _ b: some LayoutStrategy, seed: Int
  ) -> String? {
    let sizes = (a.fittedSizes, b.fittedSizes)
    if sizes.0 != sizes.1 {
      let index = zip(sizes.0, sizes.1).first { $0 != $1 }
      return "sizes \(index as Any) of \(sizes.0.count) and \(sizes.1.count)"
    }
    let size = b.contentSize
    if a.contentSize != size { return "content \(a.contentSize) != \(size)" }
    let frames = (a.allFrames, b.allFrames)
    if frames.0 != frames.1 {
      let index = zip(frames.0, frames.1).enumerated().first { $1.0 != $1.1 }
      return "frames \(index as Any) of \(frames.0.count) and \(frames.1.count)"
    }
    var random = RandomLayout(seed: UInt64(seed))
    for number in 0..<2 {
      let rectangle =
        number == 0
        ? Frame(x: -1, y: -1, width: size.horizontal + 2, height: size.vertical + 2)
        : random.rectangle(in: size)
      let found = (a.elements(in: rectangle).sorted(), b.elements(in: rectangle).sorted())
      if found.0 != found.1 {
        let index = zip(found.0, found.1).enumerated().first { $1.0 != $1.1 }
        return """
          query \(rectangle) finds \(found.0.count) and \(found.1.count), \
          \(index as Any)
          """
      }
    }
    return nil
  }
}

extension Frame {
  /// Returns the same frame at another offset.
  func moved(to offset: Vector) -> Frame {
    Frame(x: offset.horizontal, y: offset.vertical, width: width, height: height)
  }
}
