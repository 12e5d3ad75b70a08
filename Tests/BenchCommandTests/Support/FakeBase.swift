import BenchHarness
import Foundation
import Testing

/// Program that looks like the bench of another commit: its answers are those of the real one, its
/// times are a test's.
struct FakeBase {
  let folder: TemporaryFolder

  /// The path of the program.
  var path: String { folder.path("base") }

  /// Writes the program.
  ///
  /// - Parameters:
  ///   - time: The nanoseconds of each batch, as a shell knows them; `$starts` is the number of
  ///     times that the program was started before.
  ///   - answer: The command that answers the request `$rest`; that of the real bench if nil.
  /// - Throws: An error where the program cannot be written.
  init(time: String, answer: String? = nil) throws {
    folder = try TemporaryFolder()
    let bench = try #require(BenchBinary.url).path
    let real = "printf 'answer %s\\n' \"$rest\" | '\(bench)' worker | tail -n 1"
    let script = """
      #!/bin/sh
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
    try folder.write(script, to: "base")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }
}
