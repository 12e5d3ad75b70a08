import Conformance
import LayoutCore
import Testing

@testable import LayoutDescription

/// Tests the tables of keys for reading and writing documents.
@Suite struct DocumentFieldTests {
  /// A document with every member.
  private static let text = """
    {"name": "all", "device": {"width": 200, "height": 100, "scale": 3,
       "layoutDirection": "rightToLeft",
       "contentSizeCategory": "UICTContentSizeCategoryXL",
       "layoutMargins": [1, 2, 3, 4],
       "safeAreaTop": 44, "safeAreaLeft": 5, "safeAreaBottom": 34, "safeAreaRight": 6,
       "adjustedContentInsetTop": 50, "adjustedContentInsetBottom": 40},
     "contentOffset": [0, -50], "sectionItemCounts": [2, 1],
     "cellFittedHeight": {"any": [9, null], "byWidth": {"157.5": [31]}},
     "headerFittedHeight": {"h": 12, "f": null},
     "fittedSizes": LISTS,
     "recordings": [{"name": "small", "device": {"width": 100, "height": 50},
       "sectionItemCounts": [1, 2], "fittedSizes": LISTS}],
     "layout": {"configuration": {"scrollDirection": "horizontal", "interSectionSpacing": 6,
         "contentInsetsReference": "none", "boundarySupplementaryItems": [
           {"elementKind": "f", "alignment": "bottom", SIZE}]},
       "sections": [
         {"group": {"kind": "vertical", SIZE, "api": "subitem:count:", "count": 2,
            "interItemSpacing": {"flexible": 2}, "contentInsets": INSETS, "subitems": [
              {"size": {"width": {"estimated": 3}, "height": {"uniformAcrossSiblings": 4}},
               "edgeSpacing": {"leading": {"fixed": 1}, "top": {"fixed": 2},
                 "trailing": {"flexible": 3}, "bottom": {"flexible": 4}},
               "supplementaryItems": [{"elementKind": "badge", SIZE, "zIndex": 3,
                 "contentInsets": INSETS,
                 "containerAnchor": {"edges": ["top", "leading"], "fractionalOffset": [0.5, 0]},
                 "itemAnchor": {"edges": ["bottom"], "absoluteOffset": [1, 2]}}]}]},
          "contentInsets": INSETS, "contentInsetsReference": "layoutMargins",
          "supplementariesFollowContentInsets": false, "interGroupSpacing": 5,
          "orthogonalScrollingBehavior": "paging",
          "decorationItems": [{"elementKind": "bg", "zIndex": -1, "contentInsets": INSETS}],
          "boundarySupplementaryItems": [
            {"elementKind": "h", "alignment": "topLeading", "pinToVisibleBounds": true, SIZE,
             "contentInsets": INSETS, "absoluteOffset": [7, 8], "extendsBoundary": false}]},
         {"group": {"kind": "custom", SIZE,
            "customItems": [{"frame": [1, 2, 3, 4], "zIndex": 9}]}}]}}
    """
    .replacing("SIZE", with: #""size": {"width": {"absolute": 10}, "height": {"absolute": 10}}"#)
    .replacing(
      "LISTS",
      with: """
        {"cells": [[[30, 12.5], null], []], "supplementaries": {"h": [[[200, 9]]]},
         "layoutItems": {"f": [[[200, 8]]], "g": [[null]]}}
        """
    )
    .replacing("INSETS", with: #"{"top": 1, "leading": 2, "bottom": 3, "trailing": 4}"#)

  private let document: LayoutDocument
  private let sections: [SectionDescription]

  init() throws {
    document = try LayoutDocument(json: Self.text.utf8)
    guard case .each(let sections) = document.layout.sections else {
      throw LayoutDocumentError(path: "layout", message: "has one section")
    }
    self.sections = sections
  }

  /// Checks that each key of a table is written for some owner and read again, and that a wrong
  /// value causes an error about it.
  private func check<Owner>(
    _ table: [Field<Owner>], _ owners: [Owner], initial: Owner, exceptWriting unwritten: String...
  ) {
    for field in table {
      let key = field.key
      let isWritten = owners.contains { field.write($0) != nil }
      #expect(isWritten != unwritten.contains(key), "\(key)")
      let isRead = owners.contains { owner in
        let wrong = JSONValue(.array([JSONValue(.array([JSONValue(.array([]))]))]))
        let members =
          table.members(of: owner).filter { $0.key != key }
          + [JSONValue.Member(key: key, value: wrong)]
        var read = initial
        do throws(LayoutDocumentError) {
          let node = try JSONNode(parsing: JSONValue(.object(members)).text.utf8)
          for field in table { try field.read(node, &read) }
          return false
        } catch {
          return error.path.hasPrefix(key)
        }
      }
      #expect(isRead, "\(key)")
    }
  }

  @Test func everyKeyOfADocumentIsReadAndWritten() throws {
    let blank = try LayoutDocument(json: Self.text.utf8)
    check(Fields.document, [document], initial: blank)
    check(Fields.device, [document], initial: blank)
    check(
      Fields.cellHeights, [try #require(document.fittedSizes)],
      initial: FittedSizes())
    check(Fields.recording, [document], initial: blank)
    var same = document.layout
    same.sections = .same(sections[0])
    check(
      Fields.layout, [document.layout, same], initial: DescribedLayout(sections: .each([])))
    check(
      Fields.configuration, [document.layout.configuration], initial: LayoutConfiguration())
  }

  @Test func everyKeyOfASectionIsReadAndWritten() throws {
    let plan = sections[0].plan
    check(
      Fields.section, sections, initial: SectionDescription(SectionPlan(group: .initial)))
    check(Fields.boundary, plan.boundaries, initial: plan.boundaries[0])
    // There is only one kind of decoration.
    check(
      Fields.decoration, plan.decorations, initial: plan.decorations[0], exceptWriting: "kind")
    guard case .run(let run) = plan.group.content,
      case .custom(let custom) = sections[1].plan.group.content
    else {
      Issue.record("The groups have other contents.")
      return
    }
    let groups = [plan.group, sections[1].plan.group]
    check(Fields.group, groups + run.subitems, initial: .initial)
    check(Fields.item, groups + run.subitems, initial: .initial)
    check(Fields.place, Array(custom.places), initial: CustomPlan.Place(origin: .zero, size: .zero))
    check(Fields.size, [plan.group.size], initial: plan.group.size)
    check(Fields.insets, [plan.insets], initial: .zero)
    check(Fields.edgeSpacing, run.subitems.map(\.edges), initial: .none)
    let badge = try #require(run.subitems.first?.supplementaries.first)
    check(Fields.supplementary, [badge], initial: badge)
    check(
      Fields.anchor, [badge.container, badge.item],
      initial: AnchorPlan(point: EdgeSet().point))
  }

  @Test func everyNumberCaseIsReadAndWritten() {
    for length in Fields.lengths { #expect(length.number(length.value(3)) == 3, "\(length.key)") }
    for spacing in Fields.spacings {
      #expect(spacing.number(spacing.value(3)) == 3, "\(spacing.key)")
    }
  }

  @Test func everyKeyOfTheLayoutIsKnown() {
    #expect(document.ignoredKeys == [])
    #expect(!KnownKeys.all.contains("name") && !KnownKeys.all.contains("layoutMargins"))
  }

  // MARK: Round trips

  private func expectSame(_ a: LayoutDocument, _ b: LayoutDocument) {
    #expect(a.name == b.name && a.environment == b.environment)
    #expect(a.contentOffset == b.contentOffset && a.unobscuredBounds == b.unobscuredBounds)
    #expect(a.itemCounts == b.itemCounts && a.layout == b.layout)
    #expect(a.fittedSizes == b.fittedSizes && a.elementSizes == b.elementSizes)
    #expect(a.recordings.count == b.recordings.count)
    for (a, b) in zip(a.recordings, b.recordings) { expectSame(a, b) }
  }

  @Test func writtenDocumentIsReadAsTheSame() throws {
    let again = try LayoutDocument(json: document.text.utf8)
    expectSame(again, document)
    #expect(again.text == document.text)
  }

  @Test(arguments: Fixture.all) func writtenFixtureIsReadAsTheSame(_ fixture: Fixture) throws {
    guard let document = try? LayoutDocument(contentsOf: fixture.url) else { return }
    let again = try LayoutDocument(json: document.text.utf8)
    expectSame(again, document)
    #expect(again.text == document.text)
  }

  @Test func textIsEscaped() throws {
    var document = document
    document.name = "a\"b\\c/d\u{1}\u{1F}\n\r\t\u{8}\u{C}é👩‍👧"
    #expect(document.text.contains(#""name":"a\"b\\c\/d\u0001\u001f\n\r\t\b\fé👩‍👧""#))
    #expect(try LayoutDocument(json: document.text.utf8).name == document.name)
  }

  @Test func infiniteNumberHasNoDocument() {
    var document = document
    document.contentOffset.horizontal = .infinity
    #expect(throws: LayoutDocumentError.self) { try LayoutDocument(json: document.text.utf8) }
  }
}
