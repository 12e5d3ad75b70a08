/// All entry points, by the chapters of the article.
enum BadInputTable {
  static let chapters: [(title: String, entries: [EntryPoint])] = [
    ("Dimensions and spacings", DimensionEntries.all),
    ("Groups and items", GroupEntries.all),
    ("Sections and configurations", SectionEntries.all),
    ("Providers and handlers", ProviderEntries.all),
    ("Layouts", LayoutEntries.all),
    ("Views", ViewEntries.all),
    ("Changes of items and sections", UpdateEntries.all),
    ("Batches and moves", BatchEntries.all),
    ("Paths and registrations", PathEntries.all),
    ("Data sources", DataSourceEntries.all),
    ("Snapshots", SnapshotEntries.all),
    ("Section snapshots", SectionSnapshotEntries.all),
    ("Lists", ListEntries.all),
    ("LayoutCore: inputs", EngineInputEntries.all),
    ("LayoutCore: engines and viewports", EngineEntries.all),
    ("LayoutDescription", DocumentEntries.all),
  ]

  static let entries = chapters.flatMap(\.entries)

  /// The position of an input in the table, which can be passed to another process.
  struct Place {
    let entry: Int
    let input: Int

    var value: BadInput { BadInputTable.entries[entry].inputs[input] }
    var name: String { "\(BadInputTable.entries[entry].name), \(value.code)" }
  }

  static let places = entries.indices.flatMap { entry in
    entries[entry].inputs.indices.map { Place(entry: entry, input: $0) }
  }

  static func places(of kind: BadInputKind) -> [Place] { places.filter { $0.value.kind == kind } }
}
