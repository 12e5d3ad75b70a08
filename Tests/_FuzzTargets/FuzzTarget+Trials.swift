import LayoutCore
import LayoutStrategies
import StrategyTrials

extension FuzzTarget {
  /// Returns a target for comparing whole strategies with the naive strategy: the first byte
  /// chooses a strategy, and the second byte the kind of layout.
  static func strategies(
    _ strategies: [any LayoutStrategy.Type] = [DefaultLayoutEngine.self, DictionaryLayout.self]
  ) -> FuzzTarget {
    func trial<Strategy: LayoutStrategy>(of type: Strategy.Type) -> any Trial {
      LayoutStrategyTrial<Strategy>(seed: 0, callCount: shrinkingCalls)
    }
    return trials("strategies", strategies.map { trial(of: $0) })
  }

  /// Returns a target for comparing extent indexes with a plain array.
  static func extents(
    _ indexes: [any ExtentIndex.Type] = [
      RunLengthExtents.self, FlatExtents.self, FenwickExtents.self, BlockedExtents.self,
    ]
  ) -> FuzzTarget {
    func trial<Index: ExtentIndex>(of type: Index.Type) -> any Trial {
      var trial = ExtentIndexTrial<Index>(seed: 0, callCount: shrinkingCalls)
      // A plain array for the largest scale takes long.
      trial.scales.removeAll { $0.isFullAtFirst }
      return trial
    }
    return trials("extents", indexes.map { trial(of: $0) })
  }

  /// Returns a target for comparing solution caches with the solver.
  static func caches(
    _ caches: [any SolutionCaching.Type] = [
      SolutionCache.self, PolicyCache<SharedSolutions>.self,
      PolicyCache<PerSectionSolutions>.self,
    ]
  ) -> FuzzTarget {
    func trial<Cache: SolutionCaching>(of type: Cache.Type) -> any Trial {
      SolutionCachingTrial<Cache>(seed: 0, callCount: shrinkingCalls)
    }
    // The sequences after the first flood a cache, whatever the bytes are.
    return trials("caches", caches.map { trial(of: $0) }, sequences: 1)
  }

  /// Returns a target for comparing spatial indexes with an examination of every item.
  static func spatial(
    _ indexes: [any SpatialIndex.Type] = [
      ShapedIndex.self, SortedIntervals.self, LinearScan.self,
    ]
  ) -> FuzzTarget {
    func trial<Index: SpatialIndex>(of type: Index.Type) -> any Trial {
      SpatialIndexTrial<Index>(seed: 0, callCount: shrinkingCalls)
    }
    return trials("spatial", indexes.map { trial(of: $0) })
  }

  /// The call count of each trial; shortening a failure may take twice the number.
  private static var shrinkingCalls: Int { 400 }

  /// Returns a target for several trials: the first byte chooses a trial, and the second byte the
  /// kind of sequence.
  private static func trials(
    _ name: String, _ trials: [any Trial], sequences: Int = 64
  ) -> FuzzTarget {
    FuzzTarget(name, longestInput: 1024) { bytes in
      var decisions = Decisions(bytes: bytes)
      let trial = trials[decisions.next(in: 0..<trials.count)]
      let sequence = decisions.next(in: 0..<sequences)
      guard !decisions.areSpent else { return nil }
      return trial.failure(ofSequence: sequence, decidedBy: decisions)?.text
    }
  }
}
