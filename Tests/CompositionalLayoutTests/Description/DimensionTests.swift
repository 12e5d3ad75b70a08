import CompositionalLayout
import Testing

struct DimensionTests {
  typealias Dimension = NSCollectionLayoutDimension

  @Test func factoriesKeepKindAndValue() {
    let dimensions: [(Dimension, CGFloat, flags: [Bool])] = [
      (.absolute(44), 44, [true, false, false, false, false]),
      (.estimated(94), 94, [false, true, false, false, false]),
      (.fractionalHeight(0.25), 0.25, [false, false, true, false, false]),
      (.fractionalWidth(1.5), 1.5, [false, false, false, true, false]),
      (.uniformAcrossSiblings(estimate: 30), 30, [false, true, false, false, true]),
    ]
    for (dimension, value, flags) in dimensions {
      #expect(dimension.dimension == value)
      #expect(
        [
          dimension.isAbsolute, dimension.isEstimated, dimension.isFractionalHeight,
          dimension.isFractionalWidth, dimension.isUniformAcrossSiblings,
        ] == flags, "\(dimension)")
    }
  }

  @Test func equalityIsByKindAndValue() {
    #expect(Dimension.fractionalWidth(0.5) == .fractionalWidth(0.5))
    #expect(Dimension.fractionalWidth(0.5).hash == Dimension.fractionalWidth(0.5).hash)
    #expect(Dimension.fractionalWidth(0.5) != .fractionalWidth(0.25))
    #expect(Dimension.fractionalWidth(0.5) != .fractionalHeight(0.5))
    #expect(Dimension.fractionalWidth(0.5) != .absolute(0.5))
    #expect(Dimension.estimated(44) != .uniformAcrossSiblings(estimate: 44))
    #expect(!Dimension.absolute(44).isEqual("44"))
  }

  @Test func copyIsEqual() throws {
    let dimension = Dimension.estimated(12)
    #expect(try #require(dimension.copy() as? Dimension) == dimension)
  }

  @Test func descriptionNamesKindAndValue() {
    #expect(Dimension.absolute(44).description == ".absolute(44)")
    #expect(Dimension.estimated(94.5).description == ".estimated(94.5)")
    #expect(Dimension.fractionalWidth(1).description == ".containerWidthFactor(1)")
    #expect(Dimension.fractionalHeight(0.2).debugDescription == ".containerHeightFactor(0.2)")
    #expect("\(Dimension.uniformAcrossSiblings(estimate: 8))" == ".uniformAcrossSiblings(8)")
  }

  @Test func extremesAreAccepted() {
    #expect(Dimension.fractionalHeight(0).dimension == 0)
    #expect(Dimension.absolute(-1).dimension == -1)
    #expect(Dimension.absolute(.greatestFiniteMagnitude).isAbsolute)
  }

  @Test func fractionalWidthIsFinite() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSCollectionLayoutDimension.fractionalWidth(.nan)
    }
    #expect(result.standardErrorText.contains("Invalid fractional width: nan. "))
  }

  @Test func fractionalHeightIsFinite() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSCollectionLayoutDimension.fractionalHeight(.infinity)
    }
    #expect(result.standardErrorText.contains("Invalid fractional height: inf. "))
  }

  @Test func absoluteIsFinite() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSCollectionLayoutDimension.absolute(-.infinity)
    }
    #expect(result.standardErrorText.contains("Invalid absolute dimension: -inf. "))
  }

  @Test func estimatesAreFinite() async {
    let estimated = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSCollectionLayoutDimension.estimated(.nan)
    }
    #expect(estimated.standardErrorText.contains("Invalid estimated dimension: nan. "))
    let uniform = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: .nan)
    }
    #expect(uniform.standardErrorText.contains("Invalid uniform across siblings estimate: nan. "))
  }

  @Test func finiteValuesDoNotEndTheProcess() async {
    await #expect(processExitsWith: .success) { @MainActor in
      _ = NSCollectionLayoutDimension.fractionalWidth(1)
    }
  }
}
