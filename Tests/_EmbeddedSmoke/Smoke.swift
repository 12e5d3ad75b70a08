// Smoke test of the engine and of documents where there is no runtime, no operating system and an
// Int of 32 bits.
import LayoutCore
import LayoutDescription

/// Opens a list of a million rows, applies measured sizes and queries it.
///
/// - Returns: 0, or the number of the first failing check.
@_expose(wasm, "smoke")
@_cdecl("smoke")
public func smoke() -> Int32 {
  let rowCount = 1_000_000
  let row = ItemPlan(size: SizePlan(width: .fractionOfWidth(1), height: .estimated(44)))
  let group = ItemPlan(
    size: SizePlan(width: .fractionOfWidth(1), height: .estimated(44)),
    content: .run(RunPlan(axis: .vertical, subitems: [row])))
  var input = LayoutInput(
    container: LayoutContainer(size: Vector(horizontal: 320, vertical: 480), displayScale: 2))
  input.append(SectionPlan(group: group), itemCount: rowCount)
  guard var engine = try? DefaultLayoutEngine(input) else { return 1 }
  guard engine.contentSize == Vector(horizontal: 320, vertical: 44_000_000) else { return 2 }

  let sizes = [10, 500_000, 999_999].map { item in
    FittedSize(
      ElementID(section: 0, item: item), size: Vector(horizontal: 320, vertical: 64))
  }
  guard let applied = try? engine.fit(sizes), applied.appliedCount == 3 else { return 3 }
  guard engine.contentSize.vertical == 44_000_060 else { return 4 }
  let last = Frame(x: 0, y: 43_999_996, width: 320, height: 64)
  guard engine.frame(section: 0, item: rowCount - 1) == last else { return 5 }

  var visible = VisibleElements()
  engine.query(Frame(x: 0, y: 22_000_020, width: 320, height: 480), into: &visible)
  guard visible.elements.first?.item == 500_000, visible.elements.count == 11 else { return 6 }
  guard engine.frame(section: 0, item: rowCount) == nil else { return 7 }
  return documents()
}

/// Reads a document, lowers it and lays it out; finds the fault of another one.
///
/// - Returns: 0, or the number of the first failing check.
private func documents() -> Int32 {
  let text = """
    {"device": {"width": 320, "height": 480, "scale": 2}, "sectionItemCounts": [5],
     "layout": {"section": {"contentInsets": {"leading": 8, "trailing": 7.5}, "group": {
       "kind": "horizontal", "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 44}},
       "subitems": [
         {"size": {"width": {"fractionalWidth": 0.25}, "height": {"fractionalHeight": 1}}}]}}}}
    """
  guard let document = try? LayoutDocument(json: text.utf8) else { return 11 }
  guard let engine = try? DefaultLayoutEngine(document.layoutInput) else { return 12 }
  guard engine.frame(section: 0, item: 4) == Frame(x: 8, y: 44, width: 76, height: 44) else {
    return 13
  }
  do throws(LayoutDocumentError) {
    _ = try LayoutDocument(json: "{\n \"device\": {}}".utf8)
    return 14
  } catch {
    return error.position == TextPosition(line: 1, column: 1) ? 0 : 15
  }
}
