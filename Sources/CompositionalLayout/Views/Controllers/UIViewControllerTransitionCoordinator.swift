/// Context of a transition between two sizes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition would be animated; nothing is.
  var isAnimated: Bool { get }

  /// Whether the transition was given up half-way; none is.
  var isCancelled: Bool { get }
}

/// Blocks to run along with a transition between two sizes, and after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs a block once the view has its new size, and another one after that.
  ///
  /// - Parameters:
  ///   - animation: Called when the view has its new size.
  ///   - completion: Called after all of those.
  /// - Returns: Whether the blocks run; always true.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a block once the view has its new size.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Transition of a window to another size.
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

  /// Runs the blocks in the given order.
  func run() {
    for block in animations + completions { block(self) }
  }
}
