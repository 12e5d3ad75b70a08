import CompositionalLayout
import Foundation
import LayoutCore
import LayoutDocument
import Testing

/// What is read from a document.
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
  private var group: String {
    "{\"kind\": \"horizontal\", \(size), \"subitems\": [{\(size)}]}"
  }

  @Test func device() throws {
    let document = try document(
      "{\"section\": {\"group\": \(group)}}", ", \"contentOffset\": [0, -44]")
    #expect(document.environment.size == CGSize(width: 200, height: 100))
    #expect(document.environment.traitCollection.displayScale == 3)
    #expect(document.environment.layoutMargins.leading == 2)
    #expect(document.environment.layoutMargins.bottom == 3)
    #expect(document.environment.safeAreaInsets.top == 44)
    #expect(document.contentOffset == CGPoint(x: 0, y: -44))
    #expect(document.itemCounts == [2, 1])
  }

  @Test(
    arguments: [
      ("{\"section\": {\"group\": GROUP}}", []),
      ("{\"sections\": [{\"group\": GROUP}, {\"group\": GROUP}]}", [.sectionProvider]),
      (
        """
        {"configuration": {"scrollDirection": "horizontal", "boundarySupplementaryItems": [
          {"elementKind": "h", "alignment": "top", SIZE}]}, "section": {"group": GROUP}}
        """, [.horizontalScrolling, .layoutBoundaryItems]
      ),
      (
        """
        {"section": {"group": {"kind": "vertical", SIZE,
          "api": "repeatingSubitem:count:", "count": 2,
          "interItemSpacing": {"flexible": 2}, "subitems": [GROUP]},
          "contentInsetsReference": "none", "orthogonalScrollingBehavior": "paging"}}
        """,
        [
          .repeatedSubitems, .flexibleSpacing, .nestedGroups, .contentInsetsReferences,
          .orthogonalScrolling,
        ]
      ),
      (
        """
        {"section": {"group": {"kind": "vertical", SIZE, "api": "subitem:count:", "count": 2,
          "subitems": [{"size": {"width": {"estimated": 3}, "height": {"uniformAcrossSiblings": 4}},
            "edgeSpacing": {"top": {"fixed": 3}, "bottom": null}}]}}}
        """, [.countedGroups, .estimatedSizes, .uniformSizes, .edgeSpacing]
      ),
      (
        """
        {"section": {"group": {"kind": "custom", SIZE, "customItems": [{"frame": [0, 0, 1, 1]}],
          "supplementaryItems": [{"elementKind": "badge", SIZE,
            "containerAnchor": {"edges": ["top", "leading"], "fractionalOffset": [0.5, 0]},
            "itemAnchor": {"edges": ["all"], "absoluteOffset": [1, 2]}}]},
          "decorationItems": [{"kind": "background", "elementKind": "bg", "zIndex": -1}],
          "boundarySupplementaryItems": [
            {"elementKind": "h", "alignment": "topLeading", "pinToVisibleBounds": true, SIZE}]}}
        """,
        [
          .customGroups, .supplementaryItems, .decorationItems, .boundarySupplementaryItems,
          .pinnedBoundaryItems,
        ]
      ),
    ] as [(String, Set<LayoutFeature>)])
  func features(_ layout: String, _ features: Set<LayoutFeature>) throws {
    let layout = layout.replacing("GROUP", with: group).replacing("SIZE", with: size)
    #expect(try document(layout).features == features)
  }

  @Test func fittedSizes() throws {
    let layout = "{\"section\": {\"group\": \(group.replacing("absolute", with: "estimated"))}}"
    #expect(try document(layout).features == [.estimatedSizes])
    #expect(try document(layout).fittedSizes == nil)
    let fitted = try document(
      layout,
      """
      , "cellFittedHeight": {"byWidth": {"157.5": [31, null]}, "any": [9]},
      "headerFittedHeight": 12
      """
    )
    #expect(fitted.features == [.estimatedSizes, .fittedSizes])
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
    #expect(document.environment.traitCollection.layoutDirection == .rightToLeft)
    #expect(document.environment.safeAreaInsets.leading == 5)
    #expect(document.environment.safeAreaInsets.trailing == 3)
    #expect(document.environment.layoutMargins.leading == 4)
    let input = try document.layoutDescription.layoutInput(
      for: document.environment, itemCounts: document.itemCounts)
    #expect(input.container.isRightToLeft)
  }

  @Test func fittedSizesWithoutEstimatesMeanNothing() throws {
    let document = try document(
      "{\"section\": {\"group\": \(group)}}", ", \"cellFittedHeight\": {\"any\": [9]}")
    #expect(document.features == [])
  }

  @Test func layoutInput() throws {
    let document = try document(
      "{\"sections\": [{\"group\": \(group)}, {\"group\": \(group), \"interGroupSpacing\": 7}]}")
    let input = try document.layoutDescription.layoutInput(
      for: document.environment, itemCounts: document.itemCounts)
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
}
