public import CompositionalLayout
import Conformance
import LayoutCore
import LayoutDescription

extension ContentSizes {
  /// Creates content sizes from recordings made on a device.
  ///
  /// The recorded sizes are repeated cyclically. A view uses the recording made with its text size
  /// and with the nearest length across the scroll axis. Changed content uses the next size of its
  /// section. An unreadable file and an unrecorded text size are reported as errors when the
  /// scenario is used.
  ///
  /// - Parameter urls: The files written by `CollectionViewRecorder`.
  /// - Returns: Sizes for the contents of a scenario.
  public static func measured(_ urls: URL...) -> ContentSizes {
    var recordings: [LayoutDocument] = []
    for url in urls {
      do throws(LayoutDocumentError) {
        recordings += try RecordingFile.read(url)
      } catch {
        let fault = SuiteError.unreadableRecording(path: url.relativePath, reason: "\(error)")
        return ContentSizes(decidesItems: true, require: { _ throws(SuiteError) in throw fault }) {
          $0.offered
        }
      }
    }
    return recorded(RecordedSizes(recordings))
  }

  /// Creates content sizes from recorded sizes.
  ///
  /// - Parameters:
  ///   - sizes: The sizes recorded in several views.
  ///   - decidesItems: Whether items, and not only supplementary elements, have estimated sizes.
  /// - Returns: The content sizes for a scenario.
  static func recorded(_ sizes: RecordedSizes, decidesItems: Bool = true) -> ContentSizes {
    ContentSizes(
      decidesItems: decidesItems,
      require: { environment throws(SuiteError) in
        let category = environment.traitCollection.preferredContentSizeCategory
        let recorded = sizes.textSizes
        guard category == .unspecified || recorded.isEmpty || recorded.contains(category.rawValue)
        else { throw .unrecordedTextSize(category: category.rawValue, recorded: recorded) }
      }
    ) { question in
      // Changed content has the next size of the list.
      let item =
        question.item == LayoutElement.layoutItem
        ? question.item : question.item &+ question.revision
      let size = sizes.sizes(
        in: question.container, contentSizeCategory: question.contentSizeCategory
      )?.size(of: question.kind, section: question.section, item: item)
      return size ?? question.offered
    }
  }
}
