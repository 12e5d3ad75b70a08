/// What elements have asked for within one pass over the layout, and what they have got.
///
/// A view that keeps changing its mind would keep the pass from ending. After some rounds it is no
/// longer asked, and what it got last stays.
struct SizeNegotiation {
  /// How many new sizes an element gets within one pass.
  static let roundLimit = 12

  private struct Record {
    var previousSize: CGSize
    var lastSize: CGSize
    var rounds: Int
  }

  /// Smaller differences cannot be seen.
  let pixel: CGFloat

  private var records: [ElementKey: Record] = [:]

  init(pixel: CGFloat) {
    self.pixel = pixel
  }

  /// The number of elements that have got a size.
  var elementCount: Int { records.count }

  /// Whether an element has had its chances.
  func isOver(for key: ElementKey) -> Bool {
    records[key].map { $0.rounds >= Self.roundLimit } ?? false
  }

  /// Whether an element asks for what it has got already, but for what cannot be seen.
  ///
  /// - Parameters:
  ///   - size: What it asks for.
  ///   - offered: What the layout gives it now.
  ///   - key: The element.
  /// - Returns: No, as long as it has got nothing.
  func isSettled(_ size: CGSize, offered: CGSize, for key: ElementKey) -> Bool {
    records[key].map { isSame(size, $0.lastSize) && isSame(size, offered) } ?? false
  }

  /// Takes down that an element got what it asked for.
  mutating func grant(_ size: CGSize, to key: ElementKey) {
    let record = records[key]
    records[key] = Record(
      previousSize: record?.lastSize ?? size, lastSize: size, rounds: (record?.rounds ?? 0) + 1)
  }

  /// One diagnosis for each element that had to be stopped, in the order of their paths.
  var diagnoses: [LayoutLoopDiagnosis] {
    records.filter { isOver(for: $0.key) }.sorted { $0.key < $1.key }.map { key, record in
      LayoutLoopDiagnosis(
        elementCategory: key.category, elementKind: key.kind, indexPath: key.indexPath,
        sizes: [record.previousSize, record.lastSize], rounds: record.rounds)
    }
  }

  private func isSame(_ a: CGSize, _ b: CGSize) -> Bool {
    abs(a.width - b.width) < pixel && abs(a.height - b.height) < pixel
  }
}
