// Layout descriptions speak of `CGRect`, `IndexPath` and `NSObject`. UIKit hands those on with
// itself, and code written for UIKit has no import of its own for them.
@_exported public import Foundation
