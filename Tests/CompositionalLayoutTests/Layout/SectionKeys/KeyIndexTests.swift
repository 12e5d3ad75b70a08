import Foundation
import Testing

@testable import CompositionalLayout

/// Tests that the table of section keys finds the same keys as a dictionary.
struct KeyIndexTests {
  private enum Kind: Hashable {
    case hero
    case grid(columns: Int)
  }

  /// Values that are equal in pairs although their types differ, and values that look alike but are
  /// not equal.
  private static let keys: [AnyHashable] = [
    AnyHashable(1), AnyHashable(UInt8(1)), AnyHashable(1.0), AnyHashable(Int?.some(1)),
    AnyHashable("1"), AnyHashable(Substring("1")), AnyHashable([1]), AnyHashable([UInt8(1)]),
    AnyHashable(Kind.hero), AnyHashable(Kind.grid(columns: 1)), AnyHashable(2), AnyHashable(2.5),
    AnyHashable(Int?.none), AnyHashable("é"), AnyHashable("e\u{301}"),
    AnyHashable(IndexPath(index: 1)),
  ]

  private func index(of key: AnyHashable, in table: KeyIndices) -> Int32? {
    if case .index(let index) = table.entry(of: key) { index } else { nil }
  }

  private func index(ofBase key: some Hashable, in table: KeyIndices) -> Int32? {
    if case .index(let index) = table.entry(of: key) { index } else { nil }
  }

  private func expectEqual(_ table: KeyIndices, _ model: [AnyHashable: Int32]) throws {
    for key in Self.keys {
      #expect(index(of: key, in: table) == model[key], "\(key)")
      let base = try #require(key.base as? any Hashable)
      #expect(index(ofBase: base, in: table) == model[key], "\(key)")
    }
  }

  /// The type of the first key determines which keys are looked up as values.
  @Test(arguments: 0..<16) func findsTheKeysOfADictionary(first: Int) throws {
    let table = KeyIndices()
    var model: [AnyHashable: Int32] = [:]
    for offset in Self.keys.indices {
      let key = Self.keys[(first + offset) % Self.keys.count]
      guard model[key] == nil else { continue }
      table.add(Int32(offset), for: key)
      model[key] = Int32(offset)
      try expectEqual(table, model)
    }
    #expect(table.all == model)
    try expectEqual(KeyIndices(model), model)
  }
}
