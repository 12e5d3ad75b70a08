import Testing
import BenchHarness
@testable import BenchScenarios
struct Tmp { @Test func a() throws {
 let probe = try #require(AllocationProbe.make())
 for s in Scenario.all { for op in Operation.allCases {
    let workload = try s.workload(items: 1000, seed: 7)
    let b = StrategyEntry.all[0].benchmark(workload, op, StrategyStore())
    var r: [Int] = []
    for _ in 0..<4 { b.prepareBatch(iterations: 100); r.append(probe.measure { blackHole(b.run(iterations: 100)) }.count) }
    print(s.name, op, r)
 } } } }
