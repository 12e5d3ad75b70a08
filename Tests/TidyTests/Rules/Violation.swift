/// A place that breaks a rule, with a description of the problem.
struct Violation: Equatable, CustomStringConvertible {
  let path: String

  /// The line, counted from 1; `nil` for the whole file or folder.
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
