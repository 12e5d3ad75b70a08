import BenchHarness
import LayoutCore

/// The first place where two strategies answer differently.
public struct TraceDifference: Hashable, Sendable, CustomStringConvertible {
  /// The workload, the strategies, the step, the element and the field, with both answers.
  public let description: String

  /// Compares two replays of the same trace; `nil` if they agree in every bit.
  ///
  /// - Parameters:
  ///   - expected: What the first strategy answered.
  ///   - actual: What the other one answered.
  ///   - label: Names the workload and the two strategies.
  public init?(expected: [TraceStep], actual: [TraceStep], label: String) {
    for (index, pair) in zip(expected, actual).enumerated() where pair.0 != pair.1 {
      description =
        "\(label): step \(index + 1) (\(pair.0.action)): \(Self.difference(pair.0, pair.1))"
      return
    }
    guard expected.count != actual.count else { return nil }
    description = "\(label): \(expected.count) steps against \(actual.count)"
  }

  /// The first step of a replay at which something moved that was to stay; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - steps: What a strategy answered.
  ///   - label: Names the workload and the strategy.
  init?(driftIn steps: [TraceStep], label: String) {
    guard let index = steps.firstIndex(where: { $0.drift != 0 }) else { return nil }
    description =
      "\(label): step \(index + 1) (\(steps[index].action)): what was to stay in place moved by "
      + "\(steps[index].drift) points"
  }

  /// Two results whose fingerprints differ.
  init(results a: BenchmarkResult, _ b: BenchmarkResult) {
    description =
      "\(a.scenario), \(a.operation), \(a.items) items, \(a.strategy) against \(b.strategy): "
      + "frames \(a.frameDigest ?? "none") against \(b.frameDigest ?? "none")"
  }

  private static func difference(_ a: TraceStep, _ b: TraceStep) -> String {
    if a.contentSize != b.contentSize {
      return "contentSize \(text(a.contentSize)) against \(text(b.contentSize))"
    }
    if a.offset != b.offset { return "view at \(a.offset) against \(b.offset)" }
    if a.measured != b.measured {
      return "\(a.measured) contents measured against \(b.measured)"
    }
    for (index, pair) in zip(a.elements, b.elements).enumerated() where pair.0 != pair.1 {
      return "element \(index): \(difference(pair.0, pair.1))"
    }
    if a.elements.count != b.elements.count {
      return "\(a.elements.count) elements against \(b.elements.count)"
    }
    guard a.drift == b.drift else {
      return "what was to stay in place moved by \(a.drift) points against \(b.drift)"
    }
    return "the fingerprints differ: \(a.digest?.text ?? "none") "
      + "against \(b.digest?.text ?? "none")"
  }

  private static func difference(_ a: LayoutElement, _ b: LayoutElement) -> String {
    let item = name(a)
    guard item == name(b) else { return "\(item) against \(name(b))" }
    let fields: [(String, KeyPath<LayoutElement, Double>)] = [
      ("x", \.frame.x), ("y", \.frame.y), ("width", \.frame.width), ("height", \.frame.height),
    ]
    for (name, path) in fields where a[keyPath: path] != b[keyPath: path] {
      return "\(name) of \(item) is \(a[keyPath: path]) against \(b[keyPath: path])"
    }
    return "zIndex of \(item) is \(a.zIndex) against \(b.zIndex)"
  }

  private static func name(_ element: LayoutElement) -> String {
    let place = "item \(element.item) of section \(element.section)"
    guard element.kind != .cell else { return place }
    return "\(element.kind.category) \(element.kind.nameIndex), \(place)"
  }

  private static func text(_ size: Vector) -> String { "\(size.horizontal) × \(size.vertical)" }
}
