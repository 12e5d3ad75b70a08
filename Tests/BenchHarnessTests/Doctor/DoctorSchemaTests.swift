import Testing
import _TestSupport

@testable import BenchHarness
@testable import BenchReports

/// The JSON Schema in Benchmarks describes exactly what `bench doctor` writes.
struct DoctorSchemaTests {
  private let schema = Result { try JSONSchema(ofPackage: "Benchmarks/doctor.schema.json") }

  private func json(_ readings: MachineReadings) throws -> String {
    try DoctorReport(readings, command: ["doctor", "--json", "-"]).json()
  }

  @Test(arguments: MachineReadings.samples.indices)
  func writtenTextIsValid(index: Int) throws {
    #expect(try schema.get().violations(of: json(MachineReadings.samples[index])) == [])
  }

  @Test func everyKeyOfTheSchemaIsWritten() throws {
    #expect(try schema.get().objects.count == 7)
    #expect(try schema.get().openObjects == [])
  }

  @Test func listsMatchTheHarness() throws {
    let root = try schema.get().root["properties"]
    #expect(root?["schema"]?["enum"] == .array([.number(Double(DoctorReport.currentSchema))]))
    let verdict = root?["verdicts"]?["items"]?["properties"]
    #expect(verdict?["kind"]?["enum"]?.strings == MeasurementKind.allCases.map(\.rawValue))
    for object in [verdict, root?["facts"]?["items"]?["properties"]] {
      #expect(object?["state"]?["enum"]?.strings == MachineState.allCases.map(\.rawValue))
    }
  }

  @Test(arguments: [
    (#""schema" : 1"#, #""schema" : 2"#, "$.schema: is none of the values allowed"),
    (#""name" : "pmu","#, "", "$.facts[0]: name is missing"),
    (#""name" : "pmu""#, #""name" : "pmu", "more" : 1"#, "$.facts[0]: more is not allowed"),
    (#""value" : true"#, #""value" : []"#, "$.facts[0].value: is no boolean or number or string"),
    (#""unit" : "ns""#, #""unit" : 1"#, "].unit: is no string or null"),
    (#""state" : "ok""#, #""state" : "fine""#, "$.verdicts[0].state: is none of the values"),
    (#""kind" : "pairs""#, #""kind" : "pair""#, "$.verdicts[4].kind: is none of the values"),
    (#""turns" : 64"#, #""turns" : 0"#, "$.spread.turns: is less than 1.0"),
    (#""typical" : 0"#, #""typical" : -0"#, "$.spread.wall.typical: is less than 0.0"),
    (#""cores" : 2"#, #""cores" : 0"#, "$.environment.cores: is less than 1.0"),
  ])
  func detectsInvalidDocuments(part: String, replacement: String, place: String) throws {
    let json = try json(.sample())
    let wrong = json.replacing(part, with: replacement)
    #expect(wrong != json, "the part is not in the document")
    let violations = try schema.get().violations(of: wrong)
    #expect(violations.contains { $0.contains(place) }, "\(violations)")
  }
}
