/// A source of keys for the sections of a layout.
@MainActor
protocol SectionKeyLookup: AnyObject {
  /// Looks up a section's key in a table.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - source: The data source that identifies sections; `nil` if their indices identify them.
  ///   - environment: The environment of the section's description.
  ///   - indices: The table to search.
  /// - Returns: The index found in the table, or the key if it is not in the table.
  func entry(
    ofSection section: Int, of source: (any SnapshotDataSource)?,
    in environment: LayoutEnvironment, among indices: KeyIndices
  ) -> KeyIndices.Entry
}

/// A closure of the app that determines the key of each section.
@MainActor
protocol SectionKeyFunction: SectionKeyLookup {
  /// A closure that receives an identifier and an environment, and returns a key.
  typealias Untyped = (AnyHashable, any NSCollectionLayoutEnvironment) -> AnyHashable

  /// Whether the keys may depend on the environment.
  var usesEnvironment: Bool { get }

  /// The closure, accepting identifiers of any type.
  var erased: Untyped { get }
}

/// A closure that receives identifiers and returns keys of any type.
final class AnySectionKeys: SectionKeyFunction {
  let erased: Untyped

  init(_ keys: @escaping Untyped) { erased = keys }

  var usesEnvironment: Bool { true }

  func entry(
    ofSection section: Int, of source: (any SnapshotDataSource)?,
    in environment: LayoutEnvironment, among indices: KeyIndices
  ) -> KeyIndices.Entry {
    let identifier = source?.identifier(ofSection: section) ?? AnyHashable(section)
    return indices.entry(of: erased(identifier, environment))
  }
}

/// A closure that receives identifiers of one type and returns keys of one type, the same in every
/// environment.
final class TypedSectionKeys<Section: Hashable, Key: Hashable>: SectionKeyFunction {
  private let key: (Section) -> Key

  init(_ key: @escaping (Section) -> Key) { self.key = key }

  var usesEnvironment: Bool { false }

  var erased: Untyped {
    { [key] identifier, _ in
      guard let section = identifier.base as? Section else {
        Self.stop(at: type(of: identifier.base))
      }
      return AnyHashable(key(section))
    }
  }

  func entry(
    ofSection section: Int, of source: (any SnapshotDataSource)?,
    in environment: LayoutEnvironment, among indices: KeyIndices
  ) -> KeyIndices.Entry {
    if let source { return indices.entry(of: key(identifier(ofSection: section, of: source))) }
    guard Section.self == Int.self else { Self.stop(at: Int.self) }
    return indices.entry(of: key(retyped(section, as: Section.self)))
  }

  // Looking up the type of an optional identifier takes longer than the rest of reading an index.
  @inline(never)
  private func identifier(ofSection section: Int, of source: any SnapshotDataSource) -> Section {
    guard let identifier = source.identifier(ofSection: section, as: Section.self) else {
      Self.stop(at: source.identifier(ofSection: section).map { type(of: $0.base) } ?? Int.self)
    }
    return identifier
  }

  private static func stop(at actual: Any.Type) -> Never {
    fatalError(
      "The closure of setSectionKeys takes \(Section.self), but sections are identified by"
        + " \(actual). Give it a closure that takes \(actual).")
  }
}
