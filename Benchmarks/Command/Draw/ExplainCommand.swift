import ArgumentParser
import BenchHarness
import BenchScenarios
import LayoutCore
import LayoutExplanation

/// `bench explain`: explains the position and size of an element.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains the frame of an element, rule by rule, with numbers.",
    discussion: """
      The explanation leads from the container through the section, the group and the item to the \
      frame. Each line cites the clauses of the Behaviour article on which it is based. The \
      frame is computed from these clauses, without the engine, and compared with the engine's \
      frame; if they differ, the exit code is 4.

      Examples:
        bench explain nested-groups --item 0.17
        bench explain shop.json --header 1

      'bench list scenarios' prints all scenarios.
      """)

  @OptionGroup var view: ViewOptions

  @Option(help: "An item, as SECTION.ITEM, such as 3.17.")
  var item: String?

  @Option(help: "A header: a section number, such as 3, or layout for the header of the layout.")
  var header: String?

  @Option(help: "A footer: a section number, such as 3, or layout for the footer of the layout.")
  var footer: String?

  @Option(help: "A supplementary item of a cell or group, as SECTION.NUMBER, such as 3.0.")
  var badge: String?

  @Option(help: "A decoration, as SECTION.NUMBER, such as 3.0.")
  var decoration: String?

  func run() throws {
    let laidOut = try view.view()
    let id = try element(of: laidOut)
    guard let layout = laidOut.interpreted else {
      throw Failure(
        "explain handles at most \(ItemCount.grouped(InterpretedLayout.maxItems)) items: use a "
          + "smaller --items; the rules are the same for any item count")
    }
    guard let explanation = Explanation(id, in: layout) else {
      throw Failure("\(laidOut.title) has no \(laidOut.name(of: id)), or there is no room for it")
    }
    try StandardOutput.print(
      PrintableText.line("\(laidOut.title): \(laidOut.name(of: id))") + "\n\n"
        + PrintableText.lines(explanation.text))
    let frame = laidOut.engine.element(id.kind, section: id.section, item: id.item)?.frame
    guard frame == explanation.element.frame else {
      throw Failure(
        .wrongFrames,
        "the engine's frame differs from this explanation: \(frame.map { "\($0)" } ?? "none")")
    }
  }

  private func element(of view: LaidOutView) throws -> ElementID {
    let given = [item, header, footer, badge, decoration].compactMap { $0 }
    guard given.count == 1 else {
      throw Failure(
        "explain needs exactly one of --item, --header, --footer, --badge and "
          + "--decoration")
    }
    if let item {
      let (section, number) = try place(item, in: view)
      return ElementID(section: section, item: number)
    }
    if let edge = header ?? footer {
      return try self.edge(edge, isStart: header != nil, of: view)
    }
    let (section, number) = try place(badge ?? decoration ?? "", in: view)
    let plan = view.engine.input.plan(ofSection: section).section
    let names = badge == nil ? plan.decorations.map(\.kind) : plan.group.supplementaryKinds
    guard let name = badge == nil && names.indices.contains(number) ? names[number] : names.first,
      let kind = view.engine.input.knownKind(badge == nil ? .decoration : .supplementary, name)
    else {
      throw Failure(
        "section \(section) has no \(badge == nil ? "decorations" : "supplementary items")")
    }
    return ElementID(kind: kind, section: section, item: number)
  }

  private func edge(_ text: String, isStart: Bool, of view: LaidOutView) throws -> ElementID {
    let input = view.engine.input
    let isLayout = text == "layout"
    let section = try isLayout ? 0 : place("\(text).0", in: view).section
    let plans =
      isLayout ? input.boundaries : input.plan(ofSection: section).section.boundaries
    let axis = input.container.scrollAxis
    guard let plan = plans.first(where: { $0.alignment[axis] == (isStart ? .start : .end) }),
      let kind = input.knownKind(.supplementary, plan.kind)
    else {
      throw Failure(
        "\(isLayout ? "the layout" : "section \(section)") has no \(isStart ? "header" : "footer")")
    }
    return ElementID(
      kind: kind, section: section, item: isLayout ? LayoutElement.layoutItem : 0)
  }

  /// Parses the indices of a section and an item, such as `3.17`, and checks that the section
  /// exists.
  private func place(_ text: String, in view: LaidOutView) throws -> (section: Int, item: Int) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let section = numbers[0], let item = numbers[1], item >= 0 else {
      throw Failure("'\(text)' is not an element: expected SECTION.ITEM, such as 3.17")
    }
    let count = view.engine.input.sections.count
    guard (0..<count).contains(section) else {
      throw Failure(
        "there is no section \(section): \(view.title) has "
          + "\(Words.counted(count, "section")), numbered from 0")
    }
    return (section, item)
  }
}

extension ItemPlan {
  /// The kinds of the supplementary items attached to this item, followed by the kinds attached to
  /// its nested items.
  fileprivate var supplementaryKinds: [String] {
    let own = supplementaries.map(\.kind)
    guard case .run(let run) = content else { return own }
    return own + run.subitems.flatMap(\.supplementaryKinds)
  }
}
