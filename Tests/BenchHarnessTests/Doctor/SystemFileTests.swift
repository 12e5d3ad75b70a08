import Foundation
import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests reading the system's files; malformed texts give no values.
struct SystemFileTests {
  private static let line = "cpu  19029 0 1916 25145 120 0 10 34 0 0\ncpu0 1 2 3\n"

  /// Writes system files to a folder.
  private func files(_ texts: [String: String]) throws -> (SystemFiles, TemporaryFolder) {
    let folder = try TemporaryFolder()
    for (path, text) in texts {
      let file = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    return (SystemFiles(root: folder.url.path + "/"), folder)
  }

  @Test func stolenTimeIsTheEighthColumn() throws {
    let times = try #require(ProcessorTimes(text: Self.line))
    #expect(times == ProcessorTimes(total: 46254, stolen: 34))
    let later = ProcessorTimes(total: 46654, stolen: 54)
    #expect(later.stolenShare(since: times) == 0.05)
  }

  @Test(arguments: [
    "", "cpu", "cpu  1 2 3 4 5 6 7", "cpu  1 2 3 4 5 6 7 x", "intr 1 2 3 4 5 6 7 8",
    "cpu0 1 2 3 4 5 6 7 8",
  ])
  func otherTextsGiveNoTimes(text: String) {
    #expect(ProcessorTimes(text: text) == nil)
  }

  @Test func zeroTimeHasNoShare() throws {
    let times = try #require(ProcessorTimes(text: Self.line))
    #expect(times.stolenShare(since: times) == nil)
    #expect(times.stolenShare(since: ProcessorTimes(total: 46000, stolen: 40)) == nil)
  }

  @Test(
    arguments: [
      ("2\n", "00000000\n", .full), ("1\n", "00000000\n", .withoutHeap),
      ("0\n", "00000000\n", .off),
      ("2\n", "00040000\n", .offHere), ("1", "00040001", .offHere), ("2", nil, .full),
      ("3", "0", nil), ("", "0", nil), (nil, "0", nil),
    ] as [(String?, String?, AddressRandomisation?)])
  func theSettingAndThePersonalityDecideOnAddresses(
    setting: String?, personality: String?, expected: AddressRandomisation?
  ) {
    #expect(AddressRandomisation(setting: setting, personality: personality) == expected)
  }

  @Test func filesLieBelowTheRoot() throws {
    let (files, folder) = try files([
      "proc/stat": Self.line, "proc/sys/kernel/randomize_va_space": "1\n",
      "sys/devices/system/cpu/cpu0/cpufreq/scaling_governor": "powersave\n",
      "sys/devices/system/cpu/cpu1/cpufreq/scaling_governor": "performance\n",
      "sys/devices/system/cpu/cpu2/cpufreq/scaling_governor": "performance\n",
    ])
    #expect(files.processorTimes?.stolen == 34)
    #expect(files.randomisation == .withoutHeap)
    #expect(files.governors(of: [0, 1, 2]) == ["performance", "powersave"])
    #expect(files.governors(of: [1, 2]) == ["performance"])
    #expect(files.governors(of: [3]) == [])
    withExtendedLifetime(folder) {}
  }

  @Test func readsNothingWithoutSystemFiles() throws {
    let (files, folder) = try files([:])
    #expect(files.processorTimes == nil && files.randomisation == nil)
    #expect(files.governors(of: [0]) == [])
    withExtendedLifetime(folder) {}
  }
}
