import Dispatch
import Foundation

/// Entrance to the main actor for code that is not asynchronous, as benchmarks are not.
package enum MainQueue {
  /// Mark of the main queue, which is not always served by the main thread.
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Runs work on the main actor and waits for it: at once on the main thread, where the command
  /// runs everything, so that the clock sees one call for each batch.
  package static func run<Value: Sendable>(_ work: @MainActor () -> Value) -> Value {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
      return MainActor.assumeIsolated(work)
    }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }

  /// Makes something on the main actor that only the caller refers to afterwards.
  static func make<Value>(_ work: @MainActor () throws -> Value) throws -> Value {
    nonisolated(unsafe) var result: Result<Value, any Error>?
    run { unsafe result = Result { try work() } }
    return try unsafe result.unsafelyUnwrapped.get()
  }
}
