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

  /// The type of the first key determines which keys are looked up as values.
  @Test(arguments: 0..<16) func findsTheKeysOfADictionary(first: Int) {
    let table = KeyIndices()
    var model: [AnyHashable: Int32] = [:]
    for offset in Self.keys.indices {
      let key = Self.keys[(first + offset) % Self.keys.count]
      #expect(table[key] == model[key], "\(key)")
      guard model[key] == nil else { continue }
      table.add(Int32(offset), for: key)
      model[key] = Int32(offset)
      for key in Self.keys { #expect(table[key] == model[key], "\(key)") }
    }
    #expect(table.all == model)
    let copy = KeyIndices(model)
    for key in Self.keys { #expect(copy[key] == model[key], "\(key)") }
  }
}
