import LayoutCore

/// A strategy and the naive one after the same calls.
struct LayoutPair<Strategy: LayoutStrategy> {
  private(set) var subject: Strategy
  private(set) var naive: NaiveLayout
  private var visible = VisibleElements()

  /// Pairs strategies that have laid the same input out.
  init(subject: Strategy, naive: NaiveLayout) {
    self.subject = subject
    self.naive = naive
  }

  // MARK: Calls

  /// Makes a call of both.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - log: Gets its text.
  /// - Returns: The fault of the error or the change that it answers; nil if there is none.
  mutating func make(_ call: LayoutCall, _ log: inout TrialLog) -> TrialFault? {
    switch call {
    case .layOut(let input): return update(to: input, "update(to: \(input.summary))", &log)
    case .resize(let size):
      return update(
        to: naive.input.resized(to: size),
        "update(to: the same in \(size.horizontal) × \(size.vertical))", &log)
    case .fit(let sizes):
      log.add("fit([\(sizes.map(\.summary).joined(separator: ", "))])")
      return change("fit", { try $0.fit(sizes) }, { try $0.fit(sizes) })
    case .apply(let changes):
      let fitting = fitting(changes)
      guard !fitting.isEmpty else { return nil }
      log.add("apply([\(fitting.map(\.summary).joined(separator: ", "))])")
      return change("apply", { try $0.apply(fitting) }, { try $0.apply(fitting) })
    case .applyWrong(let wrong):
      guard (try? naive.input.check(wrong)) == nil else { return nil }
      log.add("apply([\(wrong.summary)])")
      return change("apply", { try $0.apply([wrong]) }, { try $0.apply([wrong]) })
    case .setRowOffset(let offset, let section):
      log.add("setRowOffset(\(offset), section: \(section))")
      subject.setRowOffset(offset, section: section)
      naive.setRowOffset(offset, section: section)
      return nil
    case .setVisibleBounds(let bounds):
      log.add("setVisibleBounds(\(bounds.map(\.summary) ?? "nil"))")
      subject.setVisibleBounds(bounds)
      naive.setVisibleBounds(bounds)
      return nil
    case .copy: return nil
    }
  }

  private mutating func update(
    to input: LayoutInput, _ text: @autoclosure () -> String, _ log: inout TrialLog
  ) -> TrialFault? {
    log.add(text())
    return change("update", { try $0.update(to: input) }, { try $0.update(to: input) })
  }

  /// The changes that fit, each after those before it.
  private func fitting(_ changes: [LayoutChange]) -> [LayoutChange] {
    var probe = naive
    return changes.filter { change in
      (try? probe.input.check(change)) != nil && (try? probe.apply([change])) != nil
    }
  }

  private mutating func change(
    _ method: String, _ ofSubject: (inout Strategy) throws -> ContentChange,
    _ ofNaive: (inout NaiveLayout) throws -> ContentChange
  ) -> TrialFault? {
    let size = subject.contentSize
    let cells = someCells.map { ($0, subject.frame(section: $0.section, item: $0.item)) }
    let expected = Result { try ofNaive(&naive) }
    switch (expected, Result { try ofSubject(&subject) }) {
    case (.success, .failure(let error)):
      return TrialFault("\(method)", expected: "no error", actual: "the error: \(error)")
    case (.failure(let error), .success):
      return TrialFault("\(method)", expected: "the error: \(error)", actual: "no error")
    case (.failure(let right), .failure(let wrong)):
      return TrialFault(
        comparing: "the error of \(method)", expected: "\(right)", actual: "\(wrong)")
    case (.success, .success(let change)):
      if let fault = differenceOfContentSize { return fault }
      let moved = cells.first { cell, frame in
        change.keeps(cell) && subject.frame(section: cell.section, item: cell.item) != frame
      }
      if let (cell, frame) = moved {
        return TrialFault(
          "firstMoved of \(method)",
          expected: "\(cell.summary) or one before it, as its frame was "
            + "\(frame.map(\.summary) ?? "nil")",
          actual: change.firstMoved.map(\.summary) ?? "nil")
      }
      return TrialFault(
        comparing: "contentSizeDelta of \(method)",
        expected: (subject.contentSize - size).summary, actual: change.contentSizeDelta.summary)
    }
  }

  /// Some cells of each section: the first, the last, and one between them.
  private var someCells: [ElementID] {
    let sections = subject.input.sections
    return sections.indices.prefix(6).flatMap { section in
      let count = sections[section].itemCount
      return Set([0, count / 2, count - 1]).filter { $0 >= 0 && $0 < count }.sorted().map {
        ElementID(section: section, item: $0)
      }
    }
  }

  // MARK: Answers

  /// Compares answers.
  ///
  /// - Parameters:
  ///   - random: Decides which ones.
  ///   - isComplete: Whether all items and sizes are compared.
  /// - Returns: The first difference, or nil.
  func difference(using random: inout SeededRandom, isComplete: Bool) -> TrialFault? {
    let size = naive.contentSize
    let fault =
      differenceOfContentSize
      ?? differenceOfQuery(Self.rectangle(in: size, using: &random))
      ?? differenceOfItem(using: &random)
    guard isComplete, fault == nil else { return fault }
    return differenceOfFrames
      ?? differenceOfQuery(
        Frame(x: -1, y: -1, width: size.horizontal + 2, height: size.vertical + 2))
      ?? differenceOfSizes
      ?? differenceOfElement(using: &random)
  }

  private var differenceOfContentSize: TrialFault? {
    TrialFault(
      comparing: "contentSize", expected: naive.contentSize.summary,
      actual: subject.contentSize.summary)
  }

  private static func rectangle(in size: Vector, using random: inout SeededRandom) -> Frame {
    func part(_ length: Double) -> Double { random.next(in: -0.1..<1.0) * max(1, length) }
    // Whole points are as exact in messages as they are.
    return Frame(
      x: part(size.horizontal).rounded(), y: part(size.vertical).rounded(),
      width: (random.next(in: 0.0..<1.2) * size.horizontal).rounded(),
      height: Double(random.next(in: 0..<700)))
  }

  private func differenceOfQuery(_ rectangle: Frame) -> TrialFault? {
    let method = "query(\(rectangle.summary))"
    let expected = elements(of: naive, in: rectangle)
    for times in 1...2 {
      let actual = elements(of: subject, in: rectangle)
      let place = zip(expected, actual).enumerated().first { $1.0 != $1.1 }
      let again = times == 1 ? "" : ", the second time,"
      if let (index, (right, wrong)) = place {
        return TrialFault(
          "element \(index) of \(method)\(again)", expected: right.summary, actual: wrong.summary)
      }
      guard expected.count == actual.count else {
        let longer = expected.count > actual.count ? expected : actual
        let odd = longer[min(expected.count, actual.count)].summary
        return TrialFault(
          method + again,
          expected: "\(expected.count) elements" + (longer == expected ? " with \(odd)" : ""),
          actual: "\(actual.count) elements" + (longer == actual ? " with \(odd)" : ""))
      }
    }
    for element in expected.prefix(3) where element.kind == .cell {
      let frame = subject.frame(section: element.section, item: element.item)
      guard frame != element.frame else { continue }
      return TrialFault(
        "frame(section: \(element.section), item: \(element.item))",
        expected: element.frame.summary, actual: frame.map(\.summary) ?? "nil")
    }
    return nil
  }

  /// The elements in a rectangle: the cells in the order of the answer, the others in their own.
  private func elements(
    of strategy: some LayoutStrategy, in rectangle: Frame
  ) -> [LayoutElement] {
    var visible = visible
    strategy.query(rectangle, into: &visible)
    return visible.elements.filter { $0.kind == .cell }
      + visible.elements.filter { $0.kind != .cell }.sorted()
  }

  private func differenceOfItem(using random: inout SeededRandom) -> TrialFault? {
    let sections = naive.input.sections
    guard !sections.isEmpty else { return nil }
    let section = random.next(in: 0..<sections.count)
    // One behind the last, too.
    let item = random.next(in: 0..<sections[section].itemCount + 1)
    guard item < sections[section].itemCount || random.next(in: 0..<8) == 0 else { return nil }
    let frames = (
      naive.frame(section: section, item: item), subject.frame(section: section, item: item)
    )
    return TrialFault(
      comparing: "frame(section: \(section), item: \(item))",
      expected: frames.0.map(\.summary) ?? "nil", actual: frames.1.map(\.summary) ?? "nil")
  }

  private var differenceOfFrames: TrialFault? {
    if let fault = TrialFault(
      comparing: "the number of items of each section of input",
      expected: naive.input.sections.map(\.itemCount),
      actual: subject.input.sections.map(\.itemCount))
      ?? TrialFault(
        comparing: "shownItemCount", expected: naive.shownItemCount,
        actual: subject.shownItemCount)
    {
      return fault
    }
    let frames = (naive.allFrames, subject.allFrames)
    for (index, (right, wrong)) in zip(frames.0, frames.1).enumerated() where right != wrong {
      return TrialFault(
        "frames[\(index)] of writeFrames", expected: right.summary, actual: wrong.summary)
    }
    return TrialFault(
      comparing: "writeFrames", expected: frames.0.count, actual: frames.1.count)
  }

  private var differenceOfSizes: TrialFault? {
    let sizes = (naive.fittedSizes, subject.fittedSizes)
    for (index, (right, wrong)) in zip(sizes.0, sizes.1).enumerated() where right != wrong {
      return TrialFault(
        "fittedSizes[\(index)]", expected: right.summary, actual: wrong.summary)
    }
    return TrialFault(
      comparing: "fittedSizes.count", expected: sizes.0.count, actual: sizes.1.count)
  }

  private func differenceOfElement(using random: inout SeededRandom) -> TrialFault? {
    let filled = naive.input.sections.indices.filter { naive.input.sections[$0].itemCount > 0 }
    guard !filled.isEmpty else { return nil }
    for _ in 0..<2 {
      let section = filled[random.next(in: 0..<filled.count)]
      let item = random.next(in: 0..<naive.input.sections[section].itemCount)
      let cell = ElementID(section: section, item: item)
      let fault =
        TrialFault(
          comparing: "estimatedAxes(of: \(cell.summary))", expected: naive.estimatedAxes(of: cell),
          actual: subject.estimatedAxes(of: cell))
        ?? TrialFault(
          comparing: "fittedLengths(of: \(cell.summary))", expected: naive.fittedLengths(of: cell),
          actual: subject.fittedLengths(of: cell))
        ?? TrialFault(
          comparing: "uniformSiblings(section: \(section), item: \(item))",
          expected: naive.uniformSiblings(section: section, item: item),
          actual: subject.uniformSiblings(section: section, item: item))
      if let fault { return fault }
    }
    return nil
  }
}
