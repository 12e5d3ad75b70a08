/// An object with traits: a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The object's effective traits, including its own overrides.
  var traitCollection: UITraitCollection { get }
}

/// An object that calls handlers when its traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// A closure called after observed traits have changed, with the traits before the change.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

/// A token that identifies a registered handler.
public protocol UITraitChangeRegistration: AnyObject, Sendable {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Registers a handler for changes to the given traits.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: A closure called after any of these traits has changed.
  /// - Returns: A token for unregistering the handler.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    TraitObservers.register(on: self, for: traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Registers a handler whose first parameter has the type of the observed object.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: A closure called after any of these traits has changed.
  /// - Returns: A token for unregistering the handler.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    TraitObservers.register(on: self, for: traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
  }

  /// Unregisters a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitObservers.change(on: self) { $0.remove(registration) }
  }
}
