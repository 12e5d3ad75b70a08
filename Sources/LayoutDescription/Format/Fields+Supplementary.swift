import LayoutCore

extension Fields {
  /// The fields of an element anchored to an item or a group.
  static let supplementary: [Field<SupplementaryPlan>] = [
    .required("elementKind", .string, { $0.kind }, { $0.kind = $1 }),
    .required("size", .size, { $0.size }, { $0.size = $1 }),
    .optional("contentInsets", .insets, default: .zero, { $0.insets }, { $0.insets = $1 }),
    .required(
      "containerAnchor", .anchor, { $0.container },
      { item, anchor in
        // This anchor determines the default of the next member.
        item = SupplementaryPlan(
          kind: item.kind, size: item.size, insets: item.insets, container: anchor)
      }),
    .optional("itemAnchor", .anchor, { $0.item }, { $0.item = $1 }),
    .optional("zIndex", .integer, { $0.zIndex }, { $0.zIndex = $1 }),
  ]

  /// The fields of an element at the edge of a section or of the whole layout.
  static let boundary: [Field<BoundaryPlan>] = [
    .required("elementKind", .string, { $0.kind }, { $0.kind = $1 }),
    .required("size", .size, { $0.size }, { $0.size = $1 }),
    .optional("contentInsets", .insets, default: .zero, { $0.insets }, { $0.insets = $1 }),
    .required("alignment", .alignment, { $0.alignment }, { $0.alignment = $1 }),
    .optional("absoluteOffset", .vector, { $0.offset }, { $0.offset = $1 }),
    .optional(
      "extendsBoundary", .boolean, { $0.extendsBoundary }, { $0.extendsBoundary = $1 }),
    .optional(
      "pinToVisibleBounds", .boolean, { $0.pinsToVisibleBounds },
      { $0.pinsToVisibleBounds = $1 }),
    .optional("zIndex", .integer, { $0.zIndex }, { $0.zIndex = $1 }),
  ]

  /// The fields of an element shown behind a section.
  static let decoration: [Field<DecorationPlan>] = [
    // The kind is never written, because only one kind exists.
    .optional(
      "kind", .word("kind of decoration", ["background": true]), { _ in nil }, { _, _ in }),
    .required("elementKind", .string, { $0.kind }, { $0.kind = $1 }),
    .optional("contentInsets", .insets, default: .zero, { $0.insets }, { $0.insets = $1 }),
    .optional("zIndex", .integer, { $0.zIndex }, { $0.zIndex = $1 }),
  ]

  private static let absoluteOffset = "absoluteOffset"

  static let anchor: [Field<AnchorPlan>] = [
    .optional("edges", .edges, { $0.point }, { $0.point = $1 }),
    .optional(
      absoluteOffset, .vector, { $0.isFractional ? nil : $0.offset }, { $0.offset = $1 }),
    Field(
      "fractionalOffset",
      read: { anchor, owner throws(LayoutDocumentError) in
        guard let node = try anchor.optional("fractionalOffset") else { return }
        owner.offset = try Form.vector.read(node)
        owner.isFractional = true
        guard try anchor.optional(absoluteOffset) == nil else {
          throw anchor.fault(
            "has both an \"absoluteOffset\" and a \"fractionalOffset\"; specify only one")
        }
      }, write: { $0.isFractional ? Form.vector.write($0.offset) : nil }),
  ]
}

extension Form<SupplementaryPlan> {
  static var supplementary: Form {
    object(
      { Fields.supplementary },
      initial: {
        SupplementaryPlan(kind: "", size: ItemPlan.initial.size, container: .initial)
      })
  }
}

extension Form<BoundaryPlan> {
  static var boundary: Form {
    object(
      { Fields.boundary },
      initial: {
        BoundaryPlan(
          kind: "", size: ItemPlan.initial.size, alignment: AnchorPlan.initial.point)
      })
  }
}

extension Form<DecorationPlan> {
  static var decoration: Form {
    object({ Fields.decoration }, initial: { DecorationPlan(kind: "") })
  }
}

extension Form<AnchorPlan> {
  fileprivate static var anchor: Form { object({ Fields.anchor }, initial: { .initial }) }
}

extension Form<AlignmentPair> {
  fileprivate static var alignment: Form {
    word(
      "alignment",
      [
        "none": AlignmentPair(horizontal: .center, vertical: .center),
        "top": AlignmentPair(horizontal: .center, vertical: .start),
        "topLeading": AlignmentPair(horizontal: .start, vertical: .start),
        "leading": AlignmentPair(horizontal: .start, vertical: .center),
        "bottomLeading": AlignmentPair(horizontal: .start, vertical: .end),
        "bottom": AlignmentPair(horizontal: .center, vertical: .end),
        "bottomTrailing": AlignmentPair(horizontal: .end, vertical: .end),
        "trailing": AlignmentPair(horizontal: .end, vertical: .center),
        "topTrailing": AlignmentPair(horizontal: .end, vertical: .start),
      ])
  }

  /// The JSON form of a point written as an array of edges.
  fileprivate static var edges: Form {
    let edge = Form<EdgeSet>.word(
      "edge",
      [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all,
      ])
    return Form<[EdgeSet]>.list(edge).map({ EdgeSet($0).point }, back: EdgeSet.edges)
  }
}

extension EdgeSet {
  /// Returns the edges that specify a point in a document, with the upper or lower edge first.
  @Sendable
  fileprivate static func edges(naming point: AlignmentPair) -> [EdgeSet] {
    var edges: [EdgeSet] = []
    if point.vertical != .center { edges.append(point.vertical == .start ? .top : .bottom) }
    if point.horizontal != .center {
      edges.append(point.horizontal == .start ? .leading : .trailing)
    }
    return edges
  }
}

extension AnchorPlan {
  fileprivate static let initial = AnchorPlan(point: EdgeSet().point)
}
