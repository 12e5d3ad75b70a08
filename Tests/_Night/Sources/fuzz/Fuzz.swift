// libFuzzer on one of the targets:
//
//     fuzz                                              lists their names and longest inputs
//     FUZZ_TARGET=extents fuzz [OPTION or FOLDER …]     with libFuzzer's own options
//
// The target is in the environment, as libFuzzer starts the program again with arguments of its own
// to merge folders.
import Foundation
import _FuzzTargets

/// The maximum processor time of an input, in seconds: most need a thousandth of it at most.
private let limit = 4.0

private let target = FuzzTarget.all.first {
  $0.name == ProcessInfo.processInfo.environment["FUZZ_TARGET"]
}

/// Lists the targets and ends the program where the environment names none.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutableRawPointer, _ arguments: UnsafeMutableRawPointer)
  -> CInt
{
  guard target == nil else { return 0 }
  for target in FuzzTarget.all { print(target.name, target.longestInput) }
  exit(0)
}

/// Checks what bytes decide.
///
/// - Returns: 0; a wrong answer stops the program, and so does an input taking longer than any
///   should.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else { return 0 }
  let before = clock()
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let fault = target.fault(in: bytes) { fatalError("\(target): \(fault)") }
  let seconds = Double(clock() - before) / Double(CLOCKS_PER_SEC)
  guard seconds < limit else {
    fatalError("\(target): an input of \(count) bytes takes \(seconds) s of processor time")
  }
  return 0
}
