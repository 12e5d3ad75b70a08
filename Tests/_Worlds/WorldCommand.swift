public import Foundation

/// Entries of the scripts, which print what they find.
public enum WorldCommand {
  /// Plays worlds for a time.
  ///
  /// - Parameters:
  ///   - seconds: The time.
  ///   - seed: The seed of the first world.
  ///   - log: The file that names the world which is played.
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

  /// Scrolls and changes screens of a million items for a time.
  ///
  /// - Parameters:
  ///   - seconds: The time.
  ///   - seed: Decides everything.
  /// - Returns: The exit code: 0, or 1 if something drifted or memory grew.
  public static func endure(seconds: Double, seed: UInt64) -> Int32 {
    let end = Date.now.addingTimeInterval(seconds)
    var endurance = Endurance(itemCount: 1_000_000, seed: seed)
    endurance.run(operationsPerCheckpoint: 500) { Date.now < end }
    print(endurance.summary)
    return endurance.isFlawless ? 0 : 1
  }
}
