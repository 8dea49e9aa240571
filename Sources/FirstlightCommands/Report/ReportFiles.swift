// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation

/// The pictures and documents of a report, each kept once however many parts of it show it.
final class ReportFiles {
    /// Indicates whether they stand in the page itself.
    let isSingle: Bool
    /// The files beside the page by their paths.
    private(set) var beside: [String: Data] = [:]
    private var numbers: [Data: Int] = [:]
    private var images: HTML = ""

    init(isSingle: Bool = true) { self.isSingle = isSingle }

    /// Returns a WebP file at a place of the page, which a browser reads when a reader comes near.
    func shown(_ webp: Data, style: String = "shot", name: String) -> HTML {
        guard isSingle else { return image(address(webp, "pictures", "webp"), style, name) }
        let number = numbers[webp, default: numbers.count + 1]
        if number > numbers.count {
            numbers[webp] = number
            images +=
                "<image id=\"p\(number)\" width=\"100%\" height=\"100%\" href=\"\(data(webp))\"/>\n"
        }
        return
            "<svg class=\"\(style)\" role=\"img\" aria-label=\"\(name)\"><use href=\"#p\(number)\"/></svg>"
    }

    /// Returns an animated WebP file at a place of the page.
    func moving(_ webp: Data, name: String) -> HTML {
        image(isSingle ? data(webp) : address(webp, "pictures", "webp"), "moving", name)
    }

    /// Returns a list of texts, each to be opened.
    func documents(_ all: [(title: String, text: String, ending: String)]) -> HTML {
        let items: [HTML] = all.map { title, text, ending in
            isSingle
                ? """
                <details><summary>\(title)</summary>\
                <pre tabindex="0" role="region" aria-label="\(title)">\(content: text)</pre></details>

                """
                : """
                <li><a href="\(address(Data(text.utf8), "documents", ending))">\(title)</a></li>

                """
        }
        return isSingle
            ? "<div class=\"documents\">\n\(items)</div>" : "<ul class=\"documents\">\n\(items)</ul>"
    }

    /// The pictures that stand in the page: each fills the drawing that uses it.
    var markup: HTML? {
        numbers.isEmpty
            ? nil
            : """
            <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>
            \(images)</defs></svg>
            """
    }

    private func image(_ source: HTML, _ style: String, _ name: String) -> HTML {
        "<img class=\"\(style)\" loading=\"lazy\" src=\"\(source)\" alt=\"\(name)\"/>"
    }

    // Base64 holds nothing to escape, and a picture is too large to be looked through letter by letter.
    private func data(_ webp: Data) -> HTML {
        HTML(stringLiteral: "data:image/webp;base64,\(webp.base64EncodedString())")
    }

    /// The path of a file by its content, so that the same one is there once.
    private func address(_ content: Data, _ folder: String, _ ending: String) -> HTML {
        let path = "\(folder)/\(ContentDigest.of(content).prefix(16)).\(ending)"
        beside[path] = content
        return HTML(stringLiteral: path)
    }
}
