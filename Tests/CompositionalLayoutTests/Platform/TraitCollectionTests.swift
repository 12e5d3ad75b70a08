import CompositionalLayout
import Testing

struct TraitCollectionTests {
  @Test func nothingIsSpecifiedAtFirst() {
    let traits = UITraitCollection()
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified)
  }

  @Test func eachInitialiserSpecifiesOneTrait() {
    let single = [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(displayScale: 3),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(userInterfaceIdiom: .pad),
    ]
    let all = UITraitCollection(mutations: {
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0.displayScale = 3
      $0.layoutDirection = .rightToLeft
      $0.preferredContentSizeCategory = .extraLarge
      $0.userInterfaceIdiom = .pad
    })
    #expect(UITraitCollection(traitsFrom: single) == all)
    for (index, traits) in single.enumerated() {
      #expect(all.containsTraits(in: traits))
      #expect(!traits.containsTraits(in: all))
      var others = single
      others.remove(at: index)
      #expect(!UITraitCollection(traitsFrom: others).containsTraits(in: traits), "\(index)")
    }
    #expect(all.containsTraits(in: nil))
  }

  @Test func laterTraitsOverrideEarlierOnes() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 3),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(merged.displayScale == 3)
    #expect(merged.horizontalSizeClass == .regular)
  }

  @Test func equalityIsByValue() throws {
    let traits = UITraitCollection(displayScale: 2)
    #expect(traits == UITraitCollection(displayScale: 2))
    #expect(traits.hash == UITraitCollection(displayScale: 2).hash)
    #expect(traits != UITraitCollection(displayScale: 3))
    #expect(try #require(traits.copy() as? UITraitCollection) == traits)
  }

  @Test func modifyingLeavesTheOriginal() {
    let traits = UITraitCollection(displayScale: 2)
    let compact = traits.modifyingTraits { $0.verticalSizeClass = .compact }
    #expect(compact.verticalSizeClass == .compact && compact.displayScale == 2)
    #expect(traits.verticalSizeClass == .unspecified)
  }

  @Test func contentSizeCategoriesAreOrdered() {
    let ascending: [UIContentSizeCategory] = [
      .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (index, first) in ascending.enumerated() {
      for (other, second) in ascending.enumerated() {
        #expect((first < second) == (index < other), "\(first.rawValue) \(second.rawValue)")
      }
      #expect(first.isAccessibilityCategory == (index >= 8), "\(first.rawValue)")
    }
  }

  @Test func valuesHaveTheSystemsNumbers() {
    #expect(
      [UIUserInterfaceSizeClass.unspecified, .compact, .regular].map(\.rawValue) == [0, 1, 2])
    #expect(
      [UITraitEnvironmentLayoutDirection.unspecified, .leftToRight, .rightToLeft].map(\.rawValue)
        == [-1, 0, 1])
    #expect(
      [UIUserInterfaceIdiom.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision]
        .map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
    #expect([UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map(\.rawValue) == [0, 1])
  }
}
