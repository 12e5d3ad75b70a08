import CompositionalLayout
import LayoutCore

/// The sizes preferred by the contents of a world, as functions of the contents.
struct WorldContents {
  /// Lengths invalid or unusual for a view.
  static let oddLengths: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, 1e-9, 1e7]

  let setting: WorldSetting
  private static let factors = [0.1, 0.5, 1, 1, 2, 5]

  /// Returns the size preferred by an item.
  ///
  /// - Parameters:
  ///   - name: The name of the item.
  ///   - version: The version of its content.
  ///   - offered: The proposed size.
  /// - Returns: The size, in points.
  func size(of name: Int, version: Int, offered: CGSize) -> CGSize {
    let number = mixed(name, version)
    if setting.answers == .odd, number % 4 == 0 {
      let length = Self.oddLengths[Int(number / 8 % 7)]
      return CGSize(width: length, height: length)
    }
    var along = setting.sections[0].estimate * Self.factors[Int(number % 6)]
    along = max(1, (along * (0.7 + Double(number / 16 % 31) / 50) * 4).rounded() / 4)
    if setting.answers == .text {
      // Text has more lines in narrower views, and is short in rows that are laid out horizontally.
      let across = setting.axis == .vertical ? offered.width : offered.height
      along = 14 + 17.5 * ((20 + along * 4) / max(across, 20)).rounded(.up)
    }
    let across = Double(20 + number / 64 % 90)
    return setting.axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  /// Returns the size preferred by a supplementary view, given its kind and the name of its
  /// section.
  func size(ofKind kind: String, in section: Int) -> CGSize {
    let number = mixed(section, kind.utf8.count)
    if setting.answers == .odd, number % 4 == 0 {
      let length = Self.oddLengths[Int(number / 8 % 7)]
      return CGSize(width: length, height: length)
    }
    let length = Double(12 + number % 40)
    return CGSize(width: length, height: length)
  }

  private func mixed(_ name: Int, _ version: Int) -> UInt64 {
    var number = UInt64(truncatingIfNeeded: name &* 31 &+ version &* 1_000_003 &+ 7)
    number = (number ^ (number >> 7)) &* 0x9E37_79B9_7F4A_7C15
    return number >> 20
  }
}
