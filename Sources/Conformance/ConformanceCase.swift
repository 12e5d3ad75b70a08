package import Foundation
package import LayoutCore
package import LayoutDescription

/// A file with the expected answers for a layout.
package enum ConformanceCase {
  /// A layout with the expected frames of its elements.
  case frames(LayoutDocument, Frames)
  /// Recorded views of one layout, each with the frames of its elements.
  case recordings([(view: LayoutDocument, frames: Frames)], layout: RecordedLayout)
  /// Queries of layouts described in other files.
  case queries([Queries])

  /// The content size, the element frames and the rows of orthogonal sections expected by a case.
  package struct Frames: Sendable {
    /// The size of the content in points, or `nil` if it is not checked.
    package let contentSize: Vector?
    /// The expected elements, in the order of the file.
    package let elements: [ExpectedElement]
    /// Whether the layout must have no elements except the listed ones.
    package let elementsAreComplete: Bool
    /// The expected rows of orthogonal sections.
    package let rows: [ExpectedRow]
  }

  /// The queries to run against one layout.
  package struct Queries: Sendable {
    /// The number of the layout: the `id` in the layout's own file.
    package let id: Int
    /// The queries with their answers, in the order of the file.
    package let queries: [RectangleQuery]
  }

  /// The source of the layout description for the recorded views.
  package enum RecordedLayout: Sendable {
    /// The layout is described in the same file as the recorded views.
    case own
    /// The file with the recorded views contains no layout; ``ConformanceRunner/layoutInput``
    /// supplies the engine's input instead.
    case other
  }

  /// Creates a conformance case from a file.
  ///
  /// - Throws: ``LayoutDocumentError`` if the file is missing or does not contain a case.
  package init(contentsOf url: URL) throws(LayoutDocumentError) {
    let root = try RecordingFile.includingRecordings(JSONFile.read(url), beside: url)
    if let queries = try root.optional("queries") {
      self = .queries(try queries.elements(Queries.init))
      return
    }
    let nodes = try RecordingFile.recordings(in: root)
    guard try root.optional("layout") != nil || nodes.isEmpty else {
      var views: [(view: LayoutDocument, frames: Frames)] = []
      for node in nodes { views.append((try LayoutDocument(recording: node), try Frames(node))) }
      self = .recordings(views, layout: .other)
      return
    }
    let document = try LayoutDocument(root)
    guard !document.recordings.isEmpty else {
      self = .frames(document, try Frames(root))
      return
    }
    var views: [(view: LayoutDocument, frames: Frames)] = []
    for (view, node) in zip(document.recordings, nodes) { views.append((view, try Frames(node))) }
    self = .recordings(views, layout: .own)
  }
}

extension ConformanceCase.Frames {
  /// Reads the expectations from the root of a case file.
  ///
  /// The file must contain at least one expectation, because a case without any would always pass.
  fileprivate init(_ root: JSONNode) throws(LayoutDocumentError) {
    let size = try root.optional("contentSize")?.numbers(2)
    let listed = try root.optional("elements")
    contentSize = size.map { Vector(horizontal: $0[0], vertical: $0[1]) }
    elements = try listed?.elements(ExpectedElement.init) ?? []
    elementsAreComplete = try root.optional("elementsAreComplete")?.boolean() ?? false
    rows = try root.list("orthogonal", ExpectedRow.init)
    if elementsAreComplete, listed == nil {
      throw root.fault("\"elements\" is missing, although \"elementsAreComplete\" is true")
    }
    if contentSize == nil, elements.isEmpty, !elementsAreComplete, rows.isEmpty {
      throw root.fault("has no expectations: add \"contentSize\", \"elements\" or \"orthogonal\"")
    }
  }
}

extension ConformanceCase.Queries {
  /// Creates the queries of one layout from JSON.
  fileprivate init(_ node: JSONNode) throws(LayoutDocumentError) {
    id = try node.required("case").integer()
    queries = try node.required("queries").elements(RectangleQuery.init)
  }
}
