import CompositionalLayout

extension CompositionalLayoutDescription {
  /// Describes a single section with one custom group that contains all items and fills at least
  /// the height of the view.
  ///
  /// - Parameter places: A closure returning the frame of each item for a given width, in order.
  /// - Returns: A description with a single section.
  static func singleGroup(
    _ places: @escaping @Sendable (_ width: CGFloat) -> [NSCollectionLayoutGroupCustomItem]
  ) -> CompositionalLayoutDescription {
    CompositionalLayoutDescription { _, environment in
      let view = environment.container.effectiveContentSize
      let places = places(view.width)
      let height = places.reduce(view.height) { max($0, $1.frame.maxY) }
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: .size(.fractionalWidth(1), .absolute(height))
      ) { _ in places }
      return NSCollectionLayoutSection(group: group)
    }
  }
}

extension TimedOperation {
  /// The operations to run on a group that lists the frames of all items.
  ///
  /// Operations that insert items are left out. An additional item would begin a second group, and
  /// describing a group takes time proportional to the number of items.
  static let onOneGroup: Set<TimedOperation> = Set(DefaultPart.fixedOperations + [.reframe])
}

extension DefaultPart {
  /// The part of the default run for a group with hundreds of items visible at once.
  ///
  /// It has only one operation, because it takes a long time to compare the answers.
  static let smallGroup = DefaultPart([.query], items: [1000, 100_000])

  /// The part of the default run for a group that lists the frames of all items.
  ///
  /// It has at most 100,000 items, because describing a million takes seconds.
  static let singleGroup = DefaultPart(
    [.prepare, .firstScreen, .query, .scroll, .reframe], items: [1000, 100_000])
}
