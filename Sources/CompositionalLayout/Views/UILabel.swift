/// View to store a text.
///
/// No text is measured: the size that fits is the current one, unless a subclass measures its text.
/// `ScreenDiagnosis` names a label with a text after a read of its size. (D-102)
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text, stored but never measured; nil for none.
  open var text: String?

  /// The font, only stored: the system's at 17 points by default.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17)

  /// The colour of the text.
  open var textColor: UIColor? = UIColor.label

  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural

  /// The most lines; 0 for any number.
  open var numberOfLines = 1

  /// The line break mode.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// Whether the text shrinks to the width.
  open var adjustsFontSizeToFitWidth = false

  /// How much it shrinks at most.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether the font follows the preferred content size category.
  open var adjustsFontForContentSizeCategory = false

  /// Whether the text is drawn as highlighted.
  open var isHighlighted = false

  /// Whether the text is drawn as enabled.
  open var isEnabled = true

  /// The size of the content: none.
  open override var intrinsicContentSize: CGSize {
    diagnoseSize()
    return super.intrinsicContentSize
  }

  /// Returns the current size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    diagnoseSize()
    return super.sizeThatFits(size)
  }

  private func diagnoseSize() {
    if let text, !text.isEmpty { ScreenDiagnosis.report(.labelWithoutSize(text: text)) }
  }
}

/// Alignment of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges.
  case justified = 3
  /// As the text is read.
  case natural = 4
}

/// Line break mode.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between letters.
  case byCharWrapping = 1
  /// At the edge.
  case byClipping = 2
  /// With the start left out.
  case byTruncatingHead = 3
  /// With the end left out.
  case byTruncatingTail = 4
  /// With the middle left out.
  case byTruncatingMiddle = 5
}
