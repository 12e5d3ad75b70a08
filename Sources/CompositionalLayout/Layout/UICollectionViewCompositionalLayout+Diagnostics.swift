import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// Finds the problems of a solved layout and reports each problem not reported before.
  func diagnose(
    _ layout: LoweredLayout, in environment: HeadlessEnvironment, frame: CGRect,
    engine: DefaultLayoutEngine
  ) {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    diagnosed.current = LayoutDiagnosis(
      layoutName: "\(type(of: self)): 0x\(address)", environment: environment, frame: frame,
      configuration: configuration
    ).diagnostics(of: layout, in: engine)
    diagnosed.isClean = LayoutDiagnosis.isClean(layout, in: engine)
    for diagnostic in diagnostics where diagnosed.reported.insert(diagnostic).inserted {
      diagnosticHandler?(diagnostic.description)
    }
  }
}

/// The diagnostics of the last preparation and all reported diagnostics.
struct DiagnosticRecord {
  /// The diagnostics of the last preparation, ordered by section.
  var current: [LayoutDiagnostic] = []
  /// Whether no plan of the last preparation can have a problem, even in sections without items.
  var isClean = false
  /// The diagnostics reported to the handler, each of them once.
  var reported: Set<LayoutDiagnostic> = []
}
