import LayoutCore

extension Fields {
  static let item = [kind(isGroup: false)] + parts
  static let group = [kind(isGroup: true)] + parts

  /// Returns the field for the kind of a group; the kind determines the group's other members.
  ///
  /// An item has no kind, or the kind `item`.
  private static func kind(isGroup: Bool) -> Field<ItemPlan> {
    let axes = Form<Axis?>.word(
      "kind of group", ["horizontal": .horizontal, "vertical": .vertical, "custom": nil])
    let key = "kind"
    return Field(
      key,
      read: { object, item throws(LayoutDocumentError) in
        if !isGroup {
          guard let kind = try object.optional(key), try kind.string() != "item" else { return }
        }
        if let axis = try axes.read(object.required(key)) {
          item.content = .run(RunPlan(axis: axis, subitems: []))
        } else {
          item.content = .custom(CustomPlan(places: []))
        }
      },
      write: { item in
        switch item.content {
        case .leaf: nil
        case .run(let run): axes.write(run.axis)
        case .custom: axes.write(nil)
        }
      })
  }

  /// The fields of items and groups, beginning with the fields of their contents.
  private static let parts: [Field<ItemPlan>] =
    run.map { $0.within({ $0.run }, { $0.content = .run($1) }) }
    + custom.map { $0.within({ $0.custom }, { $0.content = .custom($1) }) }
    + [
      .required("size", .size, { $0.size }, { $0.size = $1 }),
      .optional("contentInsets", .insets, default: .zero, { $0.insets }, { $0.insets = $1 }),
      .optional("edgeSpacing", .edgeSpacing, default: .none, { $0.edges }, { $0.edges = $1 }),
      .list(
        "supplementaryItems", .supplementary, { $0.supplementaries },
        { $0.supplementaries = $1 }),
    ]

  private static let subitems = "subitems"

  private static let run: [Field<RunPlan>] = [
    .required(subitems, .list(.item), { $0.subitems }, { $0.subitems = $1 }),
    capacity,
    Field(
      "count",
      read: { group, run throws(LayoutDocumentError) in
        guard let capacity = run.capacity.counting else { return }
        run.capacity = capacity(try count.read(group.required("count")))
      },
      write: {
        switch $0.capacity {
        case .fitting: nil
        case .equal(let count), .atMost(let count): .integer(count)
        }
      }),
    .optional("interItemSpacing", .spacing, { $0.spacing }, { $0.spacing = $1 }),
  ]

  private static let count = Form.integer.requiring("the count must be at least 1") { $0 > 0 }

  /// The field for the kind of a group's capacity, such as an exact count; the count itself has a
  /// separate field.
  private static let capacity = Field<RunPlan>(
    "api",
    read: { group, run throws(LayoutDocumentError) in
      guard let api = try group.optional("api") else { return }
      run.capacity = try capacities.read(api)
      guard run.capacity != .fitting, run.subitems.count != 1 else { return }
      throw try group.required(subitems).fault(
        "a group with a count needs exactly one subitem, found \(run.subitems.count)")
    },
    write: { run in
      run.capacity == .fitting ? nil : capacities.write(run.capacity.counting?(0) ?? .fitting)
    })

  /// The JSON form of a capacity's kind, written as a word; the count is 0 until the actual count
  /// replaces it.
  private static let capacities = Form<RunPlan.Capacity>.word(
    "kind of group",
    [
      "subitems": .fitting, "subitem:count:": .equal(0), "repeatingSubitem:count:": .atMost(0),
    ])

  private static let custom: [Field<CustomPlan>] = [
    .required(
      "customItems", .list(.place), { $0.places.map { $0 } },
      { $0.places = CustomPlaces($1) })
  ]

  static let place: [Field<CustomPlan.Place>] = [
    .required(
      "frame", .numbers(4),
      { [$0.origin.horizontal, $0.origin.vertical, $0.size.horizontal, $0.size.vertical] },
      { place, frame in
        place.origin = Vector(horizontal: frame[0], vertical: frame[1])
        place.size = Vector(horizontal: frame[2], vertical: frame[3])
      }),
    .optional("zIndex", .integer, default: 0, { $0.zIndex }, { $0.zIndex = $1 }),
  ]
}

extension Form<ItemPlan> {
  fileprivate static var item: Form { object({ Fields.item }, initial: { .initial }) }
  static var group: Form { object({ Fields.group }, initial: { .initial }) }
}

extension Form<CustomPlan.Place> {
  fileprivate static var place: Form {
    object({ Fields.place }, initial: { CustomPlan.Place(origin: .zero, size: .zero) })
  }
}

extension ItemPlan {
  /// A placeholder for an item before its members are read.
  static let initial = ItemPlan(size: SizePlan(width: .absolute(0), height: .absolute(0)))

  fileprivate var run: RunPlan? { if case .run(let run) = content { run } else { nil } }
  fileprivate var custom: CustomPlan? {
    if case .custom(let custom) = content { custom } else { nil }
  }
}

extension RunPlan.Capacity {
  /// A closure that returns a capacity of the same kind with the given count; `nil` if the kind has
  /// no count.
  fileprivate var counting: (@Sendable (Int) -> RunPlan.Capacity)? {
    switch self {
    case .fitting: nil
    case .equal: { .equal($0) }
    case .atMost: { .atMost($0) }
    }
  }
}
