/// First instance of a scan.
public enum ExtentSeek: Hashable, Sendable {
  /// An instance, or the number of instances for the end.
  case index(Int)
  /// The first instance that ends at or after an offset, or the end if there is none.
  case offset(Subpixels)
}

extension ExtentIndex {
  /// Finds the first instance of a scan.
  public func place(_ seek: ExtentSeek, work: inout WorkCounters) -> ExtentPlace {
    switch seek {
    case .index(let index): self.seek(index: index, work: &work)
    case .offset(let offset): self.seek(offset: offset, work: &work)
    }
  }
}
