import LayoutCore
import LayoutDescription

extension LaidOutView {
  /// The layout as a JSON document, or `nil` if no document can describe it, for example because
  /// boundary items have insets of their own.
  package var document: String? {
    let text = LayoutDocument(describing: engine.input, name: title).text
    guard let read = try? LayoutDocument(json: text.utf8), read.layoutInput == engine.input else {
      return nil
    }
    return text
  }
}
