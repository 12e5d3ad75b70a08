import Foundation

extension Process {
  /// Starts the program with all signals unblocked, so that those reach it by which it is ended.
  ///
  /// The worker threads of libdispatch block signals, and a program blocks those that the thread
  /// did which started it.
  func runUnblocked() throws {
    var none = sigset_t()
    var own = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &own)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &own, nil) }
    try run()
  }

  /// Sends a signal to the program and to all programs of its process group.
  ///
  /// Foundation starts each program in a group of its own, which those that it starts belong to. A
  /// program that has ended may have left some of them behind.
  func signalGroup(_ signal: Int32) {
    let program = processIdentifier
    // The number 0 stands for the group of this process, and -1 for all processes.
    guard program > 1 else { return }
    _ = kill(getpgid(program) == getpgid(0) ? program : -program, signal)
  }
}
