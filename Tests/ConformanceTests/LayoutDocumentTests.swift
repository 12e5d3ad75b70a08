import Foundation
import LayoutCore
import LayoutDescription
import Testing

/// Tests reading documents.
@Suite struct LayoutDocumentTests {
  private func document(_ layout: String, _ more: String = "") throws -> LayoutDocument {
    let text = """
      {"device": {"width": 200, "height": 100, "scale": 3, "layoutMargins": [1, 2, 3, 4],
         "safeAreaTop": 44, "safeAreaBottom": 34},
       "layout": \(layout), "sectionItemCounts": [2, 1]\(more)}
      """
    return try LayoutDocument(json: Data(text.utf8))
  }

  private let size = "\"size\": {\"width\": {\"absolute\": 10}, \"height\": {\"absolute\": 10}}"
  private let ten = SizePlan(width: .absolute(10), height: .absolute(10))
  private var group: String {
    "{\"kind\": \"horizontal\", \(size), \"subitems\": [{\(size)}]}"
  }

  @Test func device() throws {
    let document = try document(
      "{\"section\": {\"group\": \(group)}}", ", \"contentOffset\": [0, -44]")
    #expect(document.environment.size == Vector(horizontal: 200, vertical: 100))
    #expect(document.environment.displayScale == 3)
    #expect(document.environment.layoutMargins.leading == 2)
    #expect(document.environment.layoutMargins.bottom == 3)
    #expect(document.environment.safeAreaInsets.top == 44)
    #expect(document.contentOffset == Vector(horizontal: 0, vertical: -44))
    #expect(document.itemCounts == [2, 1])
  }

  @Test func fittedSizes() throws {
    let layout = "{\"section\": {\"group\": \(group.replacing("absolute", with: "estimated"))}}"
    #expect(try document(layout).fittedSizes == nil)
    let fitted = try document(
      layout,
      """
      , "cellFittedHeight": {"byWidth": {"157.5": [31, null]}, "any": [9]},
      "headerFittedHeight": 12
      """
    )
    let sizes = try #require(fitted.fittedSizes)
    #expect(sizes.cellHeight(item: 2, width: 157.5) == 31)
    #expect(sizes.cellHeight(item: 3, width: 157.5) == nil)
    #expect(sizes.cellHeight(item: 3, width: 100) == 9)
    #expect(sizes.headerHeight(kind: "header") == 12)
    #expect(sizes.cellHeights(width: 100) == [9])
  }

  @Test func fittedHeadersByKind() throws {
    let layout = "{\"section\": {\"group\": \(group.replacing("absolute", with: "estimated"))}}"
    let sizes = try #require(
      try document(layout, ", \"headerFittedHeight\": {\"header\": 28.5, \"footer\": null}")
        .fittedSizes)
    #expect(sizes.headerHeight(kind: "header") == 28.5)
    #expect(sizes.headerHeight(kind: "footer") == nil)
    #expect(sizes.headerHeight(kind: "badge") == nil)
    #expect(throws: LayoutDocumentError.self) {
      try document(layout, ", \"headerFittedHeight\": {\"header\": \"tall\"}")
    }
  }

  @Test func rightToLeft() throws {
    let text = """
      {"device": {"width": 100, "height": 200, "layoutDirection": "rightToLeft",
        "safeAreaLeft": 3, "safeAreaRight": 5, "layoutMargins": [1, 2, 3, 4]},
       "layout": {"section": {"group": \(group)}}, "sectionItemCounts": [2]}
      """
    let document = try LayoutDocument(json: Data(text.utf8))
    #expect(document.environment.isRightToLeft)
    #expect(document.environment.safeAreaInsets.leading == 5)
    #expect(document.environment.safeAreaInsets.trailing == 3)
    #expect(document.environment.layoutMargins.leading == 4)
    #expect(document.layoutInput.container.isRightToLeft)
  }

  @Test func layoutInput() throws {
    let document = try document(
      "{\"sections\": [{\"group\": \(group)}, {\"group\": \(group), \"interGroupSpacing\": 7}]}")
    let input = document.layoutInput
    #expect(input.sections.map(\.itemCount) == [2, 1])
    #expect(input.plans.map(\.section.interGroupSpacing) == [0, 7])
    #expect(input.container.displayScale == 3)
  }

  @Test func unknownKeysAreListed() throws {
    let document = try document(
      "{\"section\": {\"group\": \(group), \"interGroupSpacin\": 7, \"note\": \"seven\"}}")
    #expect(
      document.ignoredKeys == ["layout.section.interGroupSpacin", "layout.section.note"])
  }

  @Test func everyPartIsRead() throws {
    let badge = """
      {"elementKind": "badge", SIZE, "zIndex": 3,
       "containerAnchor": {"edges": ["top", "leading"], "fractionalOffset": [0.5, 0]},
       "itemAnchor": {"edges": ["all"], "absoluteOffset": [1, 2]}}
      """
    let section = """
      {"group": {"kind": "vertical", SIZE, "api": "subitem:count:", "count": 2,
         "interItemSpacing": {"flexible": 2}, "subitems": [
           {"size": {"width": {"estimated": 3}, "height": {"uniformAcrossSiblings": 4}},
            "edgeSpacing": {"top": {"fixed": 3}, "bottom": null},
            "supplementaryItems": [\(badge)]}]},
       "contentInsets": {"top": 1, "trailing": 2}, "contentInsetsReference": "layoutMargins",
       "supplementariesFollowContentInsets": false, "interGroupSpacing": 5,
       "orthogonalScrollingBehavior": "paging",
       "decorationItems": [{"kind": "background", "elementKind": "bg", "zIndex": -1}],
       "boundarySupplementaryItems": [
         {"elementKind": "h", "alignment": "topLeading", "pinToVisibleBounds": true, SIZE,
          "absoluteOffset": [7, 8], "extendsBoundary": false}]}
      """
    let text = """
      {"configuration": {"scrollDirection": "horizontal", "interSectionSpacing": 6,
         "contentInsetsReference": "none", "boundarySupplementaryItems": [
           {"elementKind": "f", "alignment": "bottom", SIZE}]},
       "sections": [\(section), {"group": {"kind": "custom", SIZE,
         "customItems": [{"frame": [1, 2, 3, 4], "zIndex": 9}]}}]}
      """
    var item = ItemPlan(
      size: SizePlan(width: .estimated(3), height: .uniformAcrossSiblings(estimate: 4)))
    item.edges = EdgeSpacing(leading: nil, top: .fixed(3), trailing: nil, bottom: nil)
    item.supplementaries = [
      SupplementaryPlan(
        kind: "badge", size: ten,
        container: AnchorPlan(
          point: AlignmentPair(horizontal: .start, vertical: .start),
          offset: Vector(horizontal: 0.5, vertical: 0), isFractional: true),
        item: AnchorPlan(
          point: AlignmentPair(horizontal: .center, vertical: .center),
          offset: Vector(horizontal: 1, vertical: 2)), zIndex: 3)
    ]
    let group = ItemPlan(
      size: ten,
      content: .run(
        RunPlan(axis: .vertical, subitems: [item], capacity: .equal(2), spacing: .flexible(2))))
    let header = BoundaryPlan(
      kind: "h", size: ten, alignment: AlignmentPair(horizontal: .start, vertical: .start),
      offset: Vector(horizontal: 7, vertical: 8), extendsBoundary: false, pinsToVisibleBounds: true)
    let place = CustomPlan.Place(
      origin: Vector(horizontal: 1, vertical: 2), size: Vector(horizontal: 3, vertical: 4),
      zIndex: 9)
    let expected = DescribedLayout(
      configuration: LayoutConfiguration(
        scrollAxis: .horizontal, interSectionSpacing: 6, contentInsetsReference: .none,
        boundaries: [
          BoundaryPlan(
            kind: "f", size: ten, alignment: AlignmentPair(horizontal: .center, vertical: .end))
        ]),
      sections: .each([
        SectionDescription(
          SectionPlan(
            group: group, insets: Insets(top: 1, leading: 0, bottom: 0, trailing: 2),
            interGroupSpacing: 5, orthogonalScrolling: .paging, boundaries: [header],
            boundaryInsets: .zero, decorations: [DecorationPlan(kind: "bg", zIndex: -1)]),
          contentInsetsReference: .layoutMargins, supplementariesFollowContentInsets: false),
        SectionDescription(
          SectionPlan(
            group: ItemPlan(size: ten, content: .custom(CustomPlan(places: [place]))))),
      ]))
    #expect(try document(text.replacing("SIZE", with: size)).layout == expected)
  }
}
