import CSignals

/// Note about the work in progress, which is written to standard error if a trap, an invalid memory
/// access or a call of `exit` in a benchmark ends the process.
///
/// Setting it copies a text, so that the handler of the signal only has to write.
public enum CrashNote {
  /// Has the note written from now on.
  ///
  /// Backtraces and the exit status of traps stay as they are; that of `exit` is 1, whatever it was
  /// called with, until it is expected.
  public static func install() { csignals_report_fatal() }

  /// Makes a call of `exit` the end of the process from now on: the work is done.
  public static func expectExit() { csignals_expect_exit() }

  /// Names the work in progress.
  public static func setWork(_ work: String) {
    WorkLimit.note(work)
    unsafe withBytes(of: work) { bytes, count in unsafe csignals_set_work(bytes, count) }
  }

  /// Sets what the line says at its end, or nothing.
  public static func setRemark(_ remark: String?) {
    unsafe withBytes(of: remark ?? "") { bytes, count in unsafe csignals_set_remark(bytes, count) }
  }

  private static func withBytes(of text: String, _ set: (UnsafePointer<CChar>, Int) -> Void) {
    unsafe text.withCString { bytes in unsafe set(bytes, text.utf8.count) }
  }
}
