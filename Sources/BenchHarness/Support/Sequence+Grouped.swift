extension Sequence {
  /// Returns the elements grouped by key, in the order of first appearance.
  ///
  /// - Parameter key: A closure returning the key of an element.
  /// - Returns: Each key with its elements, in their original order.
  /// - Complexity: O(*n*) for *n* elements.
  package func grouped<Key: Hashable>(
    by key: (Element) throws -> Key
  ) rethrows -> [(key: Key, elements: [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    var places: [Key: Int] = [:]
    for element in self {
      let key = try key(element)
      if let place = places[key] {
        groups[place].elements.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }

  /// Returns the distinct keys of the elements, in the order of first appearance.
  ///
  /// - Parameter key: A closure returning the key of an element.
  /// - Returns: An array that contains each key once.
  /// - Complexity: O(*n*) for *n* elements.
  package func distinct<Key: Hashable>(by key: (Element) throws -> Key) rethrows -> [Key] {
    var known: Set<Key> = []
    return try compactMap { element in
      let key = try key(element)
      return known.insert(key).inserted ? key : nil
    }
  }
}
