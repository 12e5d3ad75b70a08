/// Place where a program hands something to the library, with all kinds of bad input.
struct EntryPoint {
  let name: String
  /// The kinds that cannot be handed over here, or are no fault here.
  let pointless: Set<BadInputKind>
  let inputs: [BadInput]

  init(_ name: String, pointless: Set<BadInputKind>, _ inputs: [BadInput]) {
    self.name = name
    self.pointless = pointless
    self.inputs = inputs
  }
}
