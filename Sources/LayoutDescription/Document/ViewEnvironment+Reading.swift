import LayoutCore

extension ViewEnvironment {
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
    let isMirrored: Bool =
      try device.optional("layoutDirection")?.choice(
        "layout direction", ["leftToRight": false, "rightToLeft": true]) ?? false
    func insets(_ edges: [Double]) -> Insets {
      Insets(
        top: edges[0], leading: edges[isMirrored ? 3 : 1], bottom: edges[2],
        trailing: edges[isMirrored ? 1 : 3])
    }
    let edges = ["Top", "Left", "Bottom", "Right"]
    var safeArea: [Double] = []
    for edge in edges { safeArea.append(try length("safeArea\(edge)")) }
    self.init(
      size: Vector(horizontal: try side("width"), vertical: try side("height")),
      displayScale: scale, isRightToLeft: isMirrored, safeAreaInsets: insets(safeArea),
      layoutMargins: insets(try device.optional("layoutMargins")?.numbers(4) ?? [0, 0, 0, 0]))
  }
}
