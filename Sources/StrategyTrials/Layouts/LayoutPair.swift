import LayoutCore

/// A strategy paired with a simple model that has received the same calls.
struct LayoutPair<Strategy: LayoutStrategy, Model: LayoutStrategy> {
  private(set) var subject: Strategy
  private(set) var model: Model
  private var visible = VisibleElements()
  /// The first item the last call changed; `nil` if it changed no specific item.
  private var changed: ElementID?

  /// The maximum number of items in a layout whose whole content is queried.
  static var maxFound: Int { 4096 }
  /// The maximum number of items in a layout whose frames are all compared.
  static var maxWritten: Int { 100_000 }

  /// Creates a pair of strategies with the same input.
  init(subject: Strategy, model: Model) {
    self.subject = subject
    self.model = model
  }

  // MARK: Calls

  /// Applies a call to both strategies and compares their errors or changes.
  ///
  /// - Parameters:
  ///   - call: The call to apply to both strategies.
  ///   - log: The log that records the text of the call.
  /// - Returns: The difference between the returned errors or changes, or `nil` if both strategies
  ///   agree.
  mutating func make(_ call: LayoutCall, _ log: inout TrialLog) -> TrialFault? {
    changed = nil
    switch call {
    case .layOut(let input): return update(to: input, "update(to: \(input.summary))", &log)
    case .resize(let size):
      return update(
        to: model.input.resized(to: size),
        "update(to: the same input resized to \(size.horizontal) × \(size.vertical))", &log)
    case .fit(let sizes):
      log.add("fit([\(sizes.map(\.summary).joined(separator: ", "))])")
      return change("fit", { try $0.fit(sizes) }, { try $0.fit(sizes) })
    case .fitItems(let items, let salt):
      let section = model.input.sections.count - 1
      guard section >= 0 else { return nil }
      let items = items.clamped(to: 0..<model.input.sections[section].itemCount)
      log.add("fit([sizes of items \(items) of section \(section), number \(salt)])")
      changed = ElementID(section: section, item: items.lowerBound)
      let sizes = items.map { Self.size(ofItem: $0, section: section, salt: salt) }
      return change("fit", { try $0.fit(sizes) }, { try $0.fit(sizes) })
    case .apply(let changes):
      let fitting = fitting(changes)
      guard !fitting.isEmpty else { return nil }
      changed = fitting.last?.place
      log.add("apply([\(fitting.map(\.summary).joined(separator: ", "))])")
      return change("apply", { try $0.apply(fitting) }, { try $0.apply(fitting) })
    case .applyWrong(let wrong):
      guard (try? model.input.check(wrong)) == nil else { return nil }
      log.add("apply([\(wrong.summary)])")
      return change("apply", { try $0.apply([wrong]) }, { try $0.apply([wrong]) })
    case .setRowOffset(let offset, let section):
      log.add("setRowOffset(\(offset), section: \(section))")
      subject.setRowOffset(offset, section: section)
      model.setRowOffset(offset, section: section)
      return nil
    case .setVisibleBounds(let bounds):
      log.add("setVisibleBounds(\(bounds.map(\.summary) ?? "nil"))")
      subject.setVisibleBounds(bounds)
      model.setVisibleBounds(bounds)
      return nil
    case .copy: return nil
    }
  }

  /// Returns a pseudo-random size for an item; two items rarely have equal sizes.
  private static func size(ofItem item: Int, section: Int, salt: Int) -> FittedSize {
    var random = SeededRandom(seed: UInt64(salt &+ item))
    return FittedSize(
      ElementID(section: section, item: item),
      size: Vector(
        horizontal: Double(random.next(in: 4..<1000)) / 4,
        vertical: Double(random.next(in: 4..<4000)) / 4))
  }

  private mutating func update(
    to input: LayoutInput, _ text: @autoclosure () -> String, _ log: inout TrialLog
  ) -> TrialFault? {
    log.add(text())
    return change("update", { try $0.update(to: input) }, { try $0.update(to: input) })
  }

  /// Returns the valid changes; each change is checked after all earlier changes have been applied.
  private func fitting(_ changes: [LayoutChange]) -> [LayoutChange] {
    // Changing a copy of a large layout is slow.
    if !isSmall, changes.count == 1 {
      return changes.filter { (try? model.input.check($0)) != nil }
    }
    var probe = model
    return changes.filter { change in
      (try? probe.input.check(change)) != nil && (try? probe.apply([change])) != nil
    }
  }

  private mutating func change(
    _ method: String, _ ofSubject: (inout Strategy) throws -> ContentChange,
    _ ofModel: (inout Model) throws -> ContentChange
  ) -> TrialFault? {
    let size = subject.contentSize
    let cells = someCells.map { ($0, subject.frame(section: $0.section, item: $0.item)) }
    let expected = Result { try ofModel(&model) }
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
          expected: "\(cell.summary) or an earlier item, because its frame is no "
            + "longer \(frame.map(\.summary) ?? "nil")",
          actual: change.firstMoved.map(\.summary) ?? "nil")
      }
      return TrialFault(
        comparing: "contentSizeDelta of \(method)",
        expected: (subject.contentSize - size).summary, actual: change.contentSizeDelta.summary)
    }
  }

  /// The first, the middle and the last cell of each of several sections spread over the layout.
  private var someCells: [ElementID] {
    let sections = subject.input.sections
    return stride(from: 0, to: sections.count, by: sections.count / 7 + 1).flatMap { section in
      let count = sections[section].itemCount
      return Set([0, count / 2, count - 1]).filter { $0 >= 0 && $0 < count }.sorted().map {
        ElementID(section: section, item: $0)
      }
    }
  }

  // MARK: Answers

  /// Compares some or all answers of the two strategies.
  ///
  /// - Parameters:
  ///   - random: The random source that chooses the answers to compare.
  ///   - isComplete: Whether to compare all items and sizes.
  /// - Returns: The first difference, or `nil` if all answers agree.
  func difference(using random: inout SeededRandom, isComplete: Bool) -> TrialFault? {
    let size = model.contentSize
    if let fault = differenceOfContentSize { return fault }
    // Queries at random places alternate with queries that begin exactly at a changed item.
    var fault =
      changed == nil || random.next(in: 0..<2) == 0
      ? queryDifference(rectangle(in: size, using: &random))
      : changed.flatMap { differenceOfItem($0, using: &random) }
    // In a large layout, comparing a single item would hardly find any fault.
    for _ in 0..<(isSmall ? 1 : isComplete ? 20 : 4) where fault == nil {
      fault = randomCell(using: &random).flatMap { differenceOfItem($0, using: &random) }
    }
    guard isComplete, fault == nil else { return fault }
    let everything = Frame(x: -1, y: -1, width: size.horizontal + 2, height: size.vertical + 2)
    return differenceOfFrames
      ?? (isSmall ? queryDifference(everything) : nil)
      ?? differenceOfSizes
      ?? differenceOfElement(using: &random)
  }

  private var differenceOfContentSize: TrialFault? {
    TrialFault(
      comparing: "contentSize", expected: model.contentSize.summary,
      actual: subject.contentSize.summary)
  }

  /// The maximum length of a query, in points; it is shorter for large layouts, because the model
  /// searches them item by item.
  private var longestView: Int { isSmall ? 700 : 200 }

  private var isSmall: Bool { model.input.itemCount <= Self.maxFound }

  private func rectangle(in size: Vector, using random: inout SeededRandom) -> Frame {
    func part(_ length: Double) -> Double { random.next(in: -0.1..<1.0) * max(1, length) }
    // Whole points are exact, and easy to read in error messages.
    var rectangle = Frame(
      x: part(size.horizontal).rounded(), y: part(size.vertical).rounded(),
      width: (random.next(in: 0.0..<1.2) * size.horizontal).rounded(),
      height: Double(random.next(in: 0..<longestView)))
    if !isSmall { rectangle.width = min(rectangle.width, Double(longestView)) }
    return rectangle
  }

  private func queryDifference(_ rectangle: Frame) -> TrialFault? {
    let method = "query(\(rectangle.summary))"
    let expected = elements(of: model, in: rectangle)
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

  /// Returns the elements in a rectangle: first the cells in the order of the query, then all other
  /// elements, sorted.
  private func elements(
    of strategy: some LayoutStrategy, in rectangle: Frame
  ) -> [LayoutElement] {
    var visible = visible
    strategy.query(rectangle, into: &visible)
    return visible.elements.filter { $0.kind == .cell }
      + visible.elements.filter { $0.kind != .cell }.sorted()
  }

  /// Compares the frame of an item, and perhaps the results of a query that begins or ends at an
  /// edge of the item.
  ///
  /// The query is made if the item has changed, and otherwise in one case out of three.
  private func differenceOfItem(
    _ cell: ElementID, using random: inout SeededRandom
  ) -> TrialFault? {
    let frames = (
      model.frame(section: cell.section, item: cell.item),
      subject.frame(section: cell.section, item: cell.item)
    )
    if let fault = TrialFault(
      comparing: "frame(section: \(cell.section), item: \(cell.item))",
      expected: frames.0.map(\.summary) ?? "nil", actual: frames.1.map(\.summary) ?? "nil")
    {
      return fault
    }
    guard let frame = frames.0 else { return nil }
    if cell == changed { return queryDifference(view(at: frame, number: 0, using: &random)) }
    guard random.next(in: 0..<3) == 0 else { return nil }
    let number = random.next(in: 0..<4)
    return queryDifference(view(at: frame, number: number, using: &random))
  }

  /// Returns a random item of the layout or, rarely, the position after a section's last item.
  private func randomCell(using random: inout SeededRandom) -> ElementID? {
    let sections = model.input.sections
    guard !sections.isEmpty else { return nil }
    var number = random.next(in: 0..<model.input.itemCount + 1)
    guard random.next(in: 0..<16) > 0 else {
      let section = random.next(in: 0..<sections.count)
      return ElementID(section: section, item: sections[section].itemCount)
    }
    for (section, record) in sections.enumerated() {
      if number < record.itemCount { return ElementID(section: section, item: number) }
      number -= record.itemCount
    }
    return nil
  }

  /// Returns a rectangle that begins exactly at an item's start or end, or that ends at its start.
  private func view(
    at frame: Frame, number: Int, using random: inout SeededRandom
  ) -> Frame {
    let axis = model.input.container.scrollAxis
    let length = Double(random.next(in: 1..<longestView))
    var view = Frame(x: 0, y: 0, width: 0, height: 0)
    view.size[axis.other] = model.input.container.size[axis.other]
    view.size[axis] = length
    switch number {
    case 1: view.offset[axis] = frame.offset[axis] + frame.size[axis]
    case 2: view.offset[axis] = frame.offset[axis] - length
    case 3:
      view.offset = frame.offset
      view.size[axis.other] = frame.size[axis.other]
    default: view.offset[axis] = frame.offset[axis]
    }
    return view
  }

  private var differenceOfFrames: TrialFault? {
    if let fault = TrialFault(
      comparing: "the item counts of the input's sections",
      expected: model.input.sections.map(\.itemCount),
      actual: subject.input.sections.map(\.itemCount))
      ?? TrialFault(
        comparing: "shownItemCount", expected: model.shownItemCount,
        actual: subject.shownItemCount)
    {
      return fault
    }
    guard model.shownItemCount <= Self.maxWritten else { return nil }
    let frames = (model.allFrames, subject.allFrames)
    for (index, (right, wrong)) in zip(frames.0, frames.1).enumerated() where right != wrong {
      return TrialFault(
        "frames[\(index)] of writeFrames", expected: right.summary, actual: wrong.summary)
    }
    return TrialFault(
      comparing: "writeFrames", expected: frames.0.count, actual: frames.1.count)
  }

  private var differenceOfSizes: TrialFault? {
    let sizes = (model.fittedSizes, subject.fittedSizes)
    for (index, (right, wrong)) in zip(sizes.0, sizes.1).enumerated() where right != wrong {
      return TrialFault(
        "fittedSizes[\(index)]", expected: right.summary, actual: wrong.summary)
    }
    return TrialFault(
      comparing: "fittedSizes.count", expected: sizes.0.count, actual: sizes.1.count)
  }

  private func differenceOfElement(using random: inout SeededRandom) -> TrialFault? {
    let filled = model.input.sections.indices.filter { model.input.sections[$0].itemCount > 0 }
    guard !filled.isEmpty else { return nil }
    for _ in 0..<2 {
      let section = filled[random.next(in: 0..<filled.count)]
      let item = random.next(in: 0..<model.input.sections[section].itemCount)
      let cell = ElementID(section: section, item: item)
      let fault =
        TrialFault(
          comparing: "estimatedAxes(of: \(cell.summary))", expected: model.estimatedAxes(of: cell),
          actual: subject.estimatedAxes(of: cell))
        ?? TrialFault(
          comparing: "fittedLengths(of: \(cell.summary))", expected: model.fittedLengths(of: cell),
          actual: subject.fittedLengths(of: cell))
        ?? TrialFault(
          comparing: "uniformSiblings(section: \(section), item: \(item))",
          expected: model.uniformSiblings(section: section, item: item),
          actual: subject.uniformSiblings(section: section, item: item))
      if let fault { return fault }
    }
    return nil
  }
}

extension LayoutChange {
  /// The first item that the change affects; `nil` if it affects no specific item.
  fileprivate var place: ElementID? {
    switch self {
    case .insertItems(let section, let item, _), .setFrame(let section, let item, _):
      ElementID(section: section, item: item)
    case .removeItems(let section, let items), .reloadItems(let section, let items),
      .removeFrames(let section, let items):
      ElementID(section: section, item: items.lowerBound)
    case .moveItem(_, _, let section, let item): ElementID(section: section, item: item)
    case .appendFrames, .insertSection, .removeSections, .moveSection, .reloadSection,
      .setPlan:
      nil
    }
  }
}
