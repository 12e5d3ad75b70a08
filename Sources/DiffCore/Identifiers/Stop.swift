/// Traps because of a caller's mistake, in release builds as well.
///
/// - Parameter message: The message of UIKit's exception.
@usableFromInline
func stop(_ message: String) -> Never { fatalError(message) }
