import DiffCore
import Testing

/// Tests mistakes that end the process with UIKit's message.
struct SnapshotMessageTests {
  private static func twoSections() -> DiffableSnapshot<String, String> {
    var snapshot = DiffableSnapshot<String, String>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(["a", "b"], toSection: "A")
    return snapshot
  }

  private func expect(
    _ message: String, in result: ExitTest.Result?,
    at location: SourceLocation = #_sourceLocation
  ) {
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains(message), sourceLocation: location)
  }

  @Test func itemsNeedASection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = DiffableSnapshot<String, String>()
      snapshot.appendItems(["a"])
    }
    expect("There are currently no sections in the data source.", in: result)
  }

  @Test func itemsOfOneCallAreUnique() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.twoSections()
      snapshot.appendItems(["x", "y", "x", "z", "y"])
    }
    expect(
      "supplied item identifiers are not unique. Duplicate identifiers: {(\n    x,\n    y\n)}",
      in: result)
  }

  @Test func presentItemsOfOneCallAreUnique() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.twoSections()
      snapshot.insertItems(["b", "b"], beforeItem: "a")
    }
    expect("supplied item identifiers are not unique", in: result)
  }

  @Test func sectionsOfOneCallAreUnique() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.twoSections()
      snapshot.appendSections(["C", "C"])
    }
    expect(
      "supplied section identifiers are not unique. Duplicate identifiers: {(\n    C\n)}",
      in: result)
  }

  @Test func replacingItemsAreUnique() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.twoSections()
      snapshot.replaceItems(inSection: "A", with: ["x", "x"])
    }
    expect("Identifiers in a section snapshot must be unique.", in: result)
  }

  @Test func reloadedItemsArePresent() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.twoSections()
      snapshot.reloadItems(["a", "x"])
    }
    expect(
      "Attempted to reload item identifier that does not exist in the snapshot: x", in: result)
  }

  @Test func deletedItemsCannotBeReconfigured() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.twoSections()
      snapshot.deleteItems(["a"])
      snapshot.reconfigureItems(["a"])
    }
    expect(
      "Attempted to reconfigure item identifier that does not exist in the snapshot: a",
      in: result)
  }

  @Test func reloadedSectionsArePresent() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.twoSections()
      snapshot.reloadSections(["X"])
    }
    expect(
      "Attempted to reload section identifier that does not exist in the snapshot: X", in: result)
  }

  @Test func unknownSectionsStop() async {
    let message = "Invalid parameter not satisfying: section != NSNotFound"
    var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.twoSections().itemIdentifiers(inSection: "X")
    }
    expect(message, in: result)
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.twoSections().numberOfItems(inSection: "X")
    }
    expect(message, in: result)
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.twoSections()
      snapshot.appendItems(["x"], toSection: "X")
    }
    expect(message, in: result)
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.twoSections()
      snapshot.moveSection("A", beforeSection: "X")
    }
    expect(message, in: result)
  }

  @Test func unknownItemsStop() async {
    let message = "Invalid parameter not satisfying: item != NSNotFound"
    var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.twoSections()
      snapshot.insertItems(["x"], afterItem: "unknown")
    }
    expect(message, in: result)
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.twoSections()
      snapshot.moveItem("unknown", beforeItem: "a")
    }
    expect(message, in: result)
  }
}
