import Foundation

/// Replacement of a file in one step: the new text goes to a temporary file in the same folder,
/// renamed once complete.
///
/// Whoever reads the file finds the old text or the new one, and never a part. Devices and pipes
/// are written directly.
struct FileReplacement {
  /// The name of the file in error messages.
  private let name: String
  /// The path of the file itself, with symbolic links resolved.
  private let target: String
  /// The permissions of the present file; nil if there is none.
  private let mode: mode_t?
  private let isRegular: Bool
  /// Whether the destination is a regular, non-empty file.
  private(set) var holdsText = false

  /// Looks at the file to replace.
  init(of path: String) throws(OutputError) {
    guard !path.isEmpty else { throw Descriptor.failure(name: "\"\"", code: ENOENT) }
    name = path
    let resolved = unsafe realpath(path, nil)
    defer { unsafe free(resolved) }
    target = unsafe resolved.map { unsafe String(cString: $0) } ?? path
    var information = stat()
    guard unsafe stat(target, &information) == 0 else {
      mode = nil
      isRegular = true
      return
    }
    mode = information.st_mode
    isRegular = information.st_mode & S_IFMT == S_IFREG
    holdsText = isRegular && information.st_size > 0
    if information.st_mode & S_IFMT == S_IFDIR {
      throw Descriptor.failure(name: path, code: EISDIR)
    }
  }

  /// The path, with symbolic links resolved, of a present or future regular file.
  var regularPath: String? { isRegular ? target : nil }

  /// Requires a replaceable file, without touching its text.
  func requireWritable() throws(OutputError) {
    if mode != nil, unsafe access(target, W_OK) != 0 {
      throw Descriptor.failure(name: name, code: errno)
    }
    guard isRegular else { return }
    let temporary = try createTemporary()
    _ = unsafe unlink(temporaryPath)
    try temporary.close()
  }

  /// Replaces the file.
  func write(_ text: String) throws(OutputError) {
    guard isRegular else { return try Self.finish(Descriptor.open(path: target), text) }
    let temporary = try createTemporary()
    do throws(OutputError) {
      if let mode { temporary.setPermissions(mode) }
      try Self.finish(temporary, text, synchronised: true)
      guard unsafe rename(temporaryPath, target) == 0 else {
        throw Descriptor.failure(name: name, code: errno)
      }
    } catch {
      _ = unsafe unlink(temporaryPath)
      throw error
    }
  }

  /// Writes a text and closes the file in any case.
  private static func finish(
    _ file: Descriptor, _ text: String, synchronised: Bool = false
  ) throws(OutputError) {
    do {
      try file.write(text)
      if synchronised { try file.synchronise() }
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }

  /// The path of the temporary file, one for each process and file.
  private var temporaryPath: String {
    let start = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    return "\(target[..<start]).\(target[start...]).bench-\(getpid()).tmp"
  }

  private func createTemporary() throws(OutputError) -> Descriptor {
    // A process of the same number may have been killed.
    _ = unsafe unlink(temporaryPath)
    return try Descriptor.open(path: temporaryPath, O_CREAT | O_EXCL, name: name)
  }
}
