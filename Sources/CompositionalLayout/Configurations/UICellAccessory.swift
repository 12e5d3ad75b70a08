/// An accessory next to the content of a cell.
///
/// The value is only stored, because nothing is drawn.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The kind of an accessory.
  public enum AccessoryType: Hashable, Sendable {
    /// An indicator that the row leads to another screen.
    case disclosure
    /// A button that shows details of the row.
    case detail
    /// A checkmark next to a chosen row.
    case checkmark
    /// A button that deletes the row.
    case delete
    /// A button that inserts a row.
    case insert
    /// A handle for moving the row.
    case reorder
    /// A control for selecting several rows.
    case multiselect
    /// A control that expands or collapses the children of the row.
    case outlineDisclosure
    /// A label with short text.
    case label
    /// A view provided by the app.
    case customView(UIView)
  }

  /// The editing states that display an accessory.
  public enum DisplayedState: Int, Sendable {
    /// The accessory is always displayed.
    case always = 0
    /// The accessory is displayed only while the list is being edited.
    case whenEditing = 1
    /// The accessory is displayed only while the list is not being edited.
    case whenNotEditing = 2
  }

  /// The width a row reserves for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The actual width of the accessory.
    case actual
    /// The standard width of the system's accessories.
    case standard
    /// A custom width, in points.
    case custom(CGFloat)
  }

  /// The appearance of an accessory.
  ///
  /// Properties that are `nil` stand for the defaults of the accessory's kind.
  public struct Options {
    /// The style of an outline disclosure.
    public enum Style: Hashable, Sendable {
      /// The row chooses the style.
      case automatic
      /// A tap anywhere in the row expands or collapses it.
      case header
      /// Only a tap on the accessory expands or collapses the row.
      case cell
    }

    /// The style of an outline disclosure.
    ///
    /// Other kinds of accessory ignore the style.
    public var style = Style.automatic
    /// Whether the accessory is hidden; `nil` for the default.
    public var isHidden: Bool?
    /// The width the row reserves for the accessory; `nil` for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour of the accessory; `nil` for the default.
    public var tintColor: UIColor?

    /// Creates options with the given values.
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

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  /// The editing states that display the accessory.
  public let displayed: DisplayedState
  /// The appearance of the accessory.
  public let options: Options
  /// The text of a label accessory; `nil` for other kinds.
  public private(set) var text: String?
  /// The closure to call when the user taps the accessory.
  ///
  /// The library itself never calls it.
  public private(set) var actionHandler: (() -> Void)?
  /// The edge and the position of a custom view; `nil` for other kinds.
  public internal(set) var placement: Placement?

  init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: Options) {
    accessoryType = type
    self.displayed = displayed
    self.options = options
  }
}

extension UICellAccessory {
  /// Creates an accessory indicating that the row leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.disclosure, displayed, options) }

  /// Creates an accessory with a button for showing details of the row.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { acting(.detail, displayed, options, actionHandler) }

  /// Creates an accessory that shows a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// Creates an accessory with a button for deleting the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { acting(.delete, displayed, options, actionHandler) }

  /// Creates an accessory with a button for inserting a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { acting(.insert, displayed, options, actionHandler) }

  /// Creates an accessory with a handle for moving the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }

  /// Creates an accessory for selecting several rows.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options) }

  /// Creates an accessory that expands or collapses the children of the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { acting(.outlineDisclosure, displayed, options, actionHandler) }

  /// Creates an accessory with short text.
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
