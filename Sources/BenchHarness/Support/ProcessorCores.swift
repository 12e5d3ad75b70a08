import CCores

/// Processor cores on which threads of this process may run.
public enum ProcessorCores {
  /// The numbers of the cores, ascending; none where the system places threads by itself.
  public static var allowed: [Int] {
    (0..<ccores_limit()).filter { ccores_allows($0) != 0 }.map(Int.init)
  }

  /// Keeps the calling thread, and those that it starts, on one core.
  ///
  /// - Parameter core: The number of the core.
  /// - Returns: Whether the system does so.
  public static func pin(to core: Int) -> Bool {
    Int32(exactly: core).map { ccores_pin($0) != 0 } ?? false
  }
}
