/// Animation methods, which run their closures and complete immediately.
extension UIView {
  /// The options of an animation, which are ignored.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// A bit mask with one bit for each option.
    public let rawValue: UInt

    /// Subviews are laid out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// The user can interact with views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// The animation starts from the current state of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// The animation repeats indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// The animation runs forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// The animation starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation runs at a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The old state fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// Creates options from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Runs the animations immediately. (D-59)
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animations()
  }

  /// Runs the animations immediately and then calls the completion handler with `true`. (D-59)
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the animations immediately and then calls the completion handler with `true`. (D-59)
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs the animations immediately and then calls the completion handler with `true`. (D-59)
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs the animations immediately and then calls the completion handler with `true`. (D-59)
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Runs a closure without animating its changes, and returns its result.
  public static func performWithoutAnimation<Result>(_ actions: () -> Result) -> Result {
    actions()
  }
}
