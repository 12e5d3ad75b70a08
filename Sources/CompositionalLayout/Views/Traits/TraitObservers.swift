/// The handlers that observe trait changes, in order of registration.
@MainActor
struct TraitObservers {
  /// A handler together with the traits it observes.
  @MainActor
  private final class Registration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }

  private var registrations: [Registration] = []

  /// Calls each handler that observes at least one changed trait.
  func report(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { $0.differs(old, new) }) {
      registration.handler(old)
    }
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  static func register(
    on observed: any UITraitChangeObservable, for traits: [UITrait],
    handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits: traits, handler: handler)
    change(on: observed) { $0.registrations.append(registration) }
    return registration
  }

  /// Modifies the observers of a view or view controller.
  static func change(
    on observed: any UITraitChangeObservable, _ change: (inout TraitObservers) -> Void
  ) {
    if let view = observed as? UIView { change(&view.ownExtras.traitObservers) }
    if let controller = observed as? UIViewController { change(&controller.traitObservers) }
  }
}
