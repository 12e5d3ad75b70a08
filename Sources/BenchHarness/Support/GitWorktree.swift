public import Foundation

/// Checkout of one commit beside another one of the same repository, for this process alone.
public struct GitWorktree {
  /// The full name of the commit.
  public let commit: String
  /// The folder of the package in the checkout.
  public let package: URL
  private let git: Git
  private let folder: URL

  /// Finds a commit of the repository that the program was built in.
  ///
  /// - Parameters:
  ///   - reference: A name of it.
  ///   - cache: The folder that checkouts lie in.
  /// - Throws: ``Git/Problem`` where the program lies in no checkout, or git knows no such commit.
  public init(of reference: String, in cache: URL) throws {
    guard let checkout = Executable.path.flatMap({ Checkout(of: URL(fileURLWithPath: $0)) }) else {
      throw Git.Problem(
        description: "this bench lies in no git checkout to take \(reference) from; name a bench "
          + "that is built already, with --exe-base")
    }
    try self.init(of: reference, in: cache, beside: checkout)
  }

  /// Finds a commit of the repository that a package lies in.
  ///
  /// - Parameters:
  ///   - reference: A name of it.
  ///   - cache: The folder that checkouts lie in.
  ///   - package: The folder of the package.
  /// - Throws: ``Git/Problem`` where the package lies in no checkout, or git knows no such commit.
  public init(of reference: String, in cache: URL, besidePackage package: URL) throws {
    guard let checkout = Checkout(around: package) else {
      throw Git.Problem(description: "\(package.path) lies in no git checkout")
    }
    try self.init(of: reference, in: cache, beside: checkout)
  }

  private init(of reference: String, in cache: URL, beside checkout: Checkout) throws {
    git = Git(in: checkout.root)
    commit = try git.commit(reference)
    // Another process may build the same commit.
    folder = cache.appending(path: "\(commit)-\(getpid())")
    let path = checkout.package.path.dropFirst(checkout.root.path.count).drop { $0 == "/" }
    package = path.isEmpty ? folder : folder.appending(path: String(path))
  }

  /// Checks the commit out, until ``remove()`` or the end of this process.
  ///
  /// - Throws: ``Git/Problem`` with the words of git.
  public func checkOut() throws {
    // A process of the same number may have been killed, and everything that guarded it.
    remove()
    Guardian.shared.setWorktree(folder, of: git.folder)
    _ = try git.output(
      of: ["worktree", "add", "--detach", "--force", folder.path, commit],
      or: "git cannot check \(commit) out")
  }

  /// Removes the checkout and everything that was built in it.
  public func remove() {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    _ = try? git.output(of: ["worktree", "remove", "--force", "--force", folder.path], or: "")
    try? FileManager.default.removeItem(at: folder)
    Guardian.shared.setWorktree(nil, of: git.folder)
  }
}
