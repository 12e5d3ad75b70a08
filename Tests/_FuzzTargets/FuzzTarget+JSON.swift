import LayoutDescription

extension FuzzTarget {
  /// Returns a target for JSON texts: any bytes have either a value, unchanged when it is written
  /// and read again, or an error, both at positions within the text.
  ///
  /// - Parameter parse: The parser.
  /// - Returns: The target.
  static func json(
    parsing parse: @escaping @Sendable ([UInt8]) throws(LayoutDocumentError) -> JSONNode = {
      bytes throws(LayoutDocumentError) in try JSONNode(parsing: bytes)
    }
  ) -> FuzzTarget {
    FuzzTarget("json", longestInput: 1024) { bytes in
      let lengths = lengthsOfLines(of: bytes)
      do throws(LayoutDocumentError) {
        let root = try parse(bytes)
        if let problem = misplaced(root, in: lengths) { return problem }
        let text = root.value.text
        let again = (try? parse(Array(text.utf8)))?.value.text ?? "nothing"
        return Array(text.utf8) == Array(again.utf8) ? nil : "\(text) is read as \(again)"
      } catch {
        guard let position = error.position else {
          return bytes.isEmpty ? nil : "\(error): without a place"
        }
        return holds(lengths, position) ? nil : "\(error): not in the text"
      }
    }
  }

  /// Returns the number of characters in each line: bytes that do not continue a character.
  private static func lengthsOfLines(of bytes: [UInt8]) -> [Int] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.count { !UTF8.isContinuation($0) }
    }
  }

  /// Returns whether a position lies in one of the lines, or directly after its last character.
  private static func holds(_ lengths: [Int], _ position: TextPosition) -> Bool {
    (1...lengths.count).contains(position.line)
      && (1...lengths[position.line - 1] + 1).contains(position.column)
  }

  /// Describes the first value in a tree with a position outside the text; `nil` if all are inside.
  private static func misplaced(_ node: JSONNode, in lengths: [Int]) -> String? {
    guard let position = node.fault("").position, holds(lengths, position) else {
      return "\(node.path) is at \(node.fault("").position as Any), not in the text"
    }
    switch node.value.content {
    case .array:
      return ((try? node.elements()) ?? []).lazy.compactMap { misplaced($0, in: lengths) }.first
    case .object(let members):
      // Members that are null have no node.
      return members.lazy.compactMap { member in
        (try? node.optional(member.key)).flatMap { misplaced($0, in: lengths) }
      }.first
    default: return nil
    }
  }
}
