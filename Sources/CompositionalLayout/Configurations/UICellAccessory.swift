/// Mark beside the content of a row, as stored values.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The kind of mark.
  public enum AccessoryType: Hashable, Sendable {
    /// Leads to another screen.
    case disclosure
    /// Leads to details.
    case detail
    /// Checkmark of a chosen row.
    case checkmark
    /// Deletes the row.
    case delete
    /// Inserts a row.
    case insert
    /// Moves the row.
    case reorder
    /// Chooses one row of several.
    case multiselect
    /// Shows or hides the children of the row.
    case outlineDisclosure
    /// A text.
    case label
    /// A view of the app.
    case customView(UIView)
  }

  /// The times when a mark is there.
  public enum DisplayedState: Int, Sendable {
    /// At any time.
    case always = 0
    /// While rows are edited.
    case whenEditing = 1
    /// While rows are not edited.
    case whenNotEditing = 2
  }

  /// Reserved width for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// The system accessories' width.
    case standard
    /// A width, in points.
    case custom(CGFloat)
  }

  /// The looks of a mark; nil for the kind's own.
  public struct Options {
    /// The style of an outline disclosure.
    public enum Style: Hashable, Sendable {
      /// As the row says.
      case automatic
      /// A tap anywhere in the row.
      case header
      /// A tap on the mark.
      case cell
    }

    /// The style of an outline disclosure.
    public var style = Style.automatic
    /// Whether the mark is invisible.
    public var isHidden: Bool?
    /// The width of the place kept for the mark.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour.
    public var tintColor: UIColor?

    /// Creates looks.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options
  /// The options of an outline disclosure.
  public typealias OutlineDisclosureOptions = Options
  /// The options of a checkmark.
  public typealias CheckmarkOptions = Options
  /// The options of a delete accessory.
  public typealias DeleteOptions = Options
  /// The options of an insert accessory.
  public typealias InsertOptions = Options
  /// The options of a reorder accessory.
  public typealias ReorderOptions = Options
  /// The options of a multiselect accessory.
  public typealias MultiselectOptions = Options
  /// The options of a detail accessory.
  public typealias DetailOptions = Options
  /// The options of a label accessory.
  public typealias LabelOptions = Options

  /// The kind of mark.
  public let accessoryType: AccessoryType
  /// The states with the accessory visible.
  public let displayed: DisplayedState
  /// Its looks.
  public let options: Options
  /// The text of a label.
  public private(set) var text: String?
  /// The action of a tap; never called by the library.
  public private(set) var actionHandler: (() -> Void)?
  /// The edge and the order of a view of the app.
  public internal(set) var placement: Placement?

  init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: Options) {
    accessoryType = type
    self.displayed = displayed
    self.options = options
  }
}

extension UICellAccessory {
  /// Creates a disclosure indicator.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.disclosure, displayed, options) }

  /// Creates a detail accessory.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { acting(.detail, displayed, options, actionHandler) }

  /// Creates a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// Creates a delete accessory.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { acting(.delete, displayed, options, actionHandler) }

  /// Creates an insert accessory.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { acting(.insert, displayed, options, actionHandler) }

  /// Creates a reorder accessory.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }

  /// Creates a multiselect accessory.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options) }

  /// Creates an outline disclosure.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { acting(.outlineDisclosure, displayed, options, actionHandler) }

  /// Creates a label accessory with a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = Options()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options)
    accessory.text = text
    return accessory
  }

  private static func acting(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: Options,
    _ actionHandler: (() -> Void)?
  ) -> UICellAccessory {
    var accessory = UICellAccessory(type, displayed, options)
    accessory.actionHandler = actionHandler
    return accessory
  }
}
