/// A declaration receiving input from programs, with all kinds of bad input.
struct EntryPoint {
  let name: String
  /// The kinds that cannot be passed to this entry point, or that are valid for it.
  let pointless: Set<BadInputKind>
  let inputs: [BadInput]

  init(_ name: String, pointless: Set<BadInputKind>, _ inputs: [BadInput]) {
    self.name = name
    self.pointless = pointless
    self.inputs = inputs
  }
}
