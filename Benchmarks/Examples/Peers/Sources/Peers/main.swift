import BenchHarness
import BenchSuite
import Foundation
import LayoutCore

// Compares the engine's queries with those of another library's program:
//
//     Peers SCENARIO ITEMS PROGRAM
//
// The program receives the path of a file of frames and windows, and writes a line for each of its
// indexes: name, nanoseconds per item to load, nanoseconds per query, bytes per item, digest of the
// answers.

/// Exits with an error message and a status: 1 if the program cannot run, or 4 if an index finds
/// different items.
func leave(_ status: Int32, _ reason: String) -> Never {
  FileHandle.standardError.write(Data("Peers: \(reason)\n".utf8))
  exit(status)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let items = try? ItemCount.parse(arguments[2]),
  let scenario = Scenario.all.first(where: { $0.name == arguments[1] }),
  let windows = try Windows(scenario.workload(items: items, seed: 7))
else { leave(1, "expected three arguments: SCENARIO (with fixed frames), ITEMS and PROGRAM") }

let file = FileManager.default.temporaryDirectory.appendingPathComponent("peers-\(getpid())")
try Data(windows.file).write(to: file)
let (program, pipe) = (Process(), Pipe())
program.executableURL = URL(fileURLWithPath: arguments[3])
program.arguments = [file.path]
program.standardOutput = pipe
try program.run()
let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
program.waitUntilExit()
try FileManager.default.removeItem(at: file)
guard program.terminationStatus == 0, !output.isEmpty else { leave(1, "\(arguments[3]) failed") }

let own = try windows.row(of: DefaultLayoutEngine.self)
let peers = output.split(separator: "\n").map { line in
  let words = line.split(separator: " ")
  guard words.count == 5, let load = Double(words[1]), let query = Double(words[2]) else {
    leave(1, "expected a line with NAME, LOAD, QUERY, BYTES and DIGEST, got \"\(line)\"")
  }
  return PeerRow(
    name: String(words[0]), load: load, query: query, bytes: Double(words[3]),
    digest: String(words[4]))
}
var table = TextTable(columns: [
  .text("index"), .number("load/item"), .number("query"), .number("relative"), .number("B/item"),
])
for row in [own] + peers {
  guard row.digest == own.digest else {
    leave(4, "\(scenario.name): \(row.name) found other items than \(own.name)")
  }
  table.append([
    row.name, HumanTime.format(row.load), HumanTime.format(row.query),
    String(format: "%.2f×", row.query / own.query),
    row.bytes.map { String(format: "%.1f", $0) } ?? "-",
  ])
}
print("\(scenario.name): \(ItemCount.grouped(items)) items\n")
print(table.lines(maxWidth: 80).joined(separator: "\n"))
