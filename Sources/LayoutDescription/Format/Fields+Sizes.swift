import LayoutCore

/// The fields for a layout's recordings and for the sizes along both axes.
extension Fields {
  static let elementSizes = Field<LayoutDocument>(
    elementSizesKey,
    read: { root, document throws(LayoutDocumentError) in
      guard let node = try root.optional(elementSizesKey) else { return }
      document.elementSizes = ElementSizes(
        cells: try node.optional("cells")?.sizes() ?? [],
        supplementaries: try node.optional("supplementaries")?.sizesByKind() ?? [],
        layoutItems: try node.optional("layoutItems")?.sizesByKind() ?? [])
    },
    write: { document in
      guard let sizes = document.elementSizes else { return nil }
      var members: [JSONValue.Member] = []
      func add(_ key: String, _ value: JSONValue, isEmpty: Bool) {
        if !isEmpty { members.append(JSONValue.Member(key: key, value: value)) }
      }
      add("cells", JSONValue(sizes: sizes.cells), isEmpty: sizes.cells.isEmpty)
      add(
        "layoutItems", JSONValue(kinds: sizes.layoutItems), isEmpty: sizes.layoutItems.isEmpty)
      add(
        "supplementaries", JSONValue(kinds: sizes.supplementaries),
        isEmpty: sizes.supplementaries.isEmpty)
      return .object(members)
    })

  /// The fields of a recording: the same as in a document, but without the layout.
  static let recording: [Field<LayoutDocument>] = view + fittedSizes

  static let recordings = Field<LayoutDocument>(
    recordingsKey,
    read: { root, document throws(LayoutDocumentError) in
      for node in try root.optional(recordingsKey)?.elements() ?? [] {
        var recording = try LayoutDocument(recording: node)
        try document.layout.requireSections(recording.itemCounts.count, node)
        recording.layout = document.layout
        document.recordings.append(recording)
      }
    },
    write: { document in
      guard !document.recordings.isEmpty else { return nil }
      return .array(
        document.recordings.map { JSONValue(.object(recording.members(of: $0))) })
    })
}

extension DescribedLayout {
  /// Returns a message about sections without a description, or `nil` if every section has one.
  func missingSections(of count: Int) -> String? {
    guard case .each(let descriptions) = sections, descriptions.count < count else { return nil }
    return "describes \(descriptions.count) of \(count) sections"
  }

  /// Throws an error if one of the sections has no description.
  func requireSections(_ count: Int, _ node: JSONNode) throws(LayoutDocumentError) {
    if let missing = missingSections(of: count) { throw node.fault(missing) }
  }
}

// Generic forms would do the same, with more code in the playground page.
extension JSONNode {
  /// The maximum width or height of an element, in points: the limit on lengths in an engine.
  private static let longestSide = 1e9

  /// Reads an array of size lists, one per section.
  fileprivate func sizes() throws(LayoutDocumentError) -> [[Vector?]] {
    var lists: [[Vector?]] = []
    for section in try elements() {
      var list: [Vector?] = []
      for node in try section.elements() { list.append(try node.size()) }
      lists.append(list)
    }
    return lists
  }

  /// Reads an object that maps each element kind to its size lists.
  fileprivate func sizesByKind() throws(LayoutDocumentError) -> [ElementSizes.Supplementary] {
    var kinds: [ElementSizes.Supplementary] = []
    for (kind, node) in try members() {
      kinds.append(ElementSizes.Supplementary(kind: kind, sizes: try node.sizes()))
    }
    return kinds
  }

  /// Reads a width and a height; `null` keeps the estimate.
  private func size() throws(LayoutDocumentError) -> Vector? {
    if case .null = value.content { return nil }
    let numbers = try numbers(2)
    for number in numbers where number < 0 || number > Self.longestSide {
      throw fault("expected a width and a height from 0 to 10⁹ points, found \(number)")
    }
    return Vector(horizontal: numbers[0], vertical: numbers[1])
  }
}

extension JSONValue {
  /// Creates an array of size lists, one per section.
  fileprivate init(sizes lists: [[Vector?]]) {
    var sections: [JSONValue] = []
    for list in lists {
      var sizes: [JSONValue] = []
      for size in list {
        sizes.append(
          size.map {
            JSONValue(
              .array([JSONValue(.number($0.horizontal)), JSONValue(.number($0.vertical))]))
          } ?? JSONValue(.null))
      }
      sections.append(JSONValue(.array(sizes)))
    }
    self.init(.array(sections))
  }

  /// Creates an object that maps each element kind to its size lists.
  fileprivate init(kinds: [ElementSizes.Supplementary]) {
    var members: [Member] = []
    for kind in kinds {
      members.append(Member(key: kind.kind, value: JSONValue(sizes: kind.sizes)))
    }
    self.init(.object(members.sortedByKey))
  }
}
