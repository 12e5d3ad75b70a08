extension SnapshotOrder {
  /// Marks sections for reloading; all of them must be in the snapshot.
  @usableFromInline
  mutating func reloadSections(_ handles: [Handle]) { reloadedSections.formUnion(handles) }

  /// Marks items for reloading; all of them must be in the snapshot.
  @usableFromInline
  mutating func reloadItems(_ handles: [Handle]) { reloadedItems.formUnion(handles) }

  /// Marks items for reconfiguring; all of them must be in the snapshot.
  @usableFromInline
  mutating func reconfigureItems(_ handles: [Handle]) { reconfiguredItems.formUnion(handles) }

  /// Whether any section or item is marked.
  var hasMarks: Bool {
    !reloadedSections.isEmpty || !reloadedItems.isEmpty || !reconfiguredItems.isEmpty
  }

  @usableFromInline
  mutating func removeMarks() {
    reloadedSections = MarkedHandles()
    reloadedItems = MarkedHandles()
    reconfiguredItems = MarkedHandles()
  }

  /// The sections to reload, in the order they were marked.
  @usableFromInline var reloadedSectionHandles: [Handle] { reloadedSections.list }

  /// The items to reload, in the order they were marked.
  @usableFromInline var reloadedItemHandles: [Handle] { reloadedItems.list }

  /// The items to reconfigure, in the order they were marked.
  @usableFromInline var reconfiguredItemHandles: [Handle] { reconfiguredItems.list }
}
