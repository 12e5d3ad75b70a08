// Layout descriptions use `CGRect`, `IndexPath` and `NSObject`. UIKit re-exports Foundation, so
// code written for UIKit does not import it separately.
@_exported public import Foundation
