public import BenchHarness
package import LayoutCore

/// A description of the first difference between two strategies, or between two answers of the same
/// strategy.
public struct TraceDifference: WrongAnswer, Hashable, Sendable, CustomStringConvertible {
  /// The text of a message with the workload, the strategies, the step, the element, and both
  /// values of the differing field.
  public let description: String

  /// Creates a difference from its description.
  package init(_ description: String) { self.description = description }

  /// The maximum number of steps to list before the differing one.
  private static let maxStepsListed = 8

  /// Creates a description of the first difference between two replays of the same steps, or
  /// returns `nil` if they agree bit by bit.
  ///
  /// - Parameters:
  ///   - label: The workload and the two strategies.
  ///   - expected: The answers of the first strategy, step by step.
  ///   - actual: The answers of the second strategy.
  package init?(label: String, expected: [[TraceStep]], actual: [[TraceStep]]) {
    for (index, pair) in zip(expected, actual).enumerated() {
      guard let text = Self.between(pair.0, pair.1) else { continue }
      self.init(label: label, steps: expected, at: index, text)
      return
    }
    guard expected.count != actual.count else { return nil }
    self.init("\(label): \(expected.count) steps against \(actual.count)")
  }

  /// Creates a description of a difference at one step, with a list of the steps before it.
  package init(label: String, steps: [[TraceStep]], at index: Int, _ text: String) {
    var lines = "\(label): step \(index + 1) of \(steps.count) \(text)"
    let before = steps.prefix(index).compactMap(\.first?.action)
    if !before.isEmpty {
      let omitted = before.count - Self.maxStepsListed
      lines += "; preceding steps: " + before.suffix(Self.maxStepsListed).joined(separator: "; ")
      if omitted > 0 { lines += "; and \(omitted) earlier steps" }
    }
    self.init(lines)
  }

  /// Returns a description of the first difference between two answers to the same question, or
  /// `nil` if the answers are identical bit by bit.
  static func between(_ expected: [TraceStep], _ actual: [TraceStep]) -> String? {
    for (a, b) in zip(expected, actual) where a != b { return "(\(a.action)): \(between(a, b))" }
    guard expected.count != actual.count else { return nil }
    return "\(expected.count) steps against \(actual.count)"
  }

  /// Returns a description of the first step that moved an anchored element on the screen, or `nil`
  /// if no step did.
  package static func drift(in steps: [TraceStep]) -> String? {
    steps.first { $0.drift != 0 }.map {
      "(\($0.action)): the anchor moved by \($0.drift) points on the screen"
    }
  }

  private static func between(_ a: TraceStep, _ b: TraceStep) -> String {
    if a.contentSize != b.contentSize {
      return "contentSize \(text(a.contentSize)) against \(text(b.contentSize))"
    }
    if a.offset != b.offset { return "view at \(text(a.offset)) against \(text(b.offset))" }
    if a.measured != b.measured {
      return "\(a.measured) measured cells against \(b.measured)"
    }
    for (index, pair) in zip(a.elements, b.elements).enumerated() where pair.0 != pair.1 {
      return "element \(index): \(difference(pair.0, pair.1))"
    }
    if a.elements.count != b.elements.count {
      return "\(a.elements.count) elements against \(b.elements.count)"
    }
    return "the anchor moved by \(a.drift) points in one answer and by \(b.drift) in the other"
  }

  /// Returns a description of the first differing field of two elements.
  package static func difference(_ a: LayoutElement, _ b: LayoutElement) -> String {
    let item = name(of: a.id)
    guard item == name(of: b.id) else { return "\(item) against \(name(of: b.id))" }
    let fields: [(String, KeyPath<LayoutElement, Double>)] = [
      ("x", \.frame.x), ("y", \.frame.y), ("width", \.frame.width), ("height", \.frame.height),
    ]
    for (name, path) in fields where a[keyPath: path] != b[keyPath: path] {
      return "\(name) of \(item) is \(a[keyPath: path]) against \(b[keyPath: path])"
    }
    return "zIndex of \(item) is \(a.zIndex) against \(b.zIndex)"
  }

  /// Returns the name of an element for messages.
  package static func name(of element: ElementID) -> String {
    let place = "item \(element.item) of section \(element.section)"
    guard element.kind != .cell else { return place }
    return "\(element.kind.category) \(element.kind.nameIndex), \(place)"
  }

  /// Returns the text of a size or an offset for messages.
  package static func text(_ size: Vector) -> String { "\(size.horizontal) × \(size.vertical)" }
}
