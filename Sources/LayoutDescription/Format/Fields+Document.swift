import LayoutCore

extension Fields {
  /// The key for the mandatory description of the layout.
  static let layoutKey = "layout"
  /// The key for the mandatory description of the view.
  static let deviceKey = "device"

  /// The key for the layout's recordings.
  static let recordingsKey = "recordings"
  /// The key for the preferred sizes along both axes.
  static let elementSizesKey = "fittedSizes"

  static let document: [Field<LayoutDocument>] = view + [layoutField] + fittedSizes + [recordings]

  /// The fields that describe the view and the item counts of a layout.
  static let view: [Field<LayoutDocument>] = [
    .optional("name", .string, { $0.name }, { $0.name = $1 }),
    Field(
      deviceKey,
      read: { root, document throws(LayoutDocumentError) in
        let node = try root.required(deviceKey)
        for field in device { try field.read(node, &document) }
      }, write: { .object(device.members(of: $0)) }),
    .optional(
      "contentOffset", .vector, default: .zero, { $0.contentOffset }, { $0.contentOffset = $1 }),
    .required(
      "sectionItemCounts",
      .list(.integer.requiring("the number of items must not be negative") { $0 >= 0 }),
      { $0.itemCounts }, { $0.itemCounts = $1 }),
  ]

  private static let layoutField = Field<LayoutDocument>(
    layoutKey,
    read: { root, document throws(LayoutDocumentError) in
      let node = try root.required(layoutKey)
      document.layout = try Form.layout.read(node)
      try document.layout.requireSections(
        document.itemCounts.count, node.optional(sections) ?? node)
    }, write: { Form.layout.write($0.layout) })

  /// The fields that hold the preferred sizes of content.
  static let fittedSizes: [Field<LayoutDocument>] = [
    .optional(
      "headerFittedHeight", .headerHeights, { $0.fittedSizes?.headers },
      { $0.fittedSizes = FittedSizes(headers: $1) }),
    .optional(
      "cellFittedHeight", .cellHeights, { $0.fittedSizes },
      { document, sizes in
        document.fittedSizes = FittedSizes(
          cellHeights: sizes.cellHeights, cellHeightsAtAnyWidth: sizes.cellHeightsAtAnyWidth,
          headers: document.fittedSizes?.headers)
      }),
    elementSizes,
  ]

  static let device: [Field<LayoutDocument>] = [
    .optional(
      "contentSizeCategory", .string, { $0.environment.contentSizeCategory },
      { $0.environment.contentSizeCategory = $1 }),
    .optional(
      "scale",
      .number.requiring("the number of pixels per point must be greater than 0") { $0 > 0 },
      { $0.environment.displayScale }, { $0.environment.displayScale = $1 }),
    .optional(
      "layoutDirection",
      .word("layout direction", ["leftToRight": false, "rightToLeft": true]),
      { $0.environment.isRightToLeft }, { $0.environment.isRightToLeft = $1 }),
    safeArea("safeAreaTop", edge: 0), safeArea("safeAreaLeft", edge: 1),
    safeArea("safeAreaBottom", edge: 2), safeArea("safeAreaRight", edge: 3),
    .required(
      "width", .side, { $0.environment.size.horizontal },
      { $0.environment.size.horizontal = $1 }),
    .required(
      "height", .side, { $0.environment.size.vertical }, { $0.environment.size.vertical = $1 }),
    .optional(
      "layoutMargins", .numbers(4), default: [0, 0, 0, 0],
      { $0.environment.edges(of: $0.environment.layoutMargins) },
      { document, edges in
        document.environment.layoutMargins = document.environment.insets(edges: edges)
        document.environment.readableContentInsets = document.environment.layoutMargins
      }),
    .optional(
      "adjustedContentInsetTop", .number, { $0.adjustedContentInset.top },
      { $0.adjustedContentInset.top = $1 }),
    .optional(
      "adjustedContentInsetBottom", .number, { $0.adjustedContentInset.bottom },
      { $0.adjustedContentInset.bottom = $1 }),
  ]

  /// Returns the field for one inset of the safe area, given the index of its edge in the order
  /// top, left, bottom and right.
  private static func safeArea(_ key: String, edge: Int) -> Field<LayoutDocument> {
    .optional(
      key, .number, default: 0,
      { $0.environment.edges(of: $0.environment.safeAreaInsets)[edge] },
      { document, length in
        var edges = document.environment.edges(of: document.environment.safeAreaInsets)
        edges[edge] = length
        document.environment.safeAreaInsets = document.environment.insets(edges: edges)
      })
  }

  static let cellHeights: [Field<FittedSizes>] = [
    .list("any", .height, { $0.cellHeightsAtAnyWidth }, { $0.cellHeightsAtAnyWidth = $1 }),
    .optional(
      "byWidth", .heightsByWidth, default: [:], { $0.cellHeights }, { $0.cellHeights = $1 }),
  ]
}

extension ViewEnvironment {
  /// Returns the lengths of insets at the top, left, bottom and right edges.
  fileprivate func edges(of insets: Insets) -> [Double] {
    let (left, right) =
      isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    return [insets.top, left, insets.bottom, right]
  }

  /// Returns insets with the given lengths at the top, left, bottom and right edges.
  fileprivate func insets(edges: [Double]) -> Insets {
    Insets(
      top: edges[0], leading: edges[isRightToLeft ? 3 : 1], bottom: edges[2],
      trailing: edges[isRightToLeft ? 1 : 3])
  }
}

extension Form<Double> {
  fileprivate static var side: Form {
    number.requiring("the length must be at least 0 points") { $0 >= 0 }
  }
}

extension Form<Double?> {
  /// The JSON form of a height in points; `null` keeps the estimate.
  fileprivate static var height: Form {
    Form(
      read: { node throws(LayoutDocumentError) in
        if case .null = node.value.content { return nil }
        return try node.number()
      }, write: { $0.map { .number($0) } ?? .null })
  }
}

extension Form<FittedSizes> {
  fileprivate static var cellHeights: Form {
    object({ Fields.cellHeights }, initial: { FittedSizes() })
  }
}

extension Form<[Double: [Double?]]> {
  fileprivate static var heightsByWidth: Form {
    Form(
      read: { node throws(LayoutDocumentError) in
        var heights: Value = [:]
        for (key, node) in try node.members() {
          guard let width = Double(key), width.isFinite else {
            throw node.fault("expected a width in points as the key, found \"\(key)\"")
          }
          heights[width] = try node.elements(Form<Double?>.height.read)
        }
        return heights
      },
      write: { heights in
        let members = heights.map { width, heights in
          JSONValue.Member(
            key: JSONValue(.number(width)).text,
            value: JSONValue(Form<[Double?]>.list(.height).write(heights)))
        }
        return .object(members.sortedByKey)
      })
  }
}

extension Form<FittedSizes.Headers> {
  /// The JSON form of the heights of boundary items: a single height for all, or an object with a
  /// height for each element kind.
  fileprivate static var headerHeights: Form {
    Form(
      read: { node throws(LayoutDocumentError) in
        guard case .object = node.value.content else { return .ofAnyKind(try node.number()) }
        var heights: [String: Double?] = [:]
        for (kind, node) in try node.members() {
          heights.updateValue(try Form<Double?>.height.read(node), forKey: kind)
        }
        return .byKind(heights)
      },
      write: { headers in
        switch headers {
        case .ofAnyKind(let height): return .number(height)
        case .byKind(let heights):
          let members = heights.map { kind, height in
            JSONValue.Member(key: kind, value: JSONValue(Form<Double?>.height.write(height)))
          }
          return .object(members.sortedByKey)
        }
      })
  }
}
