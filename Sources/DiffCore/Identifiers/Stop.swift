/// Ends the process because of a mistake of the caller, in release builds as well.
///
/// - Parameter message: The message of UIKit's exception.
@usableFromInline
func stop(_ message: String) -> Never { fatalError(message) }
