// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What DiffCore uses of swift-atomics, which supports systems far below the floor.

public final class ManagedAtomicLazyReference<Instance: AnyObject> {
  public init() {}
  public func load() -> Instance? { nil }
  public func storeIfNilThenLoad(_ desired: Instance) -> Instance { desired }
}

extension ManagedAtomicLazyReference: @unchecked Sendable where Instance: Sendable {}
