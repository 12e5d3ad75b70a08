public import LayoutCore

/// Sizes of one screen recorded in several views.
public struct RecordedSizes: Sendable {
  /// Sizes recorded in a view.
  private struct Recording {
    let size: Vector
    /// The text size, by UIKit's stored name; nil for any.
    let textSize: String?
    let sizes: ElementSizes
  }

  /// The text size of views without one, by UIKit's stored name.
  private static let standardTextSize = "UICTContentSizeCategoryL"

  private var recordings: [Recording] = []

  /// Makes a set of recorded views; documents without sizes do not count.
  ///
  /// - Parameter documents: The recorded views, each with sizes along both axes.
  public init(_ documents: [LayoutDocument]) {
    for document in documents {
      guard let sizes = document.elementSizes else { continue }
      let view = document.environment
      recordings.append(
        Recording(size: view.size, textSize: view.contentSizeCategory, sizes: sizes))
    }
  }

  /// Makes a set of a document's recorded views, or of the document itself; `nil` without sizes.
  public init?(of document: LayoutDocument) {
    self.init(document.recordings.isEmpty ? [document] : document.recordings)
    if recordings.isEmpty { return nil }
  }

  /// The recorded text sizes, by UIKit's stored names; empty if some recording holds for all.
  package var textSizes: [String] {
    var names: [String] = []
    for recording in recordings {
      guard let name = recording.textSize else { return [] }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The sizes in a view: those recorded for its text size and the nearest length across the scroll
  /// axis.
  ///
  /// - Parameters:
  ///   - container: The view.
  ///   - contentSizeCategory: The text size, by UIKit's stored name; `nil` for the standard one.
  /// - Returns: The sizes, or `nil` if no recording has the text size.
  /// - Complexity: O(*r*) for *r* recordings.
  public func sizes(
    in container: LayoutContainer, contentSizeCategory: String?
  ) -> ElementSizes? {
    let axis = container.scrollAxis.other
    let textSize = contentSizeCategory ?? Self.standardTextSize
    // Of the text size, then for any, then the first of another one where any is allowed.
    var best: (rank: Int, distance: Double, recording: Recording)?
    for recording in recordings {
      let rank = recording.textSize == textSize ? 0 : recording.textSize == nil ? 1 : 2
      guard rank < 2 || contentSizeCategory == nil else { continue }
      let distance = abs(recording.size[axis] - container.size[axis])
      guard let found = best else {
        best = (rank, distance, recording)
        continue
      }
      if rank < found.rank || rank == found.rank && distance < found.distance {
        best = (rank, distance, recording)
      }
    }
    return best?.recording.sizes
  }
}
