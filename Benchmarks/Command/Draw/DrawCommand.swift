import ArgumentParser
import BenchHarness
import BenchScenarios
import Foundation
import LayoutDrawing

/// `bench draw`: draws a picture of a layout.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draws the visible part of a layout as SVG, PNG, text or an interactive page.",
    discussion: """
      Cells, supplementary items, headers, decorations and pinned items differ in line style as \
      well as in colour; elements of estimated size have dashed lines. An SVG contains no scripts \
      or references, and suits light and dark pages. PNG requires rsvg-convert. Text output is \
      the same on every machine, byte for byte. With --base, the frames of another layout are \
      drawn on top, and the last lines list the elements that moved, changed size, appeared or \
      disappeared. An HTML page contains the engine as WebAssembly, so you can scroll the layout \
      and edit its document.

      Examples:
        bench draw shop.json --base shop-before.json --output change.svg
        bench draw mixed-screen --output mixed-screen.html

      'bench list scenarios' prints all scenarios.
      """)

  @OptionGroup var view: ViewOptions

  @Option(
    name: .shortAndLong,
    help: "The output file: .svg, .png, .txt or .html; use - to print text.")
  var output = "-"

  @Flag(
    help: """
      Also outline sections, groups, nested groups, and the space of each item before its insets \
      are applied.
      """)
  var groups = false

  @Flag(
    help: """
      Also print the work done to find the elements and, for each measured element, how often it \
      was measured and how many groups were solved for it.
      """)
  var work = false

  @Flag(help: "Also draw one screenful of content before the visible area and one after it.")
  var surroundings = false

  @Option(help: "A layout document or scenario to compare with.")
  var base: String?

  func run() throws {
    let form = (output as NSString).pathExtension
    guard output == "-" || ["svg", "png", "txt", "html"].contains(form) else {
      throw Failure("\(output) has an unknown extension: expected .svg, .png, .txt or .html")
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

  /// Writes a playground page showing the layout.
  private func writePage() throws {
    guard base == nil else {
      throw Failure(
        "--base cannot be combined with .html: choose .svg, .png or .txt")
    }
    let overlays = [("groups", groups), ("work", work), ("surroundings", surroundings)]
    try write(PlaygroundPage(view, overlays: overlays.filter(\.1).map(\.0)).text)
  }

  /// Writes the picture as text, no wider than the terminal.
  private func writeText(_ picture: Picture) throws {
    guard output == "-" else { return try write(PrintableText.lines(picture.text)) }
    let columns = min(Picture.columns, TerminalStyle.outputWidth(orElse: Picture.columns))
    try StandardOutput.print(PrintableText.lines(picture.text(columns: columns)))
  }

  private func write(_ text: String) throws {
    try StandardOutput.write(text, to: output)
    StandardOutput.noteWritten(output)
  }

  /// Converts a picture to PNG with librsvg, which renders SVG as browsers do.
  private func writePNG(_ svg: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "picture.svg")
    try Data(svg.utf8).write(to: file)
    let outcome = try ChildProcess(
      path: "/usr/bin/env",
      arguments: ["rsvg-convert", "--zoom", "2", "--output", output, file.path],
      environment: Subprocess.environment
    ).wait()
    // This is the exit code for a missing program.
    if outcome.exitCode == 127 {
      throw Failure(
        .machineUnfit,
        "PNG needs rsvg-convert: install librsvg2-bin, or choose .svg")
    }
    guard outcome.exitCode == 0 else { throw Failure("rsvg-convert: \(outcome.reason)") }
    StandardOutput.noteWritten(output)
  }
}
