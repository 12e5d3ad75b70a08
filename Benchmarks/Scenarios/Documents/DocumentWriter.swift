import Foundation
import LayoutCore
import LayoutDescription

/// Writer of layout documents: the way back from what a document is read into.
///
/// A scenario is code, and its document is the layout that the code describes in one view.
struct DocumentWriter {
  private typealias Object = [String: Any]

  /// The layout, as a description is lowered in its view.
  let input: LayoutInput
  /// The name of the document.
  let name: String

  /// The document as JSON in UTF-8; nil where none says the same, as where boundary items keep
  /// within other insets than the groups do.
  var json: Data? {
    guard let json = try? JSONSerialization.data(withJSONObject: document, options: .sortedKeys),
      let document = try? LayoutDocument(json: json), document.layoutInput == input
    else { return nil }
    return json
  }

  private var document: Object {
    let container = input.container
    return [
      "name": name,
      "device": [
        "width": container.size.horizontal, "height": container.size.vertical,
        "scale": container.displayScale,
        "layoutDirection": container.isRightToLeft ? "rightToLeft" : "leftToRight",
      ] as Object,
      "layout": layout, "sectionItemCounts": input.sections.map(\.itemCount),
    ]
  }

  private var layout: Object {
    var configuration: Object = [
      "scrollDirection": input.container.scrollAxis == .vertical ? "vertical" : "horizontal",
      "interSectionSpacing": input.interSectionSpacing,
    ]
    configuration["boundarySupplementaryItems"] = list(input.boundaries, boundary)
    let plans = input.plans.map { section($0.section) }
    if plans.count == 1 { return ["configuration": configuration, "section": plans[0]] }
    return [
      "configuration": configuration, "sections": input.sections.map { plans[$0.plan] },
    ]
  }

  /// A list that is left out where it is empty.
  private func list<Plan>(_ plans: [Plan], _ object: (Plan) -> Object) -> [Object]? {
    plans.isEmpty ? nil : plans.map(object)
  }

  private func section(_ plan: SectionPlan) -> Object {
    var object: Object = ["group": item(plan.group), "interGroupSpacing": plan.interGroupSpacing]
    // The insets of the view are in those of the plan, as the document's view has none.
    object["contentInsets"] = insets(plan.insets)
    if plan.boundaryInsets != plan.insets { object["supplementariesFollowContentInsets"] = false }
    if plan.orthogonalScrolling != .none {
      object["orthogonalScrollingBehavior"] = "\(plan.orthogonalScrolling)"
    }
    object["boundarySupplementaryItems"] = list(plan.boundaries, boundary)
    object["decorationItems"] = list(plan.decorations, decoration)
    return object
  }

  private func decoration(_ plan: DecorationPlan) -> Object {
    var object: Object = ["elementKind": plan.kind, "zIndex": plan.zIndex]
    object["contentInsets"] = insets(plan.insets)
    return object
  }

  // MARK: Groups

  private func item(_ plan: ItemPlan) -> Object {
    var object: Object = ["size": size(plan.size)]
    object["contentInsets"] = insets(plan.insets)
    if plan.edges != .none {
      let edges = plan.edges
      object["edgeSpacing"] = [
        "leading": edges.leading, "top": edges.top, "trailing": edges.trailing,
        "bottom": edges.bottom,
      ].compactMapValues { $0.map(spacing) }
    }
    object["supplementaryItems"] = list(plan.supplementaries, supplementary)
    switch plan.content {
    case .leaf: break
    case .custom(let custom):
      object["kind"] = "custom"
      object["customItems"] = custom.places.map { place -> Object in
        let frame = [place.origin, place.size].flatMap { [$0.horizontal, $0.vertical] }
        return place.zIndex == 0
          ? ["frame": frame] : ["frame": frame, "zIndex": place.zIndex]
      }
    case .run(let run): object.merge(self.run(run)) { $1 }
    }
    return object
  }

  private func run(_ plan: RunPlan) -> Object {
    var object: Object = [
      "kind": plan.axis == .horizontal ? "horizontal" : "vertical",
      "interItemSpacing": spacing(plan.spacing), "subitems": plan.subitems.map(item),
    ]
    switch plan.capacity {
    case .fitting: break
    case .equal(let count):
      (object["api"], object["count"]) = ("subitem:count:", count)
    case .atMost(let count):
      (object["api"], object["count"]) = ("repeatingSubitem:count:", count)
    }
    return object
  }

  // MARK: Supplementary items

  private func supplementary(_ plan: SupplementaryPlan) -> Object {
    var object: Object = [
      "elementKind": plan.kind, "size": size(plan.size),
      "containerAnchor": anchor(plan.container), "itemAnchor": anchor(plan.item),
      "zIndex": plan.zIndex,
    ]
    object["contentInsets"] = insets(plan.insets)
    return object
  }

  private func boundary(_ plan: BoundaryPlan) -> Object {
    let words = edges(plan.alignment)
    var object: Object = [
      "elementKind": plan.kind, "size": size(plan.size),
      "alignment": words.count == 2 ? words[0] + words[1].capitalized : words.first ?? "none",
      "absoluteOffset": [plan.offset.horizontal, plan.offset.vertical],
      "extendsBoundary": plan.extendsBoundary, "pinToVisibleBounds": plan.pinsToVisibleBounds,
      "zIndex": plan.zIndex,
    ]
    object["contentInsets"] = insets(plan.insets)
    return object
  }

  private func anchor(_ plan: AnchorPlan) -> Object {
    [
      "edges": edges(plan.point),
      plan.isFractional ? "fractionalOffset" : "absoluteOffset": [
        plan.offset.horizontal, plan.offset.vertical,
      ],
    ]
  }

  /// The edges that name a point, the upper or lower one first.
  private func edges(_ point: AlignmentPair) -> [String] {
    var edges: [String] = []
    if point.vertical != .center { edges.append(point.vertical == .start ? "top" : "bottom") }
    if point.horizontal != .center {
      edges.append(point.horizontal == .start ? "leading" : "trailing")
    }
    return edges
  }

  // MARK: Lengths

  private func size(_ plan: SizePlan) -> Object {
    ["width": length(plan.width), "height": length(plan.height)]
  }

  private func length(_ length: Length) -> Object {
    switch length {
    case .absolute(let points): ["absolute": points]
    case .fractionOfWidth(let fraction): ["fractionalWidth": fraction]
    case .fractionOfHeight(let fraction): ["fractionalHeight": fraction]
    case .estimated(let points): ["estimated": points]
    case .uniformAcrossSiblings(let points): ["uniformAcrossSiblings": points]
    }
  }

  private func spacing(_ spacing: Spacing) -> Object {
    switch spacing {
    case .fixed(let points): ["fixed": points]
    case .flexible(let points): ["flexible": points]
    }
  }

  /// Insets, which are left out where there are none.
  private func insets(_ insets: Insets) -> Object? {
    guard insets != .zero else { return nil }
    return [
      "top": insets.top, "leading": insets.leading, "bottom": insets.bottom,
      "trailing": insets.trailing,
    ]
  }
}

extension LaidOutView {
  /// The layout as a document in JSON; nil where none says the same.
  package var document: String? {
    DocumentWriter(input: engine.input, name: title).json
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
