import BenchCommand
import Foundation
import _Screens

// screens COUNT SEED LOG, or a verb of bench with the screens of RANDOM_SCREENS="COUNT SEED".
let named = ProcessInfo.processInfo.environment["RANDOM_SCREENS"]
let words =
  named?.split(separator: " ").map(String.init) ?? Array(CommandLine.arguments.dropFirst())
guard words.count >= 2, let count = Int(words[0]), let seed = UInt64(words[1]), count > 0 else {
  print("usage: screens COUNT SEED LOG")
  exit(2)
}
if named != nil {
  Bench.main(adding: ScreenCommand.scenarios(count: count, seed: seed))
} else {
  exit(
    ScreenCommand.checkScreens(
      count: count, seed: seed, log: URL(fileURLWithPath: words.last ?? "seed")))
}
