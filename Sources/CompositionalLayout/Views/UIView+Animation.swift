/// Animations; they run their blocks and complete at once.
extension UIView {
  /// Options of an animation; nothing is animated.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Lays out subviews within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets touches through.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Repeats without an end.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Runs back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Runs evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Fades from one state to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Runs a block at once. (D-59)
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animations()
  }

  /// Runs a block at once, and a completion with true. (D-59)
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs a block at once, and a completion with true. (D-59)
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs a block at once, and a completion with true. (D-59)
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs a block at once, and a completion with true. (D-59)
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Runs a block.
  public static func performWithoutAnimation<Result>(_ actions: () -> Result) -> Result {
    actions()
  }
}
