/// Mark beside the content of a row, as stored values.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The kind of mark.
  public enum AccessoryType: Hashable, Sendable {
    /// Leads to another screen.
    case disclosure
    /// Leads to details.
    case detail
    /// Says that something is chosen.
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

  /// Width of the place that is kept for a mark.
  public enum LayoutDimension: Hashable, Sendable {
    /// That of the mark.
    case actual
    /// That of the marks of the system.
    case standard
    /// A width, in points.
    case custom(CGFloat)
  }

  /// The looks of a mark; nil stands for those of its kind.
  public struct Options {
    /// The way in which a mark shows and hides children.
    public enum Style: Hashable, Sendable {
      /// As the row says.
      case automatic
      /// A tap anywhere in the row.
      case header
      /// A tap on the mark.
      case cell
    }

    /// The way in which a mark shows and hides children.
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

  /// The looks of a disclosure mark.
  public typealias DisclosureIndicatorOptions = Options
  /// The looks of a mark that shows and hides children.
  public typealias OutlineDisclosureOptions = Options
  /// The looks of a check mark.
  public typealias CheckmarkOptions = Options
  /// The looks of a mark that deletes.
  public typealias DeleteOptions = Options
  /// The looks of a mark that inserts.
  public typealias InsertOptions = Options
  /// The looks of a mark that moves.
  public typealias ReorderOptions = Options
  /// The looks of a mark that chooses.
  public typealias MultiselectOptions = Options
  /// The looks of a mark for details.
  public typealias DetailOptions = Options
  /// The looks of a text.
  public typealias LabelOptions = Options

  /// The kind of mark.
  public let accessoryType: AccessoryType
  /// The times when it is there.
  public let displayed: DisplayedState
  /// Its looks.
  public let options: Options
  /// The text of a label.
  public private(set) var text: String?
  /// The action of a tap, which nothing calls by itself.
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
  /// Makes a mark that leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.disclosure, displayed, options) }

  /// Makes a mark that leads to details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { acting(.detail, displayed, options, actionHandler) }

  /// Makes a mark that says that something is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// Makes a mark that deletes the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { acting(.delete, displayed, options, actionHandler) }

  /// Makes a mark that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { acting(.insert, displayed, options, actionHandler) }

  /// Makes a mark that moves the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }

  /// Makes a mark that chooses one row of several.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options) }

  /// Makes a mark that shows and hides the children of the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { acting(.outlineDisclosure, displayed, options, actionHandler) }

  /// Makes an accessory that shows a text.
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
