// Fuzz target of documents: any bytes are a layout that all strategies lay out alike, or an error.
import LayoutCore
import LayoutDescription
import LayoutStrategies

/// Reads bytes as a document, and compares the default strategy with the naive one.
///
/// - Returns: 0; a difference stops the program, as a crash does.
@_cdecl("LLVMFuzzerTestOneInput")
public func documents(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let document = try? LayoutDocument(json: bytes) else { return 0 }
  // The naive strategy takes the square of the items.
  let counts = document.itemCounts
  guard counts.count < 20, counts.allSatisfy({ $0 < 100 }) else { return 0 }
  let input = document.layoutInput
  do throws(LayoutError) {
    var layout = try DefaultLayoutEngine(input)
    var naive: NaiveLayout
    do throws(LayoutError) {
      naive = try NaiveLayout(input)
    } catch {
      fatalError("the naive strategy refuses what the default one lays out: \(error)")
    }
    compare(layout, naive, document)
    let sizes = sizes(for: layout, seed: bytes.count)
    let error = refusal { () throws(LayoutError) in _ = try layout.fit(sizes) }
    guard refusal({ () throws(LayoutError) in _ = try naive.fit(sizes) }) == error else {
      fatalError("one strategy refuses sizes: \(String(describing: error))")
    }
    if error == nil { compare(layout, naive, document) }
  } catch {
    guard refusal({ () throws(LayoutError) in _ = try NaiveLayout(input) }) == error else {
      fatalError("the naive strategy does not refuse as the default one does: \(error)")
    }
  }
  return 0
}

/// The error that a call throws, or nil.
private func refusal(_ body: () throws(LayoutError) -> Void) -> LayoutError? {
  do throws(LayoutError) {
    try body()
    return nil
  } catch {
    return error
  }
}

/// Sizes of two thirds of the estimated items.
private func sizes(for layout: DefaultLayoutEngine, seed: Int) -> [FittedSize] {
  layout.input.sections.enumerated().flatMap { section, record in
    (0..<record.itemCount).compactMap { item in
      let element = ElementID(section: section, item: item)
      let number = (item * 7 + section * 31 + seed) % 12
      guard number < 8, !layout.estimatedAxes(of: element).isEmpty else { return nil }
      return FittedSize(
        element, size: Vector(horizontal: Double(number) * 21.5, vertical: Double(number) * 13.25))
    }
  }
}

/// Stops where two strategies answer otherwise.
private func compare(
  _ layout: DefaultLayoutEngine, _ naive: NaiveLayout, _ document: LayoutDocument
) {
  guard layout.contentSize == naive.contentSize else {
    fatalError("contents of \(layout.contentSize) and \(naive.contentSize)")
  }
  for (section, count) in document.itemCounts.enumerated() {
    for item in 0..<count
    where layout.frame(section: section, item: item) != naive.frame(section: section, item: item) {
      fatalError("other frames of item \(item) in section \(section)")
    }
  }
  let windows = [document.unobscuredBounds, Frame(x: 20, y: 30, width: 200, height: 300)]
  for window in windows {
    var found = (VisibleElements(), VisibleElements())
    layout.query(window, into: &found.0)
    naive.query(window, into: &found.1)
    let names = (Set(found.0.elements.map(\.id)), Set(found.1.elements.map(\.id)))
    guard names.0 == names.1 else { fatalError("other elements in \(window)") }
  }
}
