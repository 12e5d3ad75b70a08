import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// Finds the problems of a solved layout, and reports those that have not been reported before.
  func diagnose(
    _ layout: LoweredLayout, in environment: HeadlessEnvironment, frame: CGRect,
    engine: DefaultLayoutEngine
  ) {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    diagnosed.current = LayoutDiagnosis(
      layoutName: "\(type(of: self)): 0x\(address)", environment: environment, frame: frame,
      configuration: configuration
    ).diagnostics(of: layout, in: engine)
    for diagnostic in diagnostics where diagnosed.reported.insert(diagnostic).inserted {
      diagnosticHandler?(diagnostic.description)
    }
  }
}

/// Diagnostics of the last preparation, and all that were reported.
struct DiagnosticRecord {
  /// Those of the last preparation, by section.
  var current: [LayoutDiagnostic] = []
  /// Those that the handler has had, each once.
  var reported: Set<LayoutDiagnostic> = []
}
