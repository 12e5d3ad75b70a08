/// A label whose text is stored, but neither measured nor drawn.
///
/// Since text is not measured, a label's fitting size is its current size, unless a subclass
/// measures its text. Reading the size of a label with text reports a `ScreenDiagnosis`. (D-102)
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text, or `nil` if there is none.
  ///
  /// The view stores the text but never measures it.
  open var text: String?

  /// The font, stored but never used.
  ///
  /// The default is the system font at 17 points.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17)

  /// The colour of the text, stored but never used.
  open var textColor: UIColor? = UIColor.label

  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural

  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1

  /// The way lines are broken or truncated.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// Whether the text is scaled down to fit the width of the label.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest scale of the text if it is scaled down to fit.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether the font adapts to the preferred content size category.
  open var adjustsFontForContentSizeCategory = false

  /// Whether the label shows its text as highlighted.
  open var isHighlighted = false

  /// Whether the label shows its text as enabled rather than dimmed.
  open var isEnabled = true

  /// The intrinsic size: `noIntrinsicMetric` along both axes, because text is not measured.
  open override var intrinsicContentSize: CGSize {
    diagnoseSize()
    return super.intrinsicContentSize
  }

  /// Returns the current size of the label, in points, because text is not measured.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    diagnoseSize()
    return super.sizeThatFits(size)
  }

  private func diagnoseSize() {
    if let text, !text.isEmpty { ScreenDiagnosis.report(.labelWithoutSize(text: text)) }
  }
}

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// Lines start at the left edge.
  case left = 0
  /// Lines are centred.
  case center = 1
  /// Lines end at the right edge.
  case right = 2
  /// Lines extend to both edges.
  case justified = 3
  /// Lines are aligned according to the layout direction.
  case natural = 4
}

/// The way lines of text are broken or truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines are broken between words.
  case byWordWrapping = 0
  /// Lines are broken between characters.
  case byCharWrapping = 1
  /// Lines are cut off at the edge.
  case byClipping = 2
  /// The start of a line is omitted.
  case byTruncatingHead = 3
  /// The end of a line is omitted.
  case byTruncatingTail = 4
  /// The middle of a line is omitted.
  case byTruncatingMiddle = 5
}
