public import LayoutCore

/// The measured sizes of the elements on one screen, recorded in several views.
public struct RecordedSizes: Sendable {
  /// The sizes recorded in one view.
  private struct Recording {
    let size: Vector
    /// The raw value of the content size category; `nil` for any category.
    let textSize: String?
    let sizes: ElementSizes
  }

  /// The raw value of the content size category assumed for views without one.
  private static let standardTextSize = "UICTContentSizeCategoryL"

  private var recordings: [Recording] = []

  /// Creates a set of recorded views, ignoring documents without sizes.
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

  /// Creates a set from a document's recorded views or, if it has none, from the document itself;
  /// returns `nil` if no sizes are recorded.
  public init?(of document: LayoutDocument) {
    self.init(document.recordings.isEmpty ? [document] : document.recordings)
    if recordings.isEmpty { return nil }
  }

  /// The raw values of the recorded content size categories; empty if a recording applies to all
  /// categories.
  package var textSizes: [String] {
    var names: [String] = []
    for recording in recordings {
      guard let name = recording.textSize else { return [] }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns the sizes recorded for a content size category, in the view whose length across the
  /// scroll axis is nearest to the container's.
  ///
  /// - Parameters:
  ///   - container: The view to find sizes for; its length across the scroll axis selects the
  ///     recording.
  ///   - contentSizeCategory: The raw value of the content size category; `nil` for the standard
  ///     one.
  /// - Returns: The sizes, or `nil` if no recording has the content size category.
  /// - Complexity: O(*r*) for *r* recordings.
  public func sizes(
    in container: LayoutContainer, contentSizeCategory: String?
  ) -> ElementSizes? {
    let axis = container.scrollAxis.other
    let textSize = contentSizeCategory ?? Self.standardTextSize
    // Recordings with the exact text size are preferred to recordings for any text size, and both
    // to recordings with another text size, which are allowed only if no text size is requested.
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
