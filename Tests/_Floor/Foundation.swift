// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of Foundation that CompositionalLayout uses, all older than the oldest systems of
// Package.swift: scripts/floor compiles the library with them. Nothing works.

public typealias CGFloat = Double
public typealias TimeInterval = Double
public let NSNotFound = Int.max
public struct NSZone {}
public protocol NSObjectProtocol: AnyObject {}
public protocol NSCopying { func copy(with zone: NSZone?) -> Any }
open class NSObject: NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
  public init() {}
  open func copy() -> Any { self }
  open func isEqual(_ object: Any?) -> Bool { true }
  open var hash: Int { 0 }
  open var description: String { "" }
  open var debugDescription: String { "" }
  public static func == (a: NSObject, b: NSObject) -> Bool { a.isEqual(b) }
  public func hash(into hasher: inout Hasher) {}
}
open class NSCoder: NSObject {}
open class Bundle: NSObject {}
public struct CGPoint: Hashable, Codable, Sendable {
  public var x = 0.0, y = 0.0; public init() {}; public init(x: Double, y: Double) {};
  public static let zero = CGPoint()
}
public struct CGSize: Hashable, Codable, Sendable {
  public var width = 0.0, height = 0.0; public init() {};
  public init(width: Double, height: Double) {}; public static let zero = CGSize()
}
public struct CGRect: Hashable, Codable, Sendable {
  public var origin = CGPoint(), size = CGSize()
  public init() {}
  public init(origin: CGPoint, size: CGSize) {}
  public init(x: Double, y: Double, width: Double, height: Double) {}
  public static let zero = CGRect()
  public static let null = CGRect()
  public static let infinite = CGRect()
  public var width: Double { 0 }
  public var height: Double { 0 }
  public var minX: Double { 0 }
  public var minY: Double { 0 }
  public var midX: Double { 0 }
  public var midY: Double { 0 }
  public var maxX: Double { 0 }
  public var maxY: Double { 0 }
  public var isEmpty: Bool { true }
  public var standardized: CGRect { self }
  public var isInfinite: Bool { true }
  public var isNull: Bool { true }
  public func contains(_ p: CGPoint) -> Bool { true }
  public func contains(_ p: CGRect) -> Bool { true }
  public func intersects(_ p: CGRect) -> Bool { true }
  public func intersection(_ p: CGRect) -> CGRect { p }
  public func union(_ p: CGRect) -> CGRect { p }
  public func offsetBy(dx: Double, dy: Double) -> CGRect { self }
  public func insetBy(dx: Double, dy: Double) -> CGRect { self }
}
public struct IndexPath: Hashable, Comparable, Codable, Sendable, ExpressibleByArrayLiteral,
  RandomAccessCollection, MutableCollection, CustomStringConvertible
{
  public init() {}
  public init(index: Int) {}
  public init(indexes: [Int]) {}
  public init(arrayLiteral: Int...) {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(i: Int) -> Int {
    get { 0 }
    set {}
  }
  public static func < (a: Self, b: Self) -> Bool { true }
  public var description: String { "" }
}
public struct IndexSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
  public init() {}
  public init(integer: Int) {}
  public init(integersIn: Range<Int>) {}
  public init(_ other: some Sequence<Int>) {}
  public init(arrayLiteral: Int...) {}
  public func makeIterator() -> IndexingIterator<[Int]> { [].makeIterator() }
}
public struct UUID: Hashable, Sendable { public init() {}; public var uuidString: String { "" } }
public func sin(_ x: Double) -> Double { x }
public func cos(_ x: Double) -> Double { x }
public struct Data: Hashable, Sendable { public var isEmpty: Bool { true } }
open class FileManager: NSObject {
  public static var `default`: FileManager { fatalError() }
  open func fileExists(atPath path: String) -> Bool { false }
}
