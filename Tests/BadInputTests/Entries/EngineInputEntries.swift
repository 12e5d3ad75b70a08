import CompositionalLayout
import LayoutCore
import _TestSupport

/// Inputs of the engine: plans, containers and changes of the list of sections.
enum EngineInputEntries {
  static let all: [EntryPoint] = numbers + lists + geometry

  private static func rows(_ height: Length = .absolute(40)) -> SectionPlan {
    SectionPlan(group: .row(.fw(1), height, [.leaf(.fw(1), .fh(1))]))
  }

  /// Returns the frames and the content size of the engine for an input.
  private static func solved(_ input: LayoutInput) throws -> String {
    let engine = try DefaultLayoutEngine(input)
    let size = engine.contentSize
    let frames = engine.elements(
      in: Frame(0, 0, size.horizontal, size.vertical)
    ).map { "\($0.frame.text)" }
    return "\(frames.isEmpty ? "nothing" : frames.joined(separator: ", ")) in \(size.text)"
  }

  private static func changed(_ change: (inout LayoutInput) -> Void) throws -> String {
    var input = LayoutInput.section(rows(), items: 2)
    change(&input)
    return try solved(input)
  }

  private static func plan(_ change: @escaping (inout SectionPlan) -> Void) throws -> String {
    var plan = rows()
    change(&plan)
    return try solved(.section(plan, items: 2))
  }

  private static let numbers = [
    EntryPoint(
      "LayoutContainer.size", pointless: .noNumbers,
      BadInput.numbers(
        ".horizontal = _",
        notFinite: .throwsError(
          """
          The size of the container is _, but must be a finite number of \
          points.
          """, "D-17"), negative: .gives("nothing in -10 × 0", "Behaviour 78"),
        zero: .gives("nothing in 0 × 80", "Behaviour 78"),
        huge: .gives("(0, 0, 5000000000, 40), (0, 40, 5000000000, 40) in 1e+300 × 80", "D-18")
      ) { value in try changed { $0.container.size.horizontal = Double(value) } }),
    EntryPoint(
      "LayoutContainer.displayScale", pointless: .noNumbers,
      BadInput.numbers(
        "_", notFinite: .gives("(0, 0, 320, 40), (0, 40, 320, 40) in 320 × 80", "D-50"),
        negative: .gives("(0, 0, 320, 40), (0, 40, 320, 40) in 320 × 80", "D-50"),
        zero: .gives("(0, 0, 320, 40), (0, 40, 320, 40) in 320 × 80", "D-50"),
        huge: .gives(
          """
          (0, 0, 9.999999999999999e-291, 9.999999999999999e-291), (0, \
          9.999999999999999e-291, 9.999999999999999e-291, \
          9.999999999999999e-291) in 320 × 1.9999999999999999e-290
          """, "D-18")
      ) { value in try changed { $0.container.displayScale = Double(value) } }),
    EntryPoint(
      "LayoutInput.interSectionSpacing", pointless: .noNumbers,
      BadInput.numbers(
        "_",
        notFinite: .throwsError(
          """
          The spacing between sections is _, but must be a finite number of \
          points.
          """, "D-17"),
        negative: .gives(
          """
          (0, 0, 320, 40), (0, 40, 320, 40), (0, 70, 320, 40) in 320 × 110
          """, "Behaviour 26"),
        zero: .gives(
          """
          (0, 0, 320, 40), (0, 40, 320, 40), (0, 80, 320, 40) in 320 × 120
          """),
        huge: .gives(
          """
          (0, 0, 320, 40), (0, 40, 320, 40), (0, 5000000080, 320, 40) in 320 × \
          5000000120
          """, "D-18")
      ) { value in
        try changed {
          $0.interSectionSpacing = Double(value)
          $0.append(rows(), itemCount: 1)
        }
      }),
    EntryPoint(
      "Length.absolute(_:)", pointless: .noNumbers,
      BadInput.numbers(
        "_",
        notFinite: .throwsError(
          """
          The height of an item is _, but must be a finite number of points.
          """, "D-17"),
        negative: .gives("nothing in 320 × 0", "D-12"), zero: .gives("nothing in 320 × 0", "D-12"),
        huge: .gives(
          """
          (0, 0, 320, 5000000000), (0, 5000000000, 320, 5000000000) in 320 × \
          10000000000
          """, "D-18")
      ) { value in try solved(.section(rows(.absolute(Double(value))), items: 2)) }),
    EntryPoint(
      "Spacing.fixed(_:)", pointless: .noNumbers,
      BadInput.numbers(
        "_",
        notFinite: .throwsError(
          """
          The spacing between items is _, but must be a finite number of \
          points.
          """, "D-17"),
        negative: .gives("(0, 0, 100, 40), (90, 0, 100, 40) in 320 × 40"),
        zero: .gives("(0, 0, 100, 40), (100, 0, 100, 40) in 320 × 40"),
        huge: .gives("(0, 0, 100, 40), (0, 40, 100, 40) in 320 × 80")
      ) { value in
        try plan {
          $0.group = .row(
            .fw(1), .absolute(40), [.leaf(.absolute(100), .fh(1))], spacing: .fixed(Double(value)))
        }
      }),
    EntryPoint(
      "SectionPlan.insets", pointless: .noNumbers,
      BadInput.numbers(
        ".top = _",
        notFinite: .throwsError(
          """
          An inset of a section is _, but must be a finite number of points.
          """, "D-17"),
        negative: .gives("(0, -10, 320, 40), (0, 30, 320, 40) in 320 × 70", "Behaviour 26"),
        zero: .gives("(0, 0, 320, 40), (0, 40, 320, 40) in 320 × 80"),
        huge: .gives(
          """
          (0, 5000000000, 320, 40), (0, 5000000040, 320, 40) in 320 × 5000000080
          """, "D-18")
      ) { value in try plan { $0.insets.top = Double(value) } }),
    EntryPoint(
      "SectionPlan.interGroupSpacing", pointless: .noNumbers,
      BadInput.numbers(
        "_",
        notFinite: .throwsError(
          """
          The spacing between groups is _, but must be a finite number of \
          points.
          """, "D-17"),
        negative: .gives("(0, 0, 320, 40), (0, 30, 320, 40) in 320 × 70", "D-04"),
        zero: .gives("(0, 0, 320, 40), (0, 40, 320, 40) in 320 × 80"),
        huge: .gives("(0, 0, 320, 40), (0, 5000000040, 320, 40) in 320 × 5000000080", "D-18")
      ) { value in try plan { $0.interGroupSpacing = Double(value) } }),
    EntryPoint(
      "SectionPlan.group", pointless: .all(but: [.empty, .huge, .outOfRange]),
      [
        BadInput(.empty, "a row without subitems", .gives("nothing in 320 × 0", "Behaviour 27")) {
          try plan { $0.group = .row(.fw(1), .absolute(40), []) }
        },
        BadInput(
          .huge, "257 groups in one another",
          .throwsError("Groups must not be nested deeper than 256 levels.", "D-15")
        ) {
          try plan { plan in
            for _ in 0..<256 { plan.group = .row(.fw(1), .fh(1), [plan.group]) }
          }
        },
        BadInput(
          .outOfRange, "an item",
          .throwsError("A section needs a group, but was given an item without subitems.")
        ) {
          try plan { $0.group = .leaf(.fw(1), .absolute(40)) }
        },
      ]),
  ]

  private static let lists = [
    EntryPoint(
      "LayoutInput.append(_:itemCount:count:)", pointless: .all(but: [.negative, .zero, .huge]),
      [
        BadInput(
          .negative, "itemCount: -1",
          .throwsError("The number of items in section 1 is -1, but must not be negative.")
        ) {
          try changed { $0.append(rows(), itemCount: -1) }
        },
        BadInput(.negative, "count: -1", .gives("(0, 0, 320, 40), (0, 40, 320, 40) in 320 × 80")) {
          try changed { $0.append(rows(), itemCount: 1, count: -1) }
        },
        BadInput(
          .zero, "itemCount: 0",
          .gives("(0, 0, 320, 40), (0, 40, 320, 40) in 320 × 80", "Behaviour 27")
        ) {
          try changed { $0.append(rows(), itemCount: 0) }
        },
        BadInput(.zero, "count: 0", .gives("(0, 0, 320, 40), (0, 40, 320, 40) in 320 × 80")) {
          try changed { $0.append(rows(), itemCount: 1, count: 0) }
        },
        BadInput(
          .huge, "itemCount: .max",
          .throwsError("Section 1 ends beyond the maximum content length, 4 × 10¹¹ pixels.", "D-18")
        ) {
          try changed { $0.append(rows(), itemCount: .max) }
        },
      ]),
    EntryPoint(
      "LayoutInput.insert(_:itemCount:at:)", pointless: .all(but: [.negative, .outOfRange]),
      [
        BadInput(.negative, "at: -1", .stops("The sections -1..<-1 must be within 0..<1.")) {
          try changed { $0.insert(rows(), itemCount: 1, at: -1) }
        },
        BadInput(.outOfRange, "at: 2", .stops("The sections 2..<2 must be within 0..<1.")) {
          try changed { $0.insert(rows(), itemCount: 1, at: 2) }
        },
      ]),
    EntryPoint(
      "LayoutInput.removeSections(_:)", pointless: .all(but: [.negative, .empty, .outOfRange]),
      [
        BadInput(.negative, "-1..<1", .stops("The sections -1..<1 must be within 0..<1.")) {
          try changed { $0.removeSections(-1..<1) }
        },
        BadInput(.empty, "0..<0", .gives("(0, 0, 320, 40), (0, 40, 320, 40) in 320 × 80")) {
          try changed { $0.removeSections(0..<0) }
        },
        BadInput(.outOfRange, "0..<2", .stops("The sections 0..<2 must be within 0..<1.")) {
          try changed { $0.removeSections(0..<2) }
        },
      ]),
    EntryPoint(
      "LayoutInput.moveSection(_:to:)", pointless: .all(but: [.negative, .outOfRange]),
      [
        BadInput(.negative, "-1", .stops("Section -1 is out of bounds: there are 1 sections.")) {
          try changed { $0.moveSection(-1, to: 0) }
        },
        BadInput(.outOfRange, "to: 1", .stops("The sections 1..<1 must be within 0..<0.")) {
          try changed { $0.moveSection(0, to: 1) }
        },
      ]),
    EntryPoint(
      "LayoutInput.setItemCount(_:ofSection:)",
      pointless: .all(but: [.negative, .zero, .huge, .outOfRange]),
      [
        BadInput(
          .negative, "-1",
          .throwsError("The number of items in section 0 is -1, but must not be negative.")
        ) { try changed { $0.setItemCount(-1, ofSection: 0) } },
        BadInput(.zero, "0", .gives("nothing in 320 × 0", "Behaviour 27")) {
          try changed { $0.setItemCount(0, ofSection: 0) }
        },
        BadInput(
          .huge, ".max",
          .throwsError("Section 0 ends beyond the maximum content length, 4 × 10¹¹ pixels.", "D-18")
        ) {
          try changed { $0.setItemCount(.max, ofSection: 0) }
        },
        BadInput(
          .outOfRange, "ofSection: 1", .stops("Section 1 is out of bounds: there are 1 sections.")
        ) {
          try changed { $0.setItemCount(1, ofSection: 1) }
        },
      ]),
    EntryPoint(
      "LayoutInput.appendRepeatingPlan(itemCount:)", pointless: .all(but: [.empty, .negative]),
      [
        BadInput(
          .empty, "without sections",
          .stops("The input has no section whose plan could be repeated.")
        ) {
          try changed {
            $0.removeSections(0..<1)
            $0.appendRepeatingPlan(itemCount: 1)
          }
        },
        BadInput(
          .negative, "-1",
          .throwsError("The number of items in section 1 is -1, but must not be negative.")
        ) {
          try changed { $0.appendRepeatingPlan(itemCount: -1) }
        },
      ]),
    EntryPoint(
      "LayoutInput.isRow(section:)", pointless: .all(but: [.negative, .outOfRange]),
      [
        BadInput(.negative, "-1", .stops("Section -1 is out of bounds: there are 1 sections.")) {
          "\(LayoutInput.section(rows(), items: 2).isRow(section: -1))"
        },
        BadInput(.outOfRange, "1", .stops("Section 1 is out of bounds: there are 1 sections.")) {
          "\(LayoutInput.section(rows(), items: 2).isRow(section: 1))"
        },
      ]),
    EntryPoint(
      "LayoutInput.knownKind(_:_:)", pointless: .all(but: [.empty]),
      [
        BadInput(.empty, "\"\"", .gives("nil")) {
          "\(LayoutInput.section(rows(), items: 2).knownKind(.supplementary, "") as ElementKind?)"
        }
      ]),
  ]

  private static let geometry = [
    EntryPoint(
      "PixelGrid.init(scale:)", pointless: .noNumbers,
      BadInput.numbers(
        "_", notFinite: .gives("scale 1", "D-50"),
        negative: .gives("scale 1", "D-50"), zero: .gives("scale 1", "D-50"),
        huge: .gives("scale 1e+300")
      ) { "scale \(CGFloat(PixelGrid(scale: Double($0)).scale).text)" }),
    EntryPoint(
      "PixelGrid.subpixels(_:)", pointless: .noNumbers,
      BadInput.numbers(
        "_", nan: .gives("0", "D-18"), infinity: .gives("100000000000000000", "D-18"),
        minusInfinity: .gives("-100000000000000000", "D-18"),
        negative: .gives("-200000000"), zero: .gives("0"),
        huge: .gives("100000000000000000", "D-18")
      ) { "\(PixelGrid(scale: 2).subpixels(Double($0)).rawValue)" }),
    EntryPoint(
      "PixelGrid.floored(_:)", pointless: .noNumbers,
      BadInput.numbers(
        "_", notFinite: .gives("_"), negative: .gives("-10"),
        zero: .gives("0"), huge: .gives("1e+300")
      ) { "\(CGFloat(PixelGrid(scale: 2).floored(Double($0))).text)" }),
    EntryPoint(
      "VisibleElements(capacity:)", pointless: .all(but: [.negative, .zero]),
      [
        BadInput(.negative, "-1", .gives("0")) {
          "\(VisibleElements(capacity: -1).elements.count)"
        },
        BadInput(.zero, "0", .gives("0")) { "\(VisibleElements(capacity: 0).elements.count)" },
      ]),
    EntryPoint(
      "SolutionCache(policy:capacity:)", pointless: .all(but: [.negative, .zero]),
      [
        BadInput(.negative, "capacity: -1", .stops("The capacity must be at least 1, not -1.")) {
          _ = SolutionCache(policy: .shared, capacity: -1)
          return ""
        },
        BadInput(.zero, "capacity: 0", .stops("The capacity must be at least 1, not 0.")) {
          _ = SolutionCache(policy: .shared, capacity: 0)
          return ""
        },
      ]),
    EntryPoint(
      "RunLengthExtents.init(count:estimate:)", pointless: .all(but: [.negative, .zero]),
      [
        BadInput(.negative, "count: -1", .stops("There cannot be -1 groups.")) {
          "\(RunLengthExtents(count: -1, estimate: .pixel).count)"
        },
        BadInput(.negative, "estimate: -1", .stops("A group's extent must not be negative: -1.")) {
          "\(RunLengthExtents(count: 1, estimate: Subpixels(rawValue: -1)).count)"
        },
        BadInput(.zero, "count: 0", .gives("0")) {
          "\(RunLengthExtents(count: 0, estimate: .pixel).count)"
        },
      ]),
    EntryPoint(
      "RunLengthExtents.seek(index:work:)", pointless: .all(but: [.negative, .outOfRange]),
      [
        BadInput(.negative, "-1", .stops("Position -1 must be from 0 to 2, the number of groups."))
        {
          "\(sought(-1))"
        },
        BadInput(
          .outOfRange, "3 of 2", .stops("Position 3 must be from 0 to 2, the number of groups.")
        ) {
          "\(sought(3))"
        },
      ]),
    EntryPoint(
      "RunLengthExtents.remove(_:work:)", pointless: .all(but: [.empty, .outOfRange]),
      [
        BadInput(.empty, "1..<1", .gives("2")) { "\(removed(1..<1))" },
        BadInput(.outOfRange, "1..<3 of 2", .stops("The groups 1..<3 must be within 0..<2.")) {
          "\(removed(1..<3))"
        },
      ]),
  ]

  private static func sought(_ index: Int) -> Int {
    var work = WorkCounters()
    return RunLengthExtents(count: 2, estimate: .pixel).seek(index: index, work: &work).index
  }

  private static func removed(_ range: Range<Int>) -> Int {
    var work = WorkCounters()
    var extents = RunLengthExtents(count: 2, estimate: .pixel)
    extents.remove(range, work: &work)
    return extents.count
  }
}

extension Frame {
  var text: String {
    CGRect(x: x, y: y, width: width, height: height).text
  }
}

extension Vector {
  var text: String { CGSize(width: horizontal, height: vertical).text }
}
