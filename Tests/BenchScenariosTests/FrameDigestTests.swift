import LayoutCore
import Testing

@testable import BenchScenarios

/// The digest depends on every bit of every frame, and on their order.
struct FrameDigestTests {
  private func digest(_ frames: [Frame]) -> String {
    var digest = FrameDigest()
    for frame in frames { digest.combine(frame) }
    return digest.text
  }

  private let frame = Frame(x: 1, y: 2, width: 3, height: 4)

  @Test func digestHasSixteenDigits() {
    #expect(FrameDigest().text == "cbf29ce484222325")
    #expect(digest([.zero]).wholeMatch(of: /[0-9a-f]{16}/) != nil)
  }

  @Test func equalFramesGiveEqualFingerprints() {
    #expect(digest([frame, .zero]) == digest([frame, .zero]))
  }

  @Test func everyFieldCounts() {
    let fields: [WritableKeyPath<Frame, Double>] = [\.x, \.y, \.width, \.height]
    for field in fields {
      var other = frame
      other[keyPath: field] = other[keyPath: field].nextUp
      #expect(digest([other]) != digest([frame]))
    }
  }

  @Test func orderNumberAndSignCount() {
    #expect(digest([frame, .zero]) != digest([.zero, frame]))
    #expect(digest([frame]) != digest([frame, .zero]))
    #expect(digest([Frame(x: -0.0, y: 0, width: 0, height: 0)]) != digest([.zero]))
  }

  @Test func everyFieldOfAnElementCounts() throws {
    let element = LayoutElement(section: 1, item: 2, zIndex: 3, frame: frame)
    let fields: [WritableKeyPath<LayoutElement, Int>] = [\.section, \.item, \.zIndex]
    var original = FrameDigest()
    original.combine(element)
    var others = fields.map { field in
      var changed = element
      changed[keyPath: field] += 1
      return changed
    }
    for category in [ElementKind.Category.cell, .decoration] {
      var changed = element
      changed.kind = ElementKind(category: category, nameIndex: category == .cell ? 0 : -1)
      others.append(changed)
    }
    for changed in others {
      var other = FrameDigest()
      other.combine(changed)
      #expect(other != original, "\(changed)")
    }
  }
}
