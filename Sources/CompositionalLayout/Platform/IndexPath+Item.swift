extension IndexPath {
  /// Creates an index path from the index of a section and the index of an item within it.
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// Creates an index path from a section index and a row index.
  ///
  /// Table views use *row* for what collection views call an *item*.
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

  /// The index of the row within its section, the same as `item`.
  ///
  /// - Precondition: The path has at least two indices.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
