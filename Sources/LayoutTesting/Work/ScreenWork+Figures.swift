extension ScreenWork {
  /// The maximum number of differences named in a message.
  private static let namedChanges = 5

  /// Compares the work with the figures recorded in the file `LayoutFigures.txt` next to the test.
  ///
  ///     #expect(work.matches("feed.scroll"))
  ///     XCTAssert(work.matches("feed.scroll"), "\(work)")
  ///
  /// All counts and distances have to be equal; allocations are not recorded. With the environment
  /// variable `LAYOUT_TESTING_UPDATE=1` the figures are written instead. After a failure, the
  /// description of the work lists the differences, and in Swift Testing a picture of the screen is
  /// attached to the test.
  ///
  /// - Parameters:
  ///   - name: The name of the figures: letters, digits, dots and dashes.
  ///   - filePath: The path of the test's source file, whose folder contains the figures.
  /// - Returns: Whether all figures are equal, or were written.
  @MainActor
  public func matches(_ name: String, filePath: String = #filePath) -> Bool {
    outcome.text = difference(from: name, in: FigureFile(nextTo: filePath))
    return outcome.text == nil
  }

  /// Compares the work with the figures recorded in a file, or records new figures.
  ///
  /// If the figures differ, a picture is attached to the test.
  ///
  /// - Returns: A sentence about the differences; `nil` if there are none.
  @MainActor
  private func difference(from name: String, in file: FigureFile) -> String? {
    guard !name.isEmpty, !name.contains(where: { $0.isWhitespace || $0 == "#" }) else {
      return "\"\(name)\" is not a valid figure name: use only letters, digits, dots and dashes"
    }
    do {
      if FigureFile.isUpdating {
        try file.record(figures, named: name)
        return nil
      }
      let update = "\(FigureFile.updateVariable)=1 swift test"
      guard let recorded = try file.figures(named: name) else {
        return "\(file.path) has no figures for \(name): write them with \(update), and commit them"
      }
      let changes = figures.changes(since: recorded)
      guard !changes.isEmpty else { return nil }
      let named = changes.prefix(Self.namedChanges).map(\.description).joined(separator: ", ")
      culprit.attachPicture(named: name)
      let more = changes.count - Self.namedChanges
      return "\(name) differs from \(FigureFile.name): \(named)"
        + (more > 0 ? " and \(more) more" : "") + ". To accept it: \(update)"
    } catch {
      return "\(error)"
    }
  }
}
