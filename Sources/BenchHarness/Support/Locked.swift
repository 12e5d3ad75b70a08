import Dispatch
package import Foundation

/// Value for one thread at a time: the standard library's `Mutex` is newer than the package's
/// supported systems.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Guards a value.
  package init(_ value: sending Value) { self.value = value }

  /// Gives the value to some work, while other threads wait.
  @discardableResult
  package func withLock<Result>(_ work: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try work(&value)
  }
}

extension Thread {
  /// Starts a thread, and returns after its work has begun: otherwise the thread's own memory would
  /// be counted for a benchmark.
  ///
  /// - Parameter work: The work of the thread.
  package static func start(_ work: @escaping @Sendable () -> Void) {
    let hasStarted = DispatchSemaphore(value: 0)
    detachNewThread {
      hasStarted.signal()
      work()
    }
    hasStarted.wait()
  }
}
