import BenchHarness

/// The flame graph as a single SVG file, for searching and zooming in a browser; it is readable
/// without scripts as well.
extension FlameGraph {
  /// The total width of the rectangles and the margin around them, in the drawing's units.
  private static let width = 1200.0
  private static let margin = 10.0
  /// The height of a row of rectangles, and of a line of text.
  private static let row = 18.0
  /// The approximate width of a letter, in the drawing's units.
  private static let letter = 6.7

  /// The flame graph as an SVG document.
  package var svg: String {
    let visible = visible
    let depth = visible.map(\.depth).max() ?? 0
    let top = Self.margin + 3.5 * Self.row
    let height = top + Double(depth + 1) * Self.row + Self.margin
    let most = visible.map { abs($0.change) }.max() ?? 0
    let width = Draw.number(Self.width + 2 * Self.margin)
    let buttons = [("search", "search", "1010"), ("reset", "all", "1070")]
    let head: [Markup] =
      [
        .element("title", [:], title), .element("style", [:], [.fixed(Self.style)]),
        .element("rect", ["class": "paper", "width": "100%", "height": "100%"]),
        .element("text", ["class": "heading", "x": "10", "y": "22"], title),
        .element("text", ["x": "10", "y": "40"], note),
      ] + legend
      + buttons.map { id, word, x in
        .element("text", ["id": id, "class": "button", "x": x, "y": "22", "tabindex": "0"], word)
      } + [.element("text", ["id": "found", "x": "1100", "y": "22"])]
    return Markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": Draw.number(height),
        "viewBox": "0 0 \(width) \(Draw.number(height))", "aria-label": title,
        "data-width": Draw.number(Self.width), "data-letter": "\(Self.letter)",
      ],
      head + visible.map { frame($0, top: top, maxChange: most) }
        + [.element("script", [:], [.fixed(Self.script)])]
    ).text + "\n"
  }

  private var note: String {
    let least = "rectangles below 0.05 % are omitted"
    return isDifference
      ? "Width: the larger of the two builds' counts; +: more instructions in the function itself; "
        + "−: fewer; " + least
      : "Exact stacks, with callers above callees; width: share of the instructions; " + least
  }

  /// The legend, which explains what the colours of the rectangles mean.
  private var legend: [Markup] {
    let entries =
      isDifference
      ? [("more", "more"), ("less", "less"), ("same", Outcome.same.word)]
      : ProfiledFunction.Module.allCases.map { (Self.name(of: $0), $0.rawValue) }
    return entries.enumerated().flatMap { index, entry -> [Markup] in
      let x = 10 + 150 * index
      return [
        .element(
          "rect", ["class": entry.0, "x": "\(x)", "y": "49", "width": "22", "height": "12"]),
        .element("text", ["x": "\(x + 28)", "y": "59"], entry.1),
      ]
    }
  }

  /// Returns the CSS class for the rectangles of a module's functions.
  private static func name(of module: ProfiledFunction.Module) -> String {
    module == .standardLibrary ? "standard" : module.rawValue
  }

  private func frame(_ node: Node, top: Double, maxChange: Double) -> Markup {
    let (left, share) = (node.left, share(of: node))
    let x = Self.margin + left * Self.width
    let width = max(0.3, share * Self.width - 0.4)
    let y = top + Double(node.depth) * Self.row
    let label = label(node)
    let shown = Self.shortened(label, to: width)
    let kind =
      isDifference
      ? node.change > 0 ? "more" : node.change < 0 ? "less" : "same"
      : Self.name(of: node.function.module)
    // The largest change has the full colour, and the smallest remains visible.
    let part = 0.25 + 0.75 * abs(node.change) / max(1e-9, maxChange)
    let strength = isDifference && node.change != 0 ? Decimals.fixed(part, places: 2) : nil
    return .element(
      "g",
      [
        "class": "frame", "data-x": Decimals.fixed(left, places: 6),
        "data-w": Decimals.fixed(share, places: 6), "data-n": label,
      ],
      [
        .element("title", [:], description(of: node)),
        .element(
          "rect",
          [
            "class": kind, "fill-opacity": strength, "x": Draw.number(x), "y": Draw.number(y),
            "width": Draw.number(width), "height": Draw.number(Self.row - 1),
          ]),
        .element("text", ["x": Draw.number(x + 3), "y": Draw.number(y + 13)], shown),
      ])
  }

  private func label(_ node: Node) -> String {
    guard isDifference, node.change != 0 else { return node.function.name }
    return (node.change > 0 ? "+ " : "− ") + node.function.name
  }

  /// Returns the text to display when the pointer is over a rectangle.
  private func description(of node: Node) -> String {
    func count(_ value: Double) -> String { ItemCount.grouped(Int(value.rounded())) }
    let place = "\(node.function.name) (\(node.function.module.rawValue)): "
    guard isDifference else {
      let percent = Decimals.fixed(100 * share(of: node), places: 1)
      return place + "\(count(node.inclusive.now)) instructions, \(percent) %; "
        + "itself \(count(node.own.now))"
    }
    return place + "\(count(node.inclusive.before)) → \(count(node.inclusive.now)) instructions; "
      + "itself \(count(node.own.before)) → \(count(node.own.now))"
  }

  /// Returns a name shortened to the width of a rectangle, or an empty string if fewer than three
  /// letters fit.
  private static func shortened(_ name: String, to width: Double) -> String {
    let room = Int((width - 4) / letter)
    guard room >= 3 else { return "" }
    return name.count <= room ? name : name.prefix(room - 1) + "…"
  }

  /// The style sheet.
  ///
  /// Modules and changes are distinguished by both colour and outline.
  private static let style: StaticString = """
    text { font: 11px ui-monospace, Menlo, Consolas, monospace; fill: #1b1f24 }
    .heading { font-weight: bold; font-size: 13px }
    .button { text-decoration: underline; cursor: pointer }
    .frame { cursor: pointer }
    .frame text { pointer-events: none }
    .paper { fill: #fff }
    .program, .same { fill: #dbe9ff; stroke: #2f6fd0 }
    .standard { fill: #ffe3c2; stroke: #b35900; stroke-dasharray: 4 2 }
    .system { fill: #e4e6e8; stroke: #6a737d; stroke-dasharray: 1 2 }
    .same { fill: #e9ebee; stroke: #6a737d }
    .more { fill: #ff9d85; stroke: #b3261e; stroke-width: 1.5 }
    .less { fill: #8fc7ff; stroke: #1f5fb0; stroke-dasharray: 4 2 }
    .match { fill: #e3c8ff; stroke: #6b2fb3; stroke-width: 2 }
    @media (prefers-color-scheme: dark) {
    text { fill: #e8eaed }
    .paper { fill: #14171b }
    .program { fill: #1d3354; stroke: #79aefc }
    .standard { fill: #4d3010; stroke: #ffb56b }
    .system, .same { fill: #2a2f36; stroke: #9aa4af }
    .more { fill: #7a2318; stroke: #ff9d85 }
    .less { fill: #1b4676; stroke: #8fc7ff }
    .match { fill: #4b2b70; stroke: #d3b0ff }
    }
    """

  /// The script that zooms into a rectangle when it is clicked, and searches for a regular
  /// expression.
  private static let script: StaticString = """
    <![CDATA[
    const page = document.documentElement.dataset;
    const frames = [...document.querySelectorAll('.frame')].map(g => ({
      x: +g.dataset.x, w: +g.dataset.w, name: g.dataset.n, g,
      box: g.querySelector('rect'), label: g.querySelector('text')}));
    const show = (left, width) => frames.forEach(f => {
      const a = Math.max(0, (f.x - left) / width);
      const b = Math.min(1, (f.x + f.w - left) / width);
      const pixels = (b - a) * page.width;
      const room = Math.floor((pixels - 4) / page.letter);
      f.g.style.display = pixels < 0.3 ? 'none' : '';
      f.box.setAttribute('x', 10 + a * page.width);
      f.box.setAttribute('width', Math.max(0.3, pixels - 0.4));
      f.label.setAttribute('x', 13 + a * page.width);
      f.label.textContent = room < 3 ? ''
        : f.name.length <= room ? f.name : f.name.slice(0, room - 1) + '…';
    });
    const search = () => {
      const words = prompt('Functions that match this regular expression:');
      if (words === null) return;
      let pattern;
      try { pattern = new RegExp(words, 'i'); } catch { return; }
      let end = 0, sum = 0;
      frames.sort((a, b) => a.x - b.x || b.w - a.w).forEach(f => {
        const isMatch = words !== '' && pattern.test(f.name);
        f.box.classList.toggle('match', isMatch);
        if (isMatch && f.x + f.w > end + 1e-6) {
          sum += f.x + f.w - Math.max(f.x, end);
          end = f.x + f.w;
        }
      });
      document.getElementById('found').textContent =
        words === '' ? '' : (100 * sum).toFixed(1) + ' % found';
    };
    const press = (id, work) => {
      const button = document.getElementById(id);
      button.addEventListener('click', work);
      button.addEventListener('keydown', e => { if (e.key === 'Enter') work(); });
    };
    frames.forEach(f => f.g.addEventListener('click', () => show(f.x, f.w)));
    press('search', search);
    press('reset', () => show(0, 1));
    ]]>
    """
}
