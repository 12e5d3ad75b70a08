extension IndexPath {
  /// Creates the path of an item: the index of its section, then its own index within it.
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// Creates the path of a row, a table's name for an item.
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// The index of the section.
  ///
  /// - Precondition: The path has at least one index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the item within its section.
  ///
  /// - Precondition: The path has at least two indices.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the row within its section, the same as the item's.
  ///
  /// - Precondition: The path has at least two indices.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
