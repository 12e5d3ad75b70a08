import CompositionalLayout
import Testing

struct ColorTests {
  @Test func coloursAreEqualByTheirParts() {
    let colour = UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    #expect(colour == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
    #expect(colour.hash == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1).hash)
    #expect(colour != UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5))
    #expect(UIColor(white: 0, alpha: 1) == .black)
    #expect(UIColor.systemRed != .red)
  }

  @Test func anotherOpacity() {
    let colour = UIColor.red.withAlphaComponent(0.5)
    #expect(colour == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(colour.description == "red=1 green=0 blue=0 alpha=0.5")
  }

  @Test func namedColours() {
    let optional: UIColor? = .systemGroupedBackground
    #expect(optional == .secondarySystemBackground)
    #expect(UIColor.clear.alpha == 0)
    #expect(UIColor.systemBlue.blue == 1)
    #expect(UIColor.opaqueSeparator.alpha == 1)
    #expect(UIColor.tertiarySystemFill.alpha < UIColor.separator.alpha)
  }
}
