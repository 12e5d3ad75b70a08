import BenchHarness
import Foundation
import Testing
import _TestSupport

/// A program imitating the bench of another commit: it returns the real bench's answers, with times
/// chosen by a test.
struct FakeBase {
  let folder: TemporaryFolder

  /// The path of the program.
  var path: String { folder.path("base") }

  /// Writes the program.
  ///
  /// - Parameters:
  ///   - time: A shell expression for the nanoseconds of each batch; `$starts` is the number of
  ///     times the program was started before.
  ///   - answer: The command for answering the request `$rest`; `nil` for the real bench.
  /// - Throws: An error if the program cannot be written.
  init(time: String, answer: String? = nil) throws {
    folder = try TemporaryFolder()
    let bench = try #require(BenchBinary.url).path
    let real = "printf 'answer %s\\n' \"$rest\" | '\(bench)' worker | tail -n 1"
    let script = """
      starts=$(cat "$0.starts" 2>/dev/null || echo 0)
      echo $((starts + 1)) >"$0.starts"
      time=\(time)
      echo "bench-worker 3 free"
      while read -r verb rest; do
        case $verb in
          make) echo "made 1000 1000000" ;;
          answer) \(answer ?? real) ;;
          calibrate) echo "calibrated 20 500000" ;;
          sample) echo "time $time" ;;
          *) echo dropped ;;
        esac
      done
      """
    try folder.writeProgram(script, to: "base")
  }
}
