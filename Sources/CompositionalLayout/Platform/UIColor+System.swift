/// Named colours, including all colours used by lists.
///
/// UIKit's system colours adapt to their environment. In this library, each has a single value,
/// from the standard light appearance.
extension UIColor {
  /// A fully transparent colour.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// Black: no red, no green and no blue.
  public static let black = UIColor(white: 0, alpha: 1)

  /// White: full red, full green and full blue.
  public static let white = UIColor(white: 1, alpha: 1)

  /// A grey halfway between black and white.
  public static let gray = UIColor(white: 0.5, alpha: 1)

  /// A grey one third of the way from black to white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)

  /// A grey two thirds of the way from black to white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)

  /// Orange: full red, half green, and no blue.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)

  /// Yellow: full red, full green, and no blue.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)

  /// Cyan: full green, full blue, and no red.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)

  /// Magenta: full red, full blue, and no green.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)

  /// Purple: half red, half blue, and no green.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)

  /// Brown, with 0.6 red, 0.4 green and 0.2 blue.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The system's red in the light appearance, used on buttons for destructive actions.
  public static let systemRed = UIColor(bytes: 255, 59, 48)

  /// The system's orange in the light appearance.
  public static let systemOrange = UIColor(bytes: 255, 149, 0)

  /// The system's yellow in the light appearance.
  public static let systemYellow = UIColor(bytes: 255, 204, 0)

  /// The system's green in the light appearance.
  public static let systemGreen = UIColor(bytes: 52, 199, 89)

  /// The system's blue in the light appearance.
  public static let systemBlue = UIColor(bytes: 0, 122, 255)

  /// The system's grey in the light appearance, the darkest of six.
  public static let systemGray = UIColor(bytes: 142, 142, 147)

  /// The system's purple in the light appearance.
  public static let systemPurple = UIColor(bytes: 175, 82, 222)

  /// The system's pink in the light appearance.
  public static let systemPink = UIColor(bytes: 255, 45, 85)

  /// The system's teal in the light appearance.
  public static let systemTeal = UIColor(bytes: 48, 176, 199)

  /// The system's indigo in the light appearance.
  public static let systemIndigo = UIColor(bytes: 88, 86, 214)

  /// The system's mint in the light appearance.
  public static let systemMint = UIColor(bytes: 0, 199, 190)

  /// The system's cyan in the light appearance.
  public static let systemCyan = UIColor(bytes: 50, 173, 230)

  /// The system's brown in the light appearance.
  public static let systemBrown = UIColor(bytes: 162, 132, 94)

  /// The second of the system's six greys, ordered from dark to light.
  public static let systemGray2 = UIColor(bytes: 174, 174, 178)

  /// The third of the system's six greys.
  public static let systemGray3 = UIColor(bytes: 199, 199, 204)

  /// The fourth of the system's six greys.
  public static let systemGray4 = UIColor(bytes: 209, 209, 214)

  /// The fifth of the system's six greys.
  public static let systemGray5 = UIColor(bytes: 229, 229, 234)

  /// The lightest of the system's six greys, also the background colour of grouped lists.
  public static let systemGray6 = UIColor(bytes: 242, 242, 247)

  /// The partly transparent colour of secondary text.
  public static let secondaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.6)

  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.3)

  /// The colour of quaternary text.
  public static let quaternaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.18)

  /// The colour of placeholder text in an empty field.
  public static let placeholderText = UIColor(bytes: 60, 60, 67, alpha: 0.3)

  /// The colour of links.
  public static let link = UIColor(bytes: 0, 122, 255)

  /// The colour of primary text.
  public static let label = UIColor(white: 0, alpha: 1)

  /// The main background colour of a screen.
  public static let systemBackground = UIColor(white: 1, alpha: 1)

  /// The background colour of grouped content on a screen.
  public static let secondarySystemBackground = UIColor(bytes: 242, 242, 247)

  /// The background colour of a screen with a grouped list.
  public static let systemGroupedBackground = UIColor(bytes: 242, 242, 247)

  /// The background colour of rows in a grouped list.
  public static let secondarySystemGroupedBackground = UIColor(white: 1, alpha: 1)

  /// The partly transparent colour of separators.
  public static let separator = UIColor(bytes: 60, 60, 67, alpha: 0.29)

  /// The colour of separators that hide the content underneath.
  public static let opaqueSeparator = UIColor(bytes: 198, 198, 200)

  /// The background colour of content on top of the secondary background.
  public static let tertiarySystemBackground = UIColor(white: 1, alpha: 1)

  /// The background colour of content inside the rows of a grouped list.
  public static let tertiarySystemGroupedBackground = UIColor(bytes: 242, 242, 247)

  /// The fill colour for thin shapes.
  public static let systemFill = UIColor(bytes: 120, 120, 128, alpha: 0.2)

  /// The fill colour for medium-sized shapes.
  public static let secondarySystemFill = UIColor(bytes: 120, 120, 128, alpha: 0.16)

  /// The fill colour for large areas with complex content.
  public static let quaternarySystemFill = UIColor(bytes: 116, 116, 128, alpha: 0.08)

  /// The fill colour for large shapes.
  public static let tertiarySystemFill = UIColor(bytes: 118, 118, 128, alpha: 0.12)

  private convenience init(
    bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
  ) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
