/// A child in a branch of the tree, with the sums over all instances below it.
struct ExtentSlot: Sendable {
  var summary = ExtentSummary()

  /// How many entries the child has, if it is a leaf.
  ///
  /// Known here, a search can begin at the end of the leaf without waiting for its beginning.
  var entryCount: Int {
    get { Int(entries) }
    set { entries = Int32(newValue) }
  }

  /// The number of the child among the branches, or among the leaves if it is one.
  var child: Int { Int(number) }

  // Two halves of eight bytes, so that two slots fill the 64 bytes that memory is fetched by.
  private var number: Int32 = 0
  private var entries: Int32 = 0

  /// Makes a slot for a child.
  init(child: Int = 0, summary: ExtentSummary = ExtentSummary(), entryCount: Int = 0) {
    self.summary = summary
    number = Int32(child)
    entries = Int32(entryCount)
  }
}
