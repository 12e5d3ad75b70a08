import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// Finds the problems of a newly computed layout and reports each problem that has not been
  /// reported before.
  func diagnose(
    _ layout: LoweredLayout, in environment: HeadlessEnvironment, frame: CGRect,
    engine: DefaultLayoutEngine
  ) {
    let diagnosis = diagnosis(in: environment, frame: frame)
    diagnosed.current = diagnosis.diagnostics(of: layout, in: engine)
    diagnosed.isClean = LayoutDiagnosis.isClean(layout, in: engine)
    diagnosed.plansWithoutRoom = Set(
      diagnosed.current.map { engine.input.sections[$0.section].plan })
    diagnosed.unlikeKeys = Set(layout.mismatchedSections.map(\.key))
    reportDiagnostics()
  }

  /// Finds the problems of a section described on demand.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - description: The description replacing the placeholder.
  ///   - isNewPlan: Whether no earlier section has an equal plan.
  func diagnose(_ section: Int, as description: LoweredSection, isNewPlan: Bool) {
    guard isNewPlan || !diagnosed.isClean, let view = collectionView, let engine,
      let source = description.description, let template = engine.template(section: section),
      LayoutDiagnosis.hasProblem(template, of: source)
    else { return }
    diagnosed.isClean = false
    let record = engine.input.sections[section]
    let hasRoomProblem =
      record.itemCount > 0 && diagnosed.plansWithoutRoom.insert(record.plan).inserted
    let diagnosis = diagnosis(in: view.environment(of: self), frame: view.frame)
    add(
      diagnosis.diagnostics(
        of: source, template, section: section, checksRoom: hasRoomProblem,
        checksInsets: isNewPlan))
  }

  /// Reports a section that is described differently from an earlier section with the same key.
  func diagnose(_ section: Int, mismatchedKey key: AnyHashable, in view: UICollectionView) {
    diagnosed.isClean = false
    guard diagnosed.unlikeKeys.insert(key).inserted else { return }
    add([diagnosis(in: view.environment(of: self), frame: view.frame).unlike(section, key)])
  }

  private func diagnosis(in environment: HeadlessEnvironment, frame: CGRect) -> LayoutDiagnosis {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return LayoutDiagnosis(
      layoutName: "\(type(of: self)): 0x\(address)", environment: environment, frame: frame,
      configuration: configuration)
  }

  private func add(_ diagnostics: [LayoutDiagnostic]) {
    for diagnostic in diagnostics {
      let place = diagnosed.current.firstIndex { $0.section > diagnostic.section }
      diagnosed.current.insert(diagnostic, at: place ?? diagnosed.current.count)
    }
    reportDiagnostics()
  }

  private func reportDiagnostics() {
    for diagnostic in diagnostics where diagnosed.reported.insert(diagnostic).inserted {
      diagnosticHandler?(diagnostic.description)
    }
  }
}

/// The diagnostics found when the layout was last prepared, and all diagnostics reported so far.
struct DiagnosticRecord {
  /// The diagnostics found when the layout was last prepared, ordered by section.
  var current: [LayoutDiagnostic] = []
  /// Whether all section plans are free of problems, including the plans of sections without items.
  var isClean = false
  /// The diagnostics already reported to the handler.
  var reported: Set<LayoutDiagnostic> = []
  /// The indices of the section plans found to lack space since the layout was last prepared.
  var plansWithoutRoom: Set<Int> = []
  /// The section keys found to have different descriptions since the layout was last prepared.
  var unlikeKeys: Set<AnyHashable> = []
}
