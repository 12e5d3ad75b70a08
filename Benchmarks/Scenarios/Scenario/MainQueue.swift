import Dispatch
import Foundation

/// Entrance to the main actor for synchronous code such as benchmarks.
package enum MainQueue {
  /// Mark of the main queue, whichever thread serves it.
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Runs work on the main actor and waits for it: at once on the main thread, where the command
  /// runs everything: the clock sees one call for each batch.
  package static func run<Value: Sendable>(_ work: @MainActor () -> Value) -> Value {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
      return MainActor.assumeIsolated(work)
    }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }

  /// Creates something on the main actor; afterwards only the caller refers to it.
  static func make<Value>(_ work: @MainActor () throws -> Value) throws -> Value {
    nonisolated(unsafe) var result: Result<Value, any Error>?
    run { unsafe result = Result { try work() } }
    return try unsafe result.unsafelyUnwrapped.get()
  }
}
