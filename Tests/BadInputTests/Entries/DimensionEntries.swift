import CompositionalLayout
import _TestSupport

/// Factories of dimensions, spacings and edges, in rows of items.
enum DimensionEntries {
  static let all: [EntryPoint] = dimensions + spacings

  private static let dimensions = [
    EntryPoint(
      "NSCollectionLayoutDimension.absolute(_:)", pointless: .noNumbers,
      BadInput.numbers(
        "_",
        notFinite: .stops(
          """
          Invalid absolute dimension: _. Specify a finite value for the \
          dimension.
          """, "D-17"),
        negative: .gives("nothing in 320 × 0", "D-12"), zero: .gives("nothing in 320 × 0", "D-12"),
        huge: .gives(
          """
          cell (0, 0, 320, 5000000000), cell (0, 5000000000, 320, 5000000000) in \
          320 × 10000000000
          """, "D-18")
      ) { Screen.shown(.rows(height: .absolute($0))) }),
    EntryPoint(
      "NSCollectionLayoutDimension.fractionalWidth(_:)",
      pointless: .noNumbers.subtracting([.outOfRange]),
      BadInput.numbers(
        "_",
        notFinite: .stops(
          """
          Invalid fractional width: _. Specify a finite value for the dimension.
          """, "D-17"),
        negative: .gives("nothing in 320 × 0", "D-12"), zero: .gives("nothing in 320 × 0", "D-12"),
        huge: .gives(
          """
          cell (0, 0, 320, 5000000000), cell (0, 5000000000, 320, 5000000000) in \
          320 × 10000000000
          """, "D-18")
      ) { Screen.shown(.rows(height: .fractionalWidth($0))) } + [
        BadInput(
          .outOfRange, "1.5",
          .gives("cell (0, 0, 320, 480), cell (0, 480, 320, 480) in 320 × 960", "D-12")
        ) {
          Screen.shown(.rows(height: .fractionalWidth(1.5)))
        }
      ]),
    EntryPoint(
      "NSCollectionLayoutDimension.fractionalHeight(_:)",
      pointless: .noNumbers.subtracting([.outOfRange]),
      BadInput.numbers(
        "_",
        notFinite: .stops(
          """
          Invalid fractional height: _. Specify a finite value for the \
          dimension.
          """, "D-17"),
        negative: .gives("nothing in 320 × 0", "D-12"), zero: .gives("nothing in 320 × 0", "D-12"),
        huge: .gives(
          """
          cell (0, 0, 320, 5000000000), cell (0, 5000000000, 320, 5000000000) in \
          320 × 10000000000
          """, "D-18")
      ) { Screen.shown(.rows(height: .fractionalHeight($0))) } + [
        BadInput(
          .outOfRange, "1.5",
          .gives("cell (0, 0, 320, 720), cell (0, 720, 320, 720) in 320 × 1440", "D-12")
        ) {
          Screen.shown(.rows(height: .fractionalHeight(1.5)))
        }
      ]),
    EntryPoint(
      "NSCollectionLayoutDimension.estimated(_:)", pointless: .noNumbers,
      BadInput.numbers(
        "_",
        notFinite: .stops(
          """
          Invalid estimated dimension: _. Specify a finite value for the \
          dimension.
          """, "D-17"),
        negative: .gives("nothing in 320 × 0", "D-12"), zero: .gives("nothing in 320 × 0"),
        huge: .gives(
          """
          cell (0, 0, 320, 5000000000), cell (0, 5000000000, 320, 5000000000) in \
          320 × 10000000000
          """, "D-18")
      ) { Screen.shown(.rows(height: .estimated($0))) }),
    EntryPoint(
      "NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:)", pointless: .noNumbers,
      BadInput.numbers(
        "_",
        notFinite: .stops(
          """
          Invalid uniform across siblings estimate: _. Specify a finite value \
          for the dimension.
          """, "D-17"),
        negative: .gives("nothing in 320 × 0", "D-12"), zero: .gives("nothing in 320 × 0"),
        huge: .gives(
          """
          cell (0, 0, 320, 5000000000), cell (0, 5000000000, 320, 5000000000) in \
          320 × 10000000000
          """, "D-18")
      ) { Screen.shown(.rows(height: .uniformAcrossSiblings(estimate: $0))) }),
  ]

  /// Returns two items of 100 × 40 points, side by side.
  private static func pair(
    spacing: NSCollectionLayoutSpacing? = nil, edges: NSCollectionLayoutEdgeSpacing? = nil
  ) -> String {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(40)),
      subitems: [.item(.absolute(100), .absolute(40), edges: edges)])
    group.interItemSpacing = spacing
    return Screen.shown(group)
  }

  private static let spacings = [
    EntryPoint(
      "NSCollectionLayoutSpacing.fixed(_:)", pointless: .noNumbers.subtracting([.nilAnswer]),
      BadInput.numbers(
        "_",
        notFinite: .stops(
          """
          Invalid fixed spacing: _. Specify a finite value for the spacing.
          """, "D-17"),
        negative: .gives("cell (0, 0, 100, 40), cell (90, 0, 100, 40) in 320 × 40"),
        zero: .gives("cell (0, 0, 100, 40), cell (100, 0, 100, 40) in 320 × 40"),
        huge: .gives("cell (0, 0, 100, 40), cell (0, 40, 100, 40) in 320 × 80")
      ) { pair(spacing: .fixed($0)) } + [
        BadInput(
          .nilAnswer, "interItemSpacing = nil",
          .gives("cell (0, 0, 100, 40), cell (100, 0, 100, 40) in 320 × 40")
        ) { pair() }
      ]),
    EntryPoint(
      "NSCollectionLayoutSpacing.flexible(_:)", pointless: .noNumbers,
      BadInput.numbers(
        "_",
        notFinite: .stops(
          """
          Invalid flexible spacing: _. Specify a finite value for the spacing.
          """, "D-17"),
        negative: .gives(
          "cell (0, 0, 100, 40), cell (110, 0, 100, 40) in 320 × 40", "Behaviour 20"),
        zero: .gives("cell (0, 0, 100, 40), cell (110, 0, 100, 40) in 320 × 40", "Behaviour 20"),
        huge: .gives("cell (0, 0, 100, 40), cell (0, 40, 100, 40) in 320 × 80")
      ) { pair(spacing: .flexible($0)) }),
    EntryPoint(
      "NSCollectionLayoutEdgeSpacing(leading:top:trailing:bottom:)",
      pointless: .noNumbers.subtracting([.nilAnswer]),
      BadInput.numbers(
        "leading: .fixed(_)",
        notFinite: .stops(
          """
          Invalid fixed spacing: _. Specify a finite value for the spacing.
          """, "D-17"),
        negative: .gives(
          "cell (-10, 0, 100, 40), cell (80, 0, 100, 40) in 320 × 40", "Behaviour 22"),
        zero: .gives("cell (0, 0, 100, 40), cell (100, 0, 100, 40) in 320 × 40"),
        huge: .gives("nothing in 320 × 0")
      ) { pair(edges: .init(leading: .fixed($0), top: nil, trailing: nil, bottom: nil)) } + [
        BadInput(
          .nilAnswer, "leading: nil, top: nil, trailing: nil, bottom: nil",
          .gives("cell (0, 0, 100, 40), cell (100, 0, 100, 40) in 320 × 40")
        ) {
          pair(edges: .init(leading: nil, top: nil, trailing: nil, bottom: nil))
        }
      ]),
  ]
}
