import LayoutCore
import LayoutDescription

extension LaidOutView {
  /// The layout as a document in JSON; nil if no document describes it, such as for boundary items
  /// with their own insets.
  package var document: String? {
    let text = LayoutDocument(describing: engine.input, name: title).text
    guard let read = try? LayoutDocument(json: text.utf8), read.layoutInput == engine.input else {
      return nil
    }
    return text
  }
}
