import Foundation

/// The file with the figures recorded for a folder of tests: text with one line per figure.
///
///     feed.scroll itemsMeasured 10
///
/// A figure of 0 has no line, unless all figures under the same name are 0: then the first of them
/// has a line, and the others have none.
///
/// The main actor serialises access, because concurrent tests share a file.
@MainActor
struct FigureFile {
  /// The name of the figure file in a folder of tests.
  static let name = "LayoutFigures.txt"

  /// The environment variable that makes tests write figures instead of comparing them, if it is
  /// set to 1.
  static let updateVariable = "LAYOUT_TESTING_UPDATE"

  private static let head = """
    # LayoutTesting compares the work of test screens with these counts. Commit this file.
    # To accept a change: \(updateVariable)=1 swift test

    """

  /// The path of the figure file.
  let path: String

  /// Creates a reference to the figure file next to a source file.
  init(nextTo source: String) {
    path =
      URL(fileURLWithPath: source).deletingLastPathComponent()
      .appendingPathComponent(Self.name).path
  }

  /// Whether this process writes figures.
  static var isUpdating: Bool { ProcessInfo.processInfo.environment[updateVariable] == "1" }

  /// Returns the figures recorded under a name, or `nil` if there are none.
  ///
  /// - Throws: ``FigureFileError`` if the file cannot be read.
  func figures(named name: String) throws -> FigureList? {
    try read()[name]
  }

  /// Writes figures under a name, and keeps the figures of all other names.
  ///
  /// - Throws: ``FigureFileError`` if the file cannot be read, or an error from Foundation if the
  ///   file cannot be written.
  func record(_ figures: FigureList, named name: String) throws {
    var all = try read()
    all[name] = figures
    let lines = all.sorted { $0.key < $1.key }.flatMap { name, figures in
      Self.lines(of: figures).map { "\(name) \($0)" }
    }
    let text = Self.head + lines.joined(separator: "\n") + "\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private static func lines(of figures: FigureList) -> [String] {
    let names = figures.names.filter { figures[$0] != "0" }
    return (names.isEmpty ? Array(figures.names.prefix(1)) : names).map { "\($0) \(figures[$0])" }
  }

  private func read() throws -> [String: FigureList] {
    guard FileManager.default.fileExists(atPath: path) else { return [:] }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FigureFileError("\(path) cannot be read")
    }
    var all: [String: FigureList] = [:]
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) where !line.isEmpty && !line.hasPrefix("#") {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 3 else {
        throw FigureFileError(
          "\(path):\(number): expected a name, a figure and its value, found \"\(line)\"")
      }
      all[words[0], default: FigureList()].set(words[1], words[2])
    }
    return all
  }
}

/// A fault in a figure file, described in a sentence.
struct FigureFileError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
