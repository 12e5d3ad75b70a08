/// The state of a transition between two sizes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  ///
  /// The value is always `false`.
  var isAnimated: Bool { get }

  /// Whether the transition was cancelled.
  ///
  /// The value is always `false`.
  var isCancelled: Bool { get }
}

/// A coordinator that runs closures during and after a transition between two sizes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Registers closures to run during and after the transition.
  ///
  /// - Parameters:
  ///   - animation: A closure called once the view has its new size.
  ///   - completion: A closure called after all such animations.
  /// - Returns: Whether the closures will be called; always `true`.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Registers a closure to run once the view has its new size.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The coordinator of a window's transition to another size.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated = false
  let isCancelled = false
  private var animations: [Block] = []
  private var completions: [Block] = []

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Calls all animations and then all completions, each in order of registration.
  func run() {
    for block in animations + completions { block(self) }
  }
}
