package import Foundation
package import LayoutCore
package import LayoutDescription

/// A runner that compares an engine's answers with the answers in case files.
package struct ConformanceRunner: Sendable {
  private let engine: any NamedElements.Type
  private let tolerance: Double
  /// A closure that returns the engine's input for a recorded view whose file has no layout.
  package var layoutInput: (@Sendable (LayoutDocument) throws -> LayoutInput)?

  /// Creates a runner for the default engine with the usual tolerance.
  package init() {
    engine = DefaultLayoutEngine.self
    tolerance = FrameComparison.tolerance
  }

  /// Creates a runner for a strategy, or returns `nil` if the strategy is not a ``LayoutEngine``.
  ///
  /// Only engines can find elements by their names.
  ///
  /// - Parameters:
  ///   - strategy: The type of the strategy to compare with the cases.
  ///   - isExact: Whether numbers must be equal bit for bit, for cases written by a program.
  package init?(strategy: any LayoutStrategy.Type, isExact: Bool = false) {
    guard let engine = strategy as? any NamedElements.Type else { return nil }
    self.engine = engine
    tolerance = isExact ? 0 : FrameComparison.tolerance
  }

  /// Runs the case in a file.
  ///
  /// The layouts for a file of queries are in the folder `host` next to the file's own folder.
  package func run(_ url: URL) -> ConformanceOutcome {
    do throws(LayoutDocumentError) {
      switch try ConformanceCase(contentsOf: url) {
      case .frames(let document, let frames):
        return outcome(of: document, frames) { $0.layoutInput }
      case .recordings(let views, .own):
        return outcome(of: views) { $0.layoutInput }
      case .recordings(let views, .other):
        guard let layoutInput else {
          throw LayoutDocumentError(
            path: "", message: "\"layout\" is missing: add the recorded layout, or set --layout")
        }
        return outcome(of: views, layoutInput)
      case .queries(let queries):
        let layouts = LayoutLibrary(beside: url)
        return Self.joined(queries.map { outcome(of: $0, in: layouts) })
      }
    } catch {
      return .unreadable(error)
    }
  }

  private func outcome(
    of queries: ConformanceCase.Queries, in layouts: LayoutLibrary
  ) -> ConformanceOutcome {
    let subject = "layout \(queries.id)"
    guard let document = layouts.document(id: queries.id) else {
      return .failed([
        ConformanceDifference(
          subject: subject, field: "file", expected: "a file with this id in \(layouts.folder)",
          actual: "no such file")
      ])
    }
    return outcome(of: document, input: { $0.layoutInput }) { answers in
      queries.queries.flatMap { query in
        query.answers.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { kind, expected in
          let actual = answers.elements(in: query.rectangle, kind: kind)
          guard actual != expected else { return nil }
          return ConformanceDifference(
            subject: subject, field: "\(kind)s in \(query.rectangle.plain)",
            expected: "\(expected)", actual: "\(actual)")
        }
      }
    }
  }

  /// Returns the outcome for recorded views; if there are several, each difference names its
  /// recording.
  private func outcome(
    of views: [(view: LayoutDocument, frames: ConformanceCase.Frames)],
    _ input: (LayoutDocument) throws -> LayoutInput
  ) -> ConformanceOutcome {
    Self.joined(
      views.enumerated().map { index, recorded in
        let outcome = outcome(of: recorded.view, recorded.frames, input)
        guard case .failed(let found) = outcome, views.count > 1 else { return outcome }
        return .failed(found.map { $0.named("recordings[\(index)] \($0.subject)") })
      })
  }

  private func outcome(
    of document: LayoutDocument, _ frames: ConformanceCase.Frames,
    _ input: (LayoutDocument) throws -> LayoutInput
  ) -> ConformanceOutcome {
    outcome(of: document, input: input) { answers in
      FrameComparison(
        tolerance: tolerance, answers: answers, visibleBounds: document.visibleBounds
      ).differences(from: frames)
    }
  }

  private func outcome(
    of document: LayoutDocument, input: (LayoutDocument) throws -> LayoutInput,
    differences: (EngineAnswers) -> [ConformanceDifference]
  ) -> ConformanceOutcome {
    let found: [ConformanceDifference]
    do {
      found = differences(try EngineAnswers(document, input(document), by: engine))
    } catch {
      found = [
        ConformanceDifference(
          subject: "layout", field: "frames", expected: "frames", actual: "the error: \(error)")
      ]
    }
    guard !found.isEmpty else { return .passed }
    // A misspelt key is the likeliest cause, so each failure also lists the unknown keys.
    let ignored = document.ignoredKeys.map {
      ConformanceDifference(
        subject: $0, field: "key", expected: "a known key", actual: "an unknown key, ignored")
    }
    return .failed(found + ignored)
  }

  /// Returns the combined outcome of a case that consists of several parts.
  private static func joined(_ parts: [ConformanceOutcome]) -> ConformanceOutcome {
    var differences: [ConformanceDifference] = []
    for part in parts {
      switch part {
      case .passed: break
      case .unreadable: return part
      case .failed(let found): differences += found
      }
    }
    return differences.isEmpty ? .passed : .failed(differences)
  }
}

extension LayoutDocument {
  /// The visible part of the content, in points.
  fileprivate var visibleBounds: Frame {
    Frame(
      x: contentOffset.horizontal, y: contentOffset.vertical, width: environment.size.horizontal,
      height: environment.size.vertical)
  }
}
