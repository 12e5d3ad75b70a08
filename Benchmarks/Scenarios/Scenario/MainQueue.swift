import Dispatch
import Foundation

/// Access to the main actor for synchronous code such as benchmarks.
package enum MainQueue {
  /// A marker that identifies the main queue, whichever thread runs its work.
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Runs work on the main actor and waits for it.
  ///
  /// On the main thread, the work runs immediately. The command runs everything there, so timing a
  /// batch takes a single call.
  package static func run<Value: Sendable>(_ work: @MainActor () -> Value) -> Value {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
      return MainActor.assumeIsolated(work)
    }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }

  /// Creates a value on the main actor and hands it to the caller, which must be its only user.
  static func make<Value>(_ work: @MainActor () throws -> Value) throws -> Value {
    nonisolated(unsafe) var result: Result<Value, any Error>?
    run { unsafe result = Result { try work() } }
    return try unsafe result.unsafelyUnwrapped.get()
  }
}
