public import Foundation

/// The entry points of the scripts, which print their findings.
public enum WorldCommand {
  /// Plays random worlds for a period of time.
  ///
  /// - Parameters:
  ///   - seconds: The duration, in seconds.
  ///   - seed: The seed of the first world.
  ///   - log: The file for the seed of the current world.
  /// - Returns: The exit code: 0, or 1 if a world failed.
  public static func playWorlds(seconds: Double, seed: UInt64, log: URL) -> Int32 {
    let end = Date.now.addingTimeInterval(seconds)
    var run = WorldRun()
    run.run(from: seed, while: { Date.now < end }) { seed in
      try? Data("\(seed)\n".utf8).write(to: log)
    }
    print(run.summary)
    return run.isFlawless ? 0 : 1
  }

  /// Scrolls and changes screens of a million items for a period of time.
  ///
  /// - Parameters:
  ///   - seconds: The duration, in seconds.
  ///   - seed: The seed of all random values.
  /// - Returns: The exit code: 0, or 1 if something drifted or memory grew.
  public static func endure(seconds: Double, seed: UInt64) -> Int32 {
    let end = Date.now.addingTimeInterval(seconds)
    var endurance = Endurance(itemCount: 1_000_000, seed: seed)
    endurance.run(operationsPerCheckpoint: 500) { Date.now < end }
    print(endurance.summary)
    return endurance.isFlawless ? 0 : 1
  }
}
