// Licensed under the Apache License, Version 2.0.

/// The elements of a screen in the order in which they are read, which a script lays over its picture.
struct ReadingOrder {
    private let tree: LaunchReport.AccessibilityTree
    /// The width and the height of the screen, in points; nil where the lines do not begin with it.
    private let size: Substring?
    private let elements: [(depth: Int, text: Substring, frame: String?)]

    init(_ tree: LaunchReport.AccessibilityTree) {
        self.tree = tree
        let lines = tree.lines.map(Self.parts)
        // The first line is the canvas, whose elements are one step inside.
        let hasCanvas = lines.first.map { $0.text.isEmpty && $0.frame != nil } ?? false
        size = hasCanvas ? lines.first?.frame?.split(separator: " ", maxSplits: 2).last : nil
        elements = hasCanvas ? lines.dropFirst().map { (max($0.depth - 1, 0), $0.text, $0.frame) } : lines
    }

    var markup: HTML {
        let items: [HTML] = elements.map { depth, text, frame in
            let place: HTML? = frame.map { " data-frame=\"\($0)\"" }
            let inside: HTML? = depth > 0 ? " style=\"--in: \(depth)\"" : nil
            return "<li\(place)\(inside)>\(content: String(text))</li>\n"
        }
        let time: HTML? = tree.time.map { " data-time=\"\($0)\"" }
        let size: HTML? = self.size.map { " data-size=\"\(String($0))\"" }
        return """
            <details class="reading"\(time)><summary>\(tree.title)</summary>
            <div><ol class="elements"\(size)>
            \(items)</ol></div></details>

            """
    }

    /// A line as its depth, its words, and the numbers of its frame: `  button "Retry" (24,371.6 101.3x44)`.
    private static func parts(_ line: String) -> (depth: Int, text: Substring, frame: String?) {
        let depth = line.prefix { $0 == " " }.count / 2
        let words = line.drop { $0 == " " }
        guard let match = words.wholeMatch(of: /((?:.|\n)*?) ?\(([-\d.]+),([-\d.]+) ([-\d.]+)x([-\d.]+)\)/)
        else {
            return (depth, words, nil)
        }
        return (depth, match.1, "\(match.2) \(match.3) \(match.4) \(match.5)")
    }
}
