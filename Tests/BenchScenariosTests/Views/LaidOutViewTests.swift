import BenchSuite
import LayoutCore
import LayoutDescription
import LayoutDrawing
import LayoutExplanation
import Testing

@testable import BenchScenarios

/// Tests views of the suite's scenarios: their pictures, and their explanations by the clauses.
struct LaidOutViewTests {
  @Test(arguments: Scenario.screens.map(\.name), [false, true])
  func everyVisibleElementIsExplained(name: String, isRightToLeft: Bool) throws {
    let scenario = try #require(Scenario.all.first { $0.name == name })
    var surroundings = LaidOutView.Surroundings()
    surroundings.isRightToLeft = isRightToLeft
    let view = try LaidOutView(
      scenario, items: 200, seed: 7, offset: 333, surroundings: surroundings)
    let layout = try #require(view.interpreted)
    #expect(layout.contentSize == view.engine.contentSize)
    for element in view.elements {
      let explanation = try #require(Explanation(element.id, in: layout), "\(element.id)")
      let frame = view.engine.element(element.kind, section: element.section, item: element.item)?
        .frame
      #expect(explanation.element.frame == frame, "\(view.name(of: element.id))")
      #expect(explanation.steps.contains { $0.clauses == [3, 4] })
    }
  }

  /// Reading the document results in the same input for the engine, and writing it again in the
  /// same text.
  @Test(arguments: Scenario.screens.map(\.name), [false, true])
  func everyScenarioHasADocument(name: String, isRightToLeft: Bool) throws {
    let scenario = try #require(Scenario.all.first { $0.name == name })
    var surroundings = LaidOutView.Surroundings()
    surroundings.isRightToLeft = isRightToLeft
    let view = try LaidOutView(scenario, items: 200, seed: 7, surroundings: surroundings)
    let text = try #require(view.document)
    let document = try LayoutDocument(json: text.utf8)
    #expect(document.layoutInput == view.engine.input)
    #expect(document.text == text)
  }

  @Test func explanationsIncludeNumbers() throws {
    let view = try LaidOutView(.nestedGroups, items: 100, seed: 7)
    let layout = try #require(view.interpreted)
    let text = try #require(Explanation(ElementID(section: 0, item: 1), in: layout)).text
    #expect(text.hasPrefix("container"))
    let words = text.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    #expect(words.contains("rounded down to a pixel [Behaviour 1, 2]"))
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(text.contains("nested group") && text.contains("item 1"))
    #expect(Explanation(ElementID(section: 0, item: 100), in: layout) == nil)
    #expect(Explanation(ElementID(section: 9, item: 0), in: layout) == nil)
  }

  @Test func largeLayoutsAreDrawnWithoutGroups() throws {
    let view = try LaidOutView(.nestedGroups, items: 1_000_000, seed: 7, offset: 1e6)
    #expect(view.interpreted == nil)
    let picture = view.picture([.groups, .work])
    #expect(picture.notes.last?.hasPrefix("groups are not drawn") == true)
    #expect(!picture.shapes.isEmpty && !picture.shapes.contains { $0.kind == .group })
  }

  @Test func picturesDistinguishKinds() throws {
    let view = try LaidOutView(.pinnedHeaders, items: 200, seed: 7, offset: 700)
    let picture = view.picture(.groups)
    let kinds = Set(picture.shapes.map(\.kind))
    #expect(kinds.isSuperset(of: [.cell, .group, .section, .pinned]))
    let svg = picture.svg
    for kind in kinds { #expect(svg.contains("class=\"\(kind.rawValue)\""), "\(kind)") }
    #expect(!svg.contains("<script") && !svg.contains("href"))
    #expect(svg.contains(">2.7: item 7 of section 2</text>"))
    #expect(picture.text.contains("pinned"))
  }

  @Test func estimatesAreDashed() throws {
    let estimates = try LaidOutView(.listEstimated, items: 100, seed: 7, measures: false)
    #expect(estimates.picture([]).shapes.allSatisfy { $0.isEstimated })
    #expect(estimates.picture([]).svg.contains("class=\"cell estimated\""))
    let measured = try LaidOutView(.listEstimated, items: 100, seed: 7)
    #expect(!measured.picture([]).shapes.contains { $0.isEstimated })
  }

  @Test func eachElementHasItsWork() throws {
    let view = try LaidOutView(.newsFeed, items: 200, seed: 7)
    let picture = view.picture(.work)
    let measured = view.elements.filter { view.elementWork[$0.id] != nil }
    #expect(measured.count > 3)
    for element in measured {
      let work = try #require(view.elementWork[element.id])
      #expect(work.measured == 1)
      let label = "\(view.name(of: element.id)) (1, \(work.groupsSolved))"
      #expect(picture.shapes.contains { $0.label == label }, "\(label)")
    }
    // The sum equals the engine's total, which is not counted per element.
    let solved = view.elementWork.values.reduce(view.groupsPrepared) { $0 + $1.groupsSolved }
    #expect(solved == view.engine.work.groupsSolved)
    #expect(
      picture.notes.contains(
        "groups solved before measuring: \(view.groupsPrepared) (equal groups share a solution)"))
    let fixed = try LaidOutView(.listFixed, items: 100, seed: 7)
    #expect(fixed.elementWork.isEmpty && fixed.picture(.work).shapes[0].label == "0.0")
    #expect(
      fixed.picture(.work).notes[1].hasPrefix("0 of these elements are measured, 0 estimated"))
  }

  /// Some groups are solved again for the sizes of their items.
  @Test func solvedGroupsAreCounted() throws {
    let works = try Scenario.screens.map { scenario in
      try LaidOutView(scenario, items: 200, seed: 7).elementWork.values.map(\.groupsSolved).max()
    }
    #expect(works.contains { ($0 ?? 0) > 0 })
  }

  @Test func theSurroundingsReachAScreenFarther() throws {
    let view = try LaidOutView(.listFixed, items: 1000, seed: 7, offset: 2000)
    let (near, far) = (view.picture([]), view.picture([.surroundings, .work]))
    // Only the work of the query for the viewport is counted.
    #expect(far.notes.first?.hasPrefix("the query found \(near.shapes.count) elements: ") == true)
    #expect(far.bounds.y == 2000 - view.viewport.height)
    #expect(far.bounds.height == 3 * near.bounds.height)
    #expect(far.shapes.count > 2 * near.shapes.count)
    #expect(far.shapes.filter { $0.kind == .viewport }.map(\.frame) == [view.viewport])
    // There is nothing before the content.
    let first = try LaidOutView(.listFixed, items: 1000, seed: 7).picture(.surroundings)
    #expect(first.bounds.y == 0 && first.bounds.height == 2 * near.bounds.height)
  }

  @Test func twoLayoutsAreCompared() throws {
    var narrow = LaidOutView.Surroundings()
    narrow.width = 300
    let view = try LaidOutView(.nestedGroups, items: 100, seed: 7)
    let base = try LaidOutView(.nestedGroups, items: 100, seed: 7, surroundings: narrow)
    let picture = view.picture(comparedWith: base, [])
    #expect(picture.shapes.contains { $0.kind == .base })
    // Cells are filled; the outlines of the other layout follow after all cells.
    let drawn = try #require(picture.svg.split(separator: "</g>").first)
    let boxes = drawn.matches(of: /class="(cell|base)"/).map { $0.output.1 }
    let firstBase = try #require(boxes.firstIndex(of: "base"))
    #expect(firstBase > 0 && !boxes[firstBase...].contains("cell"))
    #expect(picture.notes.contains { $0.contains("changed size: ") })
    #expect(view.picture(comparedWith: view, []).notes == ["no visible difference"])
    let later = try LaidOutView(.listFixed, items: 100, seed: 7, offset: 88)
    let first = try LaidOutView(.listFixed, items: 100, seed: 7)
    #expect(
      later.picture(comparedWith: first, []).notes
        == ["2 came into view: 0.20, 0.21", "2 left the view: 0.0, 0.1"])
  }

  @Test func notesAreAsWideAsThePicture() {
    var picture = Picture(
      title: "a", bounds: Frame(x: 0, y: 0, width: 146, height: 50), shapes: [])
    picture.notes = ["one two three four five six"]
    #expect(picture.svg.contains(">one two three four<") && picture.svg.contains(">five six<"))
  }

  @Test func textOfFilesIsEscaped() {
    let shape = Picture.Shape(.cell, Frame(x: 0, y: 0, width: 90, height: 40), label: "<b>&\"\u{1}")
    let picture = Picture(
      title: "</title><script>", bounds: Frame(x: 0, y: 0, width: 100, height: 50), shapes: [shape])
    #expect(!picture.svg.contains("<script") && !picture.svg.contains("<b>"))
    #expect(picture.svg.contains("&lt;b&gt;&amp;&quot; "))
  }

  @Test func theTextFormIsTheSameEverywhere() {
    let bounds = Frame(x: 0, y: 0, width: 156, height: 80)
    let picture = Picture(
      title: "two cells", bounds: bounds,
      shapes: [
        .init(.cell, Frame(x: 0, y: 0, width: 78, height: 40), label: "0.0"),
        .init(.cell, Frame(x: 78, y: 0, width: 78, height: 40), label: "0.1", isEstimated: true),
        .init(.edge, Frame(x: 0, y: 40, width: 156, height: 40), label: "header 0"),
      ])
    #expect(
      picture.text == """
        two cells
        156 × 80 points from (0, 0)

        +-------------------------------------++~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~+
        |                                     |:                                     :
        |                                     |:                                     :
        |                                     |:                                     :
        |                 0.0                 |:                 0.1                 :
        |                                     |:                                     :
        |                                     |:                                     :
        |                                     |:                                     :
        |                                     |:                                     :
        +-------------------------------------++~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~+
        ==============================================================================
        |                                                                            |
        |                                                                            |
        |                                                                            |
        |                                  header 0                                  |
        |                                                                            |
        |                                                                            |
        |                                                                            |
        |                                                                            |
        ==============================================================================

                                    x   y  width  height
        cell             0.0        0   0     78      40
        cell, estimated  0.1       78   0     78      40
        header, footer   header 0   0  40    156      40

        """)
  }
}
