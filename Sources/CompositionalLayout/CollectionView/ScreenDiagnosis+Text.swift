import Foundation

extension ScreenDiagnosis: CustomStringConvertible {
  /// A sentence that names the element, states the problem and suggests a remedy.
  public var description: String {
    switch self {
    case .estimateKept(_, let kind, let path):
      let category: UICollectionView.ElementCategory = kind == nil ? .cell : .supplementaryView
      return "The \(category.name(kind: kind)) at \(path) keeps its estimated size:"
        + " \(subject) has no size of its own. Override sizeThatFits(_:) or"
        + " preferredLayoutAttributesFitting(_:)."
    case .imageWithoutSize:
      return "The \(subject) has size zero because images are not loaded. Set its size."
    case .labelWithoutSize:
      return "The \(subject) has no size of its own because text is not measured. Override"
        + " sizeThatFits(_:) in a subclass."
    case .windowAtScaleOne:
      return "The window has one pixel per point, whereas devices have 2 or 3. Set"
        + " traitCollection = UITraitCollection(displayScale: 3)."
    }
  }
}

extension UICollectionView.ElementCategory {
  /// Returns the name of an element for messages, such as `supplementary view "badge"`.
  func name(kind: String?) -> String {
    switch self {
    case .cell: "cell"
    case .supplementaryView: "supplementary view \"\(kind ?? "")\""
    case .decorationView: "decoration \"\(kind ?? "")\""
    }
  }
}
