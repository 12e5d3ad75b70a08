import Foundation
import _Worlds

// worlds SECONDS SEED LOG | endurance SECONDS SEED
let arguments = CommandLine.arguments
guard arguments.count >= 4, let seconds = Double(arguments[2]), let seed = UInt64(arguments[3])
else {
  print("usage: worlds worlds SECONDS SEED LOG | worlds endurance SECONDS SEED")
  exit(2)
}
if arguments[1] == "endurance" {
  exit(WorldCommand.endure(seconds: seconds, seed: seed))
}
exit(
  WorldCommand.playWorlds(
    seconds: seconds, seed: seed, log: URL(fileURLWithPath: arguments.last ?? "seed")))
