package import Foundation
package import LayoutCore
package import LayoutDescription

/// A file with the expected answers of a layout.
package enum ConformanceCase {
  /// A layout and the places of its elements.
  case frames(LayoutDocument, Frames)
  /// Recorded views of one layout, each with the places of its elements.
  case recordings([(view: LayoutDocument, frames: Frames)], layout: RecordedLayout)
  /// Questions about layouts described in other files.
  case queries([Queries])

  /// Expected places of a layout's elements.
  package struct Frames: Sendable {
    /// The size of everything, in points.
    package let contentSize: Vector?
    /// The elements, in the order of the file.
    package let elements: [ExpectedElement]
    /// Whether other elements are excluded.
    package let elementsAreComplete: Bool
    /// The orthogonal sections.
    package let rows: [ExpectedRow]
  }

  /// Questions about one layout.
  package struct Queries: Sendable {
    /// The number, `id`, of the layout's own file.
    package let id: Int
    /// The questions and their answers, in the order of the file.
    package let queries: [RectangleQuery]
  }

  /// Layout of recorded views.
  package enum RecordedLayout: Sendable {
    /// The layout in the file of the recordings.
    case own
    /// Another one: the file of a recording has no layout.
    case other
  }

  /// Reads a file.
  ///
  /// - Throws: ``LayoutDocumentError`` without the file, or without a case in it.
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
  /// Reads the expectations of a file, at least one: a case without any would always pass.
  fileprivate init(_ root: JSONNode) throws(LayoutDocumentError) {
    let size = try root.optional("contentSize")?.numbers(2)
    let listed = try root.optional("elements")
    contentSize = size.map { Vector(horizontal: $0[0], vertical: $0[1]) }
    elements = try listed?.elements(ExpectedElement.init) ?? []
    elementsAreComplete = try root.optional("elementsAreComplete")?.boolean() ?? false
    rows = try root.list("orthogonal", ExpectedRow.init)
    if elementsAreComplete, listed == nil {
      throw root.fault("\"elements\" is missing, but declared complete")
    }
    if contentSize == nil, elements.isEmpty, !elementsAreComplete, rows.isEmpty {
      throw root.fault("has no expectations: add contentSize, elements or orthogonal")
    }
  }
}

extension ConformanceCase.Queries {
  /// Reads the questions about one layout.
  fileprivate init(_ node: JSONNode) throws(LayoutDocumentError) {
    id = try node.required("case").integer()
    queries = try node.required("queries").elements(RectangleQuery.init)
  }
}
