import LayoutCore
import LayoutDescription
import LayoutStrategies
import StrategyTrials

extension FuzzTarget {
  /// Returns a target for layout documents: two strategies must lay out a document alike, or both
  /// reject it.
  static func documents<Strategy: LayoutStrategy>(
    of strategy: Strategy.Type = DefaultLayoutEngine.self
  ) -> FuzzTarget {
    FuzzTarget("documents", longestInput: 4096) { bytes in
      guard let document = try? LayoutDocument(json: bytes) else { return nil }
      // The time of the naive strategy grows with the square of the number of items.
      let counts = document.itemCounts
      guard counts.count < 20, counts.allSatisfy({ $0 < 100 }) else { return nil }
      return problem(of: strategy, document, seed: bytes.count)
    }
  }

  private static func problem<Strategy: LayoutStrategy>(
    of strategy: Strategy.Type, _ document: LayoutDocument, seed: Int
  ) -> String? {
    let input = document.layoutInput
    do throws(LayoutError) {
      var naive = try NaiveLayout(input)
      var layout: Strategy
      do throws(LayoutError) {
        layout = try Strategy(input)
      } catch {
        return "refuses what the naive strategy lays out: \(error)"
      }
      if let problem = difference(layout, naive, document) { return problem }
      let sizes = sizes(for: naive, seed: seed)
      let error = refusal { () throws(LayoutError) in _ = try naive.fit(sizes) }
      let found = refusal { () throws(LayoutError) in _ = try layout.fit(sizes) }
      guard error == found else { return "refuses sizes by \(found as Any), not \(error as Any)" }
      return error == nil ? difference(layout, naive, document) : nil
    } catch {
      let found = refusal { () throws(LayoutError) in _ = try Strategy(input) }
      return found == error ? nil : "refuses by \(found as Any), not \(error)"
    }
  }

  /// Returns sizes for two thirds of the estimated items.
  private static func sizes(for layout: some LayoutStrategy, seed: Int) -> [FittedSize] {
    layout.input.sections.enumerated().flatMap { section, record in
      (0..<record.itemCount).compactMap { item in
        let element = ElementID(section: section, item: item)
        let number = (item * 7 + section * 31 + seed) % 12
        guard number < 8, !layout.estimatedAxes(of: element).isEmpty else { return nil }
        let (width, height) = (Double(number) * 21.5, Double(number) * 13.25)
        return FittedSize(element, size: Vector(horizontal: width, vertical: height))
      }
    }
  }

  /// Describes the first answer that differs; `nil` if all answers agree.
  private static func difference(
    _ layout: some LayoutStrategy, _ naive: NaiveLayout, _ document: LayoutDocument
  ) -> String? {
    guard layout.contentSize == naive.contentSize else {
      return "the content is \(layout.contentSize), not \(naive.contentSize)"
    }
    let frames = zip(layout.allFrames, naive.allFrames)
    for (number, (found, right)) in frames.enumerated() where found != right {
      return "frame \(number) is \(found), not \(right)"
    }
    let windows = [document.unobscuredBounds, Frame(x: 20, y: 30, width: 200, height: 300)]
    for window in windows {
      let found = Set(layout.elements(in: window).map(\.id))
      let right = Set(naive.elements(in: window).map(\.id))
      guard found == right else {
        return "\(window) has \(found.count) elements, not \(right.count): "
          + "\(found.symmetricDifference(right))"
      }
    }
    return nil
  }
}
