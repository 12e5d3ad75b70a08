import Foundation

/// An atomic replacement of a file: the text is written to a temporary file in the same folder, and
/// this file is renamed when it is complete.
///
/// Readers find either the old text or the new text, never a mixture. Devices and pipes are written
/// directly.
struct FileReplacement {
  /// The name of the file in error messages.
  private let name: String
  /// The path of the file itself, with symbolic links resolved.
  private let target: String
  /// The permissions of the existing file; `nil` if it does not exist.
  private let mode: mode_t?
  private let isRegular: Bool
  /// Whether the destination is a regular, non-empty file.
  private(set) var holdsText = false

  /// Checks the file at a path, and prepares to replace it without writing anything yet.
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

  /// The path with symbolic links resolved; `nil` if the destination exists and is not a regular
  /// file.
  var regularPath: String? { isRegular ? target : nil }

  /// Throws an error if the file cannot be replaced, and leaves its text unchanged.
  func requireWritable() throws(OutputError) {
    if mode != nil, unsafe access(target, W_OK) != 0 {
      throw Descriptor.failure(name: name, code: errno)
    }
    guard isRegular else { return }
    let temporary = try createTemporary()
    _ = unsafe unlink(temporaryPath)
    try temporary.close()
  }

  /// Replaces the contents of the file.
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

  /// Writes text to a file, and closes the file even after an error.
  private static func finish(
    _ file: Descriptor, _ text: String, synchronised: Bool = false
  ) throws(OutputError) {
    do {
      try file.write(text)
      if synchronised { try file.flush() }
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }

  /// The path of the temporary file, distinct for each process and file.
  private var temporaryPath: String {
    let start = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    return "\(target[..<start]).\(target[start...]).bench-\(getpid()).tmp"
  }

  private func createTemporary() throws(OutputError) -> Descriptor {
    // An earlier process with the same process ID may have been killed.
    _ = unsafe unlink(temporaryPath)
    return try Descriptor.open(path: temporaryPath, O_CREAT | O_EXCL, name: name)
  }
}
