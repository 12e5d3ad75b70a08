public import LayoutCore

/// The sizes of one screen, recorded in several views.
public struct RecordedSizes: Sendable {
  /// The sizes recorded in one view.
  private struct Recording {
    let size: Vector
    /// The text size by UIKit's stored name; `nil` for any.
    let textSize: String?
    let sizes: ElementSizes
  }

  /// The text size of views without one, by UIKit's stored name.
  private static let standardTextSize = "UICTContentSizeCategoryL"

  private var recordings: [Recording] = []

  /// Creates a set of recorded views, without documents that have no sizes.
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

  /// Creates a set of a document's recorded views, or of the document itself; `nil` without sizes.
  public init?(of document: LayoutDocument) {
    self.init(document.recordings.isEmpty ? [document] : document.recordings)
    if recordings.isEmpty { return nil }
  }

  /// The recorded text sizes, by UIKit's stored names; empty if a recording applies to all.
  package var textSizes: [String] {
    var names: [String] = []
    for recording in recordings {
      guard let name = recording.textSize else { return [] }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns the sizes recorded for a view's text size, at the nearest length across the scroll
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
    // First the exact text size, then recordings for any, then another size if any is allowed.
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
