/// A place that breaks a rule, and what is wrong there.
struct Violation: Equatable, CustomStringConvertible {
  let path: String

  /// Counted from 1; nil where the whole file or folder is meant.
  let line: Int?

  let message: String

  init(path: String, line: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(message)"
  }
}
