import ArgumentParser
import BenchHarness
import BenchScenarios
import Foundation
import LayoutDrawing

/// `bench draw`: a picture of a layout.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draws the visible part of a layout: SVG, PNG, text, or a page that runs it.",
    discussion: """
      Cells, supplementary items, headers, decorations and pinned items differ in their lines as \
      well as in colour; elements whose size is an estimate have dashed lines. An SVG has no \
      scripts and no references, and fits light and dark pages. PNG takes rsvg-convert. The text \
      has the same bytes on every machine. With --base the frames of another layout lie over it, \
      and the last lines say what moved, changed its size, came and went. An HTML page holds the \
      engine as WebAssembly, to scroll the layout and to edit its document.

      Examples:
        bench draw shop.json --base shop-before.json --output change.svg
        bench draw mixed-screen --output mixed-screen.html

      bench list scenarios says which there are.
      """)

  @OptionGroup var view: ViewOptions

  @Option(
    name: .shortAndLong,
    help: "The file, by its ending .svg, .png, .txt or .html; - is text on standard output.")
  var output = "-"

  @Flag(help: "Also outline sections, groups, the groups in them, and items without their insets.")
  var groups = false

  @Flag(help: "Also say what the query visited, and how often elements were measured and solved.")
  var work = false

  @Flag(help: "Also draw a screen before the view and one behind it.")
  var surroundings = false

  @Option(help: "A layout document or scenario to compare with.")
  var base: String?

  func run() throws {
    let form = (output as NSString).pathExtension
    guard output == "-" || ["svg", "png", "txt", "html"].contains(form) else {
      throw Failure("\(output) ends with none of .svg, .png, .txt and .html")
    }
    if form == "html" { return try writePage() }
    var overlays: PictureOverlays = groups ? .groups : []
    if work { overlays.insert(.work) }
    if surroundings { overlays.insert(.surroundings) }
    let laidOut = try view.view()
    let picture =
      try base.map { try laidOut.picture(comparedWith: view.view(of: $0), overlays) }
      ?? laidOut.picture(overlays)
    switch form {
    case "svg": try write(picture.svg)
    case "png": try writePNG(picture.svg)
    default: try writeText(picture)
    }
    if output != "-" { for note in picture.notes { StandardOutput.note(note) } }
  }

  /// Writes the playground page.
  private func writePage() throws {
    guard base == nil else { throw Failure("a page shows one layout: --base takes a picture") }
    let overlays = [("groups", groups), ("work", work), ("surroundings", surroundings)]
    try write(PlaygroundPage(view, overlays: overlays.filter(\.1).map(\.0)).text)
  }

  /// Writes the picture as text, no wider than a terminal.
  private func writeText(_ picture: Picture) throws {
    guard output == "-" else { return try write(PrintableText.lines(picture.text)) }
    let columns = min(Picture.columns, TerminalStyle.outputWidth(orElse: Picture.columns))
    try StandardOutput.print(PrintableText.lines(picture.text(columns: columns)))
  }

  private func write(_ text: String) throws {
    try StandardOutput.write(text, to: output)
    StandardOutput.noteWritten(output)
  }

  /// Converts a picture by librsvg, which draws like browsers.
  private func writePNG(_ svg: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "picture.svg")
    try Data(svg.utf8).write(to: file)
    let outcome = try ChildProcess(
      path: "/usr/bin/env",
      arguments: ["rsvg-convert", "--zoom", "2", "--output", output, file.path],
      environment: Subprocess.environment
    ).wait()
    // That of a program that is not there.
    if outcome.exitCode == 127 {
      throw Failure(
        .machineUnfit,
        "a PNG takes rsvg-convert, which is not installed (librsvg2-bin); an SVG takes nothing")
    }
    guard outcome.exitCode == 0 else { throw Failure("rsvg-convert: \(outcome.reason)") }
    StandardOutput.noteWritten(output)
  }
}
