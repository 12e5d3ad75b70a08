import CompositionalLayout

extension HeadlessEnvironment {
  /// Reads the device of a document.
  init(device: JSONNode) throws(LayoutDocumentError) {
    func length(_ key: String) throws(LayoutDocumentError) -> Double {
      try device.optional(key)?.number() ?? 0
    }
    func side(_ key: String) throws(LayoutDocumentError) -> Double {
      let node = try device.required(key)
      let side = try node.number()
      guard side >= 0 else { throw node.fault("expected zero or more points, found \(side)") }
      return side
    }
    let scaleNode = try device.optional("scale")
    let scale = try scaleNode?.number() ?? 1
    if let scaleNode, scale <= 0 {
      throw scaleNode.fault("expected pixels per point above zero, found \(scale)")
    }
    self.init(
      size: CGSize(width: try side("width"), height: try side("height")),
      traitCollection: UITraitCollection(displayScale: scale),
      safeAreaInsets: NSDirectionalEdgeInsets(
        top: try length("safeAreaTop"), leading: try length("safeAreaLeft"),
        bottom: try length("safeAreaBottom"), trailing: try length("safeAreaRight")),
      layoutMargins: try Self.layoutMargins(device))
  }

  /// Reads the margins: top, left, bottom, right.
  private static func layoutMargins(
    _ device: JSONNode
  ) throws(LayoutDocumentError) -> NSDirectionalEdgeInsets {
    guard let margins = try device.optional("layoutMargins")?.numbers(4) else { return .zero }
    return NSDirectionalEdgeInsets(
      top: margins[0], leading: margins[1], bottom: margins[2], trailing: margins[3])
  }
}
