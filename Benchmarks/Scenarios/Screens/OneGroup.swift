import CompositionalLayout

extension CompositionalLayoutDescription {
  /// One section with one custom group of all items; it ends with its lowest frame, and not before
  /// the view.
  ///
  /// - Parameter places: Lists a place for each item in a width, in order.
  /// - Returns: The description.
  static func oneGroup(
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
  /// The operations on a group with a list of all items' frames: another item would begin a second
  /// group, and describing it takes time proportional to the number of items and is no part of
  /// opening a view.
  static let onOneGroup: Set<TimedOperation> = Set(DefaultPart.fixedOperations + [.reframe])
}

extension DefaultPart {
  /// The operation on a group with hundreds of items visible at once: its answers take long to
  /// compare.
  static let smallGroup = DefaultPart([.query], items: [1000, 100_000])

  /// The operations on a group with a list of all items' frames, up to 100,000 of them: describing
  /// a million takes seconds.
  static let oneGroup = DefaultPart(
    [.prepare, .firstScreen, .query, .scroll, .reframe], items: [1000, 100_000])
}
