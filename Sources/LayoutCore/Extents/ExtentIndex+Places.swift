extension ExtentIndex {
  func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    guard index < count else {
      return ExtentPlace(index: count, start: total, extent: nil)
    }
    let place = startAndExtent(of: index, work: &work)
    return ExtentPlace(index: index, start: place.start, extent: place.extent)
  }

  func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    let found = firstIndex(endingAtOrAfter: offset, work: &work)
    return found.index < count
      ? ExtentPlace(
        index: found.index, start: found.start,
        extent: measuredExtent(at: found.index, work: &work))
      : ExtentPlace(index: count, start: total, extent: nil)
  }

  func fill(
    _ places: inout OutputSpan<ExtentPlace>, from seek: ExtentSeek, through end: Subpixels,
    work: inout WorkCounters
  ) {
    var found: [ExtentPlace] = []
    let room = places.freeCapacity
    let body = { (index: Int, start: Subpixels, extent: Subpixels?) in
      guard found.count < room, start <= end else { return false }
      found.append(ExtentPlace(index: index, start: start, extent: extent))
      return found.count < room
    }
    switch seek {
    case .index(let index): forEach(from: index, work: &work, body)
    case .offset(let offset): forEach(endingAtOrAfter: offset, work: &work, body)
    }
    for place in found { places.append(place) }
  }

  func fillMeasured(
    _ places: inout OutputSpan<ExtentPlace>, from index: Int, work: inout WorkCounters
  ) {
    var found: [ExtentPlace] = []
    let room = places.freeCapacity
    forEachMeasured(from: index) { index, extent in
      found.append(ExtentPlace(index: index, start: .zero, extent: extent))
      return found.count < room
    }
    for place in found { places.append(place) }
  }
}
