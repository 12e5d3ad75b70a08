// The functions called by the page. A function that may fail returns 0 on success, or the negative
// length of the error message in the text buffer.
import LayoutCore
import LayoutViewport

nonisolated(unsafe) private var page = Page()

/// Reserves memory for text of the given length in bytes, and returns its address.
@_expose(wasm, "text")
@_cdecl("page_text")
public func text(_ count: Int32) -> Int32 {
  page.memory.reserveText(Int(count))
  return Int32(page.memory.textAddress)
}

/// Returns the address of the numbers written by the most recent call.
@_expose(wasm, "numbers")
@_cdecl("page_numbers")
public func numbers() -> Int32 { Int32(page.memory.numbersAddress) }

/// Reads the document in the text buffer and lays it out.
///
/// A width of 0 selects the document's own view.
@_expose(wasm, "load")
@_cdecl("page_load")
public func load(
  _ count: Int32, _ items: Int32, _ width: Double, _ height: Double, _ scale: Double,
  _ direction: Int32, _ textSize: Double
) -> Int32 {
  let view = view(width, height, scale, direction, textSize)
  return page.load(
    page.memory.receivedText(Int(count)), items: Int(items), view: width > 0 ? view : nil)
}

/// Lays out the document in a different view.
@_expose(wasm, "view")
@_cdecl("page_view")
public func show(
  _ width: Double, _ height: Double, _ scale: Double, _ direction: Int32, _ textSize: Double
) -> Int32 {
  let view = view(width, height, scale, direction, textSize)
  return page.change { engine throws(LayoutError) in try engine.show(in: view) }
}

private func view(
  _ width: Double, _ height: Double, _ scale: Double, _ direction: Int32, _ textSize: Double
) -> PageEngine.View {
  PageEngine.View(
    size: Vector(horizontal: width, vertical: height), displayScale: scale,
    isRightToLeft: direction < 0 ? nil : direction == 1, textSize: textSize)
}

/// Scrolls the view to an offset, clamped to the ends of the content.
@_expose(wasm, "scroll")
@_cdecl("page_scroll")
public func scroll(_ x: Double, _ y: Double) {
  page.with { $0.scroll(to: Vector(horizontal: x, vertical: y)) }
}

/// Measures the visible elements of unknown size, and keeps the scroll anchor in place.
@_expose(wasm, "settle")
@_cdecl("page_settle")
public func settle() -> Int32 {
  page.change { engine throws(LayoutError) in try engine.settle() }
}

/// Looks up the visible elements for ``elements(_:)`` to write.
@_expose(wasm, "look")
@_cdecl("page_look")
public func updateVisible() { page.updateVisible() }

/// Writes the elements found by the last look-up and returns their number.
///
/// If `isRival` is 1, these are the elements found by the other strategy in the race.
@_expose(wasm, "elements")
@_cdecl("page_elements")
public func elements(_ isRival: Int32) -> Int32 { page.elements(ofRival: isRival == 1) }

/// Writes all elements, and returns their number.
@_expose(wasm, "all")
@_cdecl("page_all")
public func all() -> Int32 { page.all() }

/// Sets whether to count, from now on, the work caused by measuring each element, and whether to
/// also look up the elements just outside the view.
@_expose(wasm, "overlays")
@_cdecl("page_overlays")
public func overlays(_ work: Int32, _ surroundings: Int32) {
  page.with { engine in
    if engine.countsWork != (work == 1) { engine.countsWork = work == 1 }
    engine.showsSurroundings = surroundings == 1
  }
}

/// Writes the frames of the visible groups, and returns their number.
@_expose(wasm, "groups")
@_cdecl("page_groups")
public func groups() -> Int32 { page.groups() }

/// Scrolls to an item: to its start if the target is 0, otherwise as little as needed to show it.
///
/// - Returns: 0 if the item exists, 1 if it does not, or the negative length of an error message.
@_expose(wasm, "land")
@_cdecl("page_land")
public func land(_ section: Int32, _ item: Int32, _ target: Int32, _ measures: Int32) -> Int32 {
  var isFound = false
  let status = page.change { engine throws(LayoutError) in
    isFound =
      try engine.land(
        section: Int(section), item: Int(item), at: target == 0 ? .start : .nearest,
        measures: measures == 1)
  }
  return status == 0 && !isFound ? 1 : status
}

/// Inserts items into a section, before the given item.
@_expose(wasm, "insert")
@_cdecl("page_insert")
public func insert(_ section: Int32, _ item: Int32, _ count: Int32) -> Int32 {
  page.change { engine throws(LayoutError) in
    try engine.insert(Int(count), section: Int(section), at: Int(item))
  }
}

/// Writes the number of items of a section and the frame of one item.
///
/// Returns 0 if the item has no frame.
@_expose(wasm, "item")
@_cdecl("page_item")
public func item(_ section: Int32, _ item: Int32) -> Int32 {
  page.item(section: Int(section), item: Int(item)) ? 1 : 0
}

/// Writes the offset and the scroll range of a section's orthogonal row.
///
/// Returns 0 if the section does not scroll orthogonally.
@_expose(wasm, "row")
@_cdecl("page_row")
public func row(_ section: Int32) -> Int32 { page.row(section: Int(section)) ? 1 : 0 }

/// Scrolls the orthogonal row of a section.
@_expose(wasm, "scrollRow")
@_cdecl("page_scroll_row")
public func scrollRow(_ section: Int32, _ offset: Double) {
  page.scrollRow(section: Int(section), to: offset)
}

/// Returns the offset where an orthogonal row comes to rest after the user releases it.
@_expose(wasm, "rest")
@_cdecl("page_rest")
public func rest(
  _ section: Int32, _ proposed: Double, _ speed: Double, _ current: Double
) -> Double {
  page.engine?.row(section: Int(section))?
    .targetOffset(forProposed: proposed, velocity: speed, from: current) ?? 0
}

/// Writes, as text, the rules that determine the frame of an element, and returns the length of the
/// text.
@_expose(wasm, "explain")
@_cdecl("page_explain")
public func explain(_ category: Int32, _ name: Int32, _ section: Int32, _ item: Int32) -> Int32 {
  let kind = ElementKind(
    category: ElementKind.Category(rawValue: UInt8(category)) ?? .cell, nameIndex: name)
  return page.explain(
    ElementID(
      kind: kind, section: Int(section), item: item < 0 ? LayoutElement.layoutItem : Int(item)))
}

/// Begins a race between the engine and the strategy without caches.
@_expose(wasm, "race")
@_cdecl("page_race")
public func race() -> Int32 { page.beginRace() }

/// Looks up the visible elements with the other strategy in the race.
@_expose(wasm, "raceLook")
@_cdecl("page_race_look")
public func updateRivalVisible() { page.updateRivalVisible() }

/// Returns 1 if both strategies have found the same elements, otherwise 0.
@_expose(wasm, "raceIsFair")
@_cdecl("page_race_is_fair")
public func raceIsFair() -> Int32 { page.isRaceFair ? 1 : 0 }
