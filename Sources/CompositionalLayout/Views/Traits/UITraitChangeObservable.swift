/// An object with traits: a view or a controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object's surroundings, with its own overrides.
  var traitCollection: UITraitCollection { get }
}

/// An object with handlers for changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Called when some traits have changed, with those before.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

/// Name of a registered handler.
public protocol UITraitChangeRegistration: AnyObject, Sendable {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Registers a handler for changes of some traits.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Called after a change of any of these traits.
  /// - Returns: A name to unregister the handler by.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    TraitObservers.register(on: self, for: traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Registers a handler with a parameter of the observed object's type.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Called after a change of any of these traits.
  /// - Returns: A name to unregister the handler by.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    TraitObservers.register(on: self, for: traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
  }

  /// Forgets a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitObservers.change(on: self) { $0.remove(registration) }
  }
}
