import Dispatch
package import Foundation

/// A value that only one thread can access at a time.
///
/// The standard library's `Mutex` requires newer systems than the package supports.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Creates a lock around a value.
  package init(_ value: sending Value) { self.value = value }

  /// Calls a closure with the value, while other threads wait for the lock.
  @discardableResult
  package func withLock<Result>(_ work: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try work(&value)
  }
}

extension Thread {
  /// Starts a thread, and returns once the thread is running.
  ///
  /// If the method returned earlier, the memory of the thread itself could be attributed to a
  /// benchmark.
  ///
  /// - Parameter work: A closure to run on the new thread.
  package static func start(_ work: @escaping @Sendable () -> Void) {
    let hasStarted = DispatchSemaphore(value: 0)
    detachNewThread {
      hasStarted.signal()
      work()
    }
    hasStarted.wait()
  }
}
