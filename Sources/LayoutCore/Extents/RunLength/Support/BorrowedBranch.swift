/// Reference to a branch during a search, which does not count: counting costs as much as finding a
/// child, and the tree that is searched holds the branch all the while.
@safe
struct BorrowedBranch {
  private let branch: Unmanaged<ExtentBranch>

  /// Refers to a branch that something else holds for as long.
  @inline(__always)
  init(_ branch: ExtentBranch) { unsafe self.branch = .passUnretained(branch) }

  /// Reads the branch.
  @inline(__always)
  func read<Value>(_ body: (ExtentBranch) -> Value) -> Value {
    unsafe branch._withUnsafeGuaranteedRef(body)
  }
}
