import CompositionalLayout
import Testing

/// Tests positions of views that are not finite numbers.
struct ViewPlaceTests {
  @Test("D-122: a place with NaN or infinity stops the process", arguments: ["nan", "inf"])
  func placesAreFinite(number: String) async {
    // NaN cannot be passed to another process as a number.
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [number = number as String] in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      view.center.y = Double(number).map { CGFloat($0) } ?? 0
    }
    #expect(
      result.standardErrorText.contains("CALayer bounds contains NaN: [2.5 \(number); 5.0 5.0]"))
  }
}
