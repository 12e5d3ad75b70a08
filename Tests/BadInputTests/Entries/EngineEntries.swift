import CompositionalLayout
import LayoutCore
import LayoutViewport
import _TestSupport

/// Measured sizes, changes and queries of an engine, and a viewport onto it.
enum EngineEntries {
  static let all: [EntryPoint] = sizes + [changes] + questions + viewports

  private static func input(items: Int = 3) -> LayoutInput {
    .section(
      SectionPlan(group: .row(.fw(1), .estimated(40), [.leaf(.fw(1), .estimated(40))])),
      items: items)
  }

  private static func engine() throws -> DefaultLayoutEngine { try DefaultLayoutEngine(input()) }

  /// Returns the content of the engine after a change.
  private static func changed(_ change: (inout DefaultLayoutEngine) throws -> Void) throws -> String
  {
    var engine = try engine()
    do {
      try change(&engine)
    } catch {
      // Invariant: a rejected change leaves the engine unchanged.
      guard try engine.contentSize == Self.engine().contentSize else {
        return "another content size after the error"
      }
      throw error
    }
    return "content of \(engine.contentSize.text)"
  }

  private static func size(
    _ section: Int = 0, _ item: Int = 0, kind: ElementKind = .cell, height: Double = 50
  ) -> FittedSize {
    FittedSize(
      ElementID(kind: kind, section: section, item: item),
      size: Vector(horizontal: 320, vertical: height))
  }

  private static let sizes = [
    EntryPoint(
      "LayoutEngine.fit(_:)", pointless: [.nilAnswer, .reentrant],
      BadInput.numbers(
        "vertical: _",
        notFinite: .throwsError(
          """
          The measured size of item 0 of section 0 is 320.0 × _, but must be a \
          finite number of points.
          """, "D-17"),
        negative: .gives("content of 320 × 80", "D-71"),
        zero: .gives("content of 320 × 80", "D-71"),
        huge: .gives("content of 320 × 5000000080", "D-18")
      ) { height in try changed { try $0.fit([size(height: Double(height))]) } } + [
        BadInput(.empty, "[]", .gives("content of 320 × 120")) { try changed { try $0.fit([]) } },
        BadInput(.duplicate, "one element twice", .gives("content of 320 × 140")) {
          try changed { try $0.fit([size(height: 50), size(height: 60)]) }
        },
        BadInput(.outOfRange, "item 9", .gives("content of 320 × 120")) {
          try changed { try $0.fit([size(0, 9)]) }
        },
        BadInput(.outOfRange, "item -1", .gives("content of 320 × 120")) {
          try changed { try $0.fit([size(0, -1)]) }
        },
        BadInput(.outOfRange, "section 7", .gives("content of 320 × 120")) {
          try changed { try $0.fit([size(7, 0)]) }
        },
        BadInput(.outOfRange, "section -1", .gives("content of 320 × 120")) {
          try changed { try $0.fit([size(-1, 0)]) }
        },
        BadInput(.outOfRange, "an unknown kind", .gives("content of 320 × 120")) {
          try changed {
            try $0.fit([size(kind: ElementKind(category: .supplementary, nameIndex: 7))])
          }
        },
      ]),
    EntryPoint(
      "LayoutEngine.update(to:)", pointless: .all(but: [.nan, .negative, .empty]),
      [
        BadInput(
          .nan, "interSectionSpacing = .nan",
          .throwsError(
            """
            The spacing between sections is nan, but must be a finite number of \
            points.
            """, "D-17")
        ) {
          try changed { engine in
            var input = input()
            input.interSectionSpacing = .nan
            try engine.update(to: input)
          }
        },
        BadInput(
          .negative, "itemCount: -1",
          .throwsError("The number of items in section 0 is -1, but must not be negative.")
        ) {
          try changed { try $0.update(to: input(items: -1)) }
        },
        BadInput(.empty, "an input without sections", .gives("content of 320 × 0", "D-28")) {
          try changed { engine in
            var input = input()
            input.removeSections(0..<1)
            try engine.update(to: input)
          }
        },
      ]),
  ]

  private static func change(
    _ kind: BadInputKind, _ code: String, _ result: BadInput.Result, _ changes: LayoutChange...
  ) -> BadInput {
    BadInput(kind, code, result) { try changed { try $0.apply(changes) } }
  }

  private static let changes = EntryPoint(
    "LayoutEngine.apply(_:)",
    pointless: [.infinity, .minusInfinity, .nilAnswer, .reentrant],
    [
      change(
        .nan, ".insertSection with .absolute(.nan)",
        .throwsError(
          """
          The height of an item is nan, but must be a finite number of points.
          """, "D-17"),
        .insertSection(
          SectionPlan(group: .row(.fw(1), .absolute(.nan), [])), itemCount: 1, at: 0)),
      change(
        .negative, ".insertItems(section: 0, at: -1, count: 1)",
        .throwsError("A change refers to item -1 of section 0, which has 3 items."),
        .insertItems(section: 0, at: -1, count: 1)),
      change(
        .negative, ".insertItems(section: 0, at: 0, count: -1)",
        .throwsError("The number of items in section 0 is -1, but must not be negative."),
        .insertItems(section: 0, at: 0, count: -1)),
      change(
        .negative, ".removeItems(section: 0, -1..<1)",
        .throwsError("A change refers to item -1 of section 0, which has 3 items."),
        .removeItems(section: 0, -1..<1)),
      change(
        .negative, ".moveSection(-1, to: 0)",
        .throwsError("A change refers to section -1, but there are 1 sections."),
        .moveSection(-1, to: 0)),
      change(
        .zero, ".insertItems(section: 0, at: 0, count: 0)", .gives("content of 320 × 120"),
        .insertItems(section: 0, at: 0, count: 0)),
      change(
        .huge, ".insertItems(section: 0, at: 0, count: .max)",
        .throwsError("Section 0 ends beyond the maximum content length, 4 × 10¹¹ pixels.", "D-18"),
        .insertItems(section: 0, at: 0, count: .max)),
      change(
        .huge, ".moveItem(section: 0, item: .max, …)",
        .throwsError(
          """
          A change refers to item 9223372036854775807 of section 0, which has 3 \
          items.
          """),
        .moveItem(section: 0, item: .max, toSection: 0, toItem: 0)),
      BadInput(.empty, "[]", .gives("content of 320 × 120")) { try changed { try $0.apply([]) } },
      change(
        .empty, ".removeItems(section: 0, 1..<1)", .gives("content of 320 × 120"),
        .removeItems(section: 0, 1..<1)),
      change(
        .duplicate, ".removeSections(0..<1) twice", .gives("another content size after the error"),
        .removeSections(0..<1),
        .removeSections(0..<1)),
      change(
        .outOfRange, ".insertItems(section: 7, at: 0, count: 1)",
        .throwsError("A change refers to section 7, but there are 1 sections."),
        .insertItems(section: 7, at: 0, count: 1)),
      change(
        .outOfRange, ".removeItems(section: 0, 2..<4)",
        .throwsError("A change refers to item 3 of section 0, which has 3 items."),
        .removeItems(section: 0, 2..<4)),
      change(
        .outOfRange, ".moveItem(section: 0, item: 0, toSection: 0, toItem: 3)",
        .throwsError("A change refers to item 3 of section 0, which has 2 items."),
        .moveItem(section: 0, item: 0, toSection: 0, toItem: 3)),
      change(
        .outOfRange, ".reloadItems(section: 0, 3..<4)",
        .throwsError("A change refers to item 3 of section 0, which has 3 items."),
        .reloadItems(section: 0, 3..<4)),
      change(
        .outOfRange, ".reloadSection(1)",
        .throwsError("A change refers to section 1, but there are 1 sections."), .reloadSection(1)),
      change(
        .outOfRange, ".removeSections(0..<2)",
        .throwsError("A change refers to section 1, but there are 1 sections."),
        .removeSections(0..<2)),
      change(
        .outOfRange, ".appendFrames to a row",
        .throwsError(
          """
          A frame change refers to section 0, whose group is not a custom group.
          """), .appendFrames(section: 0, frames: [])),
    ])

  private static func found(_ rectangle: Frame) throws -> String {
    let found = try engine().elements(in: rectangle).map { "\($0.id.item)" }
    return found.isEmpty ? "nothing" : "items \(found.joined(separator: ", "))"
  }

  private static func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nil" }

  /// Returns one input for each kind of invalid section index and item index.
  private static func indices(
    _ results: [BadInput.Result],
    _ answer: @escaping (Int, Int) throws -> String
  ) -> [BadInput] {
    let places: [(BadInputKind, Int, Int)] = [
      (.negative, -1, 0), (.negative, 0, -1), (.huge, .max, .max), (.outOfRange, 0, 3),
      (.outOfRange, 1, 0),
    ]
    return places.enumerated().map { index, place in
      let result = results[min(index, results.count - 1)]
      let (section, item) = (place.1, place.2)
      let code =
        place.0 == .huge ? "section: .max, item: .max" : "section: \(section), item: \(item)"
      return BadInput(place.0, code, result) { try answer(section, item) }
    }
  }

  private static let indexKinds: Set<BadInputKind> = [.negative, .huge, .outOfRange]

  private static let questions = [
    EntryPoint(
      "LayoutEngine.query(_:into:)", pointless: .noNumbers,
      BadInput.numbers(
        "y: _", notFinite: .gives("nothing", "Behaviour 57"),
        negative: .gives("items 0", "Behaviour 57"),
        zero: .gives("items 0, 1", "Behaviour 57"), huge: .gives("nothing", "Behaviour 57")
      ) { try found(Frame(0, Double($0), 320, 45)) }
        + BadInput.numbers(
          "height: _", notFinite: .gives("nothing", "Behaviour 57"),
          negative: .gives("nothing", "Behaviour 57"),
          zero: .gives("nothing", "Behaviour 58"), huge: .gives("items 1, 2", "Behaviour 57")
        ) { try found(Frame(0, 45, 320, Double($0))) }),
    EntryPoint(
      "LayoutEngine.frame(section:item:)", pointless: .all(but: indexKinds),
      indices([.gives("nil")]) {
        text(try engine().frame(section: $0, item: $1))
      }),
    EntryPoint(
      "LayoutEngine.element(_:section:item:)", pointless: .all(but: indexKinds),
      indices([.gives("nil")]) {
        text(
          try engine().element(
            ElementKind(category: .supplementary, nameIndex: 7), section: $0, item: $1))
      }),
    EntryPoint(
      "LayoutEngine.estimatedAxes(of:)", pointless: .all(but: indexKinds),
      indices([.gives("0")]) {
        "\(try engine().estimatedAxes(of: ElementID(section: $0, item: $1)).rawValue)"
      }),
    EntryPoint(
      "LayoutEngine.uniformSiblings(section:item:)", pointless: .all(but: indexKinds),
      indices([
        .gives("1 siblings"),
        .gives("1 siblings"),
        .gives("0 siblings"),
        .gives("1 siblings"),
        .gives("1 siblings"),
      ]) {
        "\(try engine().uniformSiblings(section: $0, item: $1).count) siblings"
      }),
    EntryPoint(
      "LayoutEngine.writeFrames(into:)", pointless: .all(but: [.empty]),
      [
        BadInput(.empty, "room for no frames", .stops("There is no room for 3 frames.")) {
          var frames: [Frame] = []
          var span = frames.mutableSpan
          return "\(try engine().writeFrames(into: &span))"
        }
      ]),
    EntryPoint(
      "LayoutEngine.setRowOffset(_:section:)", pointless: .noNumbers.subtracting([.outOfRange]),
      BadInput.numbers(
        "_", notFinite: .gives("items 0, 1, 2, 3"), negative: .gives("items 0, 1, 2, 3"),
        zero: .gives("items 0, 1, 2, 3"), huge: .gives("nothing")
      ) { try rowed($0, section: 0) } + [
        BadInput(.outOfRange, "section: 7", .gives("items 0, 1, 2, 3")) {
          try rowed(30, section: 7)
        },
        BadInput(.outOfRange, "section: -1", .gives("items 0, 1, 2, 3")) {
          try rowed(30, section: -1)
        },
      ]),
    EntryPoint(
      "LayoutEngine.setVisibleBounds(_:)", pointless: .noNumbers.subtracting([.nilAnswer]),
      BadInput.numbers(
        "y: _", notFinite: .gives("a header at (0, 0, 320, 20)", "Behaviour 36"),
        negative: .gives("a header at (0, 0, 320, 20)", "Behaviour 36"),
        zero: .gives("a header at (0, 0, 320, 20)", "Behaviour 36"),
        huge: .gives("a header at (0, 800, 320, 20)", "Behaviour 36")
      ) { try pinned(Frame(0, Double($0), 320, 60)) } + [
        BadInput(.nilAnswer, "nil", .gives("a header at (0, 0, 320, 20)", "Behaviour 36")) {
          try pinned(nil)
        }
      ]),
  ]

  /// Returns the first element found after a row has been scrolled.
  private static func rowed(_ offset: CGFloat, section: Int) throws -> String {
    let row = SectionPlan(
      group: .row(.absolute(100), .absolute(40), [.leaf(.fw(1), .fh(1))]),
      orthogonalScrolling: .continuous)
    var engine = try DefaultLayoutEngine(.section(row, items: 9))
    engine.setRowOffset(Double(offset), section: section)
    let found = engine.elements(in: Frame(0, 0, 320, 480)).map { "\($0.id.item)" }
    return found.isEmpty ? "nothing" : "items \(found.joined(separator: ", "))"
  }

  /// Returns the frame of a pinned header.
  private static func pinned(_ bounds: Frame?) throws -> String {
    var plan = SectionPlan(group: .row(.fw(1), .absolute(400), [.leaf(.fw(1), .fh(1))]))
    plan.boundaries = [
      BoundaryPlan(
        kind: "header", size: SizePlan(width: .fw(1), height: .absolute(20)),
        alignment: AlignmentPair(horizontal: .center, vertical: .start), pinsToVisibleBounds: true)
    ]
    let input = LayoutInput.section(plan, items: 2)
    var engine = try DefaultLayoutEngine(input)
    engine.setVisibleBounds(bounds)
    let kind = input.knownKind(.supplementary, "header")
    return "a header at "
      + text(kind.flatMap { engine.element($0, section: 0, item: 0) }?.frame.text)
  }

  private static func scrolled(
    _ change: (inout Viewport<DefaultLayoutEngine>) throws -> Void
  ) throws -> String {
    var viewport = Viewport(try DefaultLayoutEngine(input(items: 50)))
    try change(&viewport)
    return "scrolled to \(CGFloat(viewport.bounds.y).text) of"
      + " \(viewport.layout.contentSize.text)"
  }

  private static let viewports = [
    EntryPoint(
      "Viewport.scroll(to:)", pointless: .noNumbers,
      BadInput.numbers(
        "_", nan: .gives("scrolled to 0 of 320 × 2000"),
        infinity: .gives("scrolled to 1520 of 320 × 2000"),
        minusInfinity: .gives("scrolled to 0 of 320 × 2000"),
        negative: .gives("scrolled to 0 of 320 × 2000"),
        zero: .gives("scrolled to 0 of 320 × 2000"), huge: .gives("scrolled to 1520 of 320 × 2000")
      ) { value in try scrolled { $0.scroll(to: Double(value)) } }),
    EntryPoint(
      "Viewport.answer(_:)", pointless: .noNumbers.subtracting([.nilAnswer, .empty]),
      BadInput.numbers(
        "vertical: _",
        notFinite: .throwsError(
          """
          The measured size of item 0 of section 0 is 320.0 × _, but must be a \
          finite number of points.
          """, "D-17"),
        negative: .gives("scrolled to 0 of 320 × 1960", "D-71"),
        zero: .gives("scrolled to 0 of 320 × 1960", "D-71"),
        huge: .gives("scrolled to 0 of 320 × 5000001960", "D-18")
      ) { value in
        try scrolled {
          _ = $0.next()
          try $0.answer(Vector(horizontal: 320, vertical: Double(value)))
        }
      } + [
        BadInput(.nilAnswer, "nil", .gives("scrolled to 0 of 320 × 2000", "Behaviour 70")) {
          try scrolled {
            _ = $0.next()
            try $0.answer(nil)
          }
        },
        BadInput(.empty, "without a question", .gives("scrolled to 0 of 320 × 2000")) {
          try scrolled { try $0.answer(Vector(horizontal: 320, vertical: 50)) }
        },
      ]),
    EntryPoint(
      "Viewport.overscan", pointless: .noNumbers,
      BadInput.numbers(
        "_", nan: .gives("12 measured, 12 shown"), infinity: .gives("50 measured, 50 shown"),
        minusInfinity: .gives("12 measured, 12 shown"), negative: .gives("12 measured, 12 shown"),
        zero: .gives("12 measured, 12 shown"), huge: .gives("50 measured, 50 shown")
      ) { value in
        var viewport = Viewport(try DefaultLayoutEngine(input(items: 50)))
        viewport.overscan = Double(value)
        var (shown, asked) = (0, 0)
        while viewport.next() != nil {
          asked += 1
          try viewport.answer(nil)
        }
        viewport.show(entered: { _ in shown += 1 }, moved: { _ in }, left: { _ in })
        return "\(asked) measured, \(shown) shown"
      }),
  ]
}
