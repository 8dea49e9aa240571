// Licensed under the Apache License, Version 2.0.

import Foundation

/// The still pictures of a report, each stored once however many parts of it show it.
struct ReportPictures: Sendable {
    private var numbers: [Data: Int] = [:]
    private var pictures: [Data] = []

    /// Collects pictures, as WebP files.
    init(_ all: [Data]) {
        for picture in all where numbers[picture] == nil {
            pictures.append(picture)
            numbers[picture] = pictures.count
        }
    }

    /// A picture at a place of the page; a picture that was not collected leaves the place empty.
    ///
    /// - Parameter frame: What is drawn over it.
    func shown(_ picture: Data, style: String = "shot", name: String, frame: HTML? = nil) -> HTML {
        let content: HTML? = numbers[picture].map { "<use href=\"#p\($0)\"/>" }
        return "<svg class=\"\(style)\" role=\"img\" aria-label=\"\(name)\">\(content)\(frame)</svg>"
    }

    /// All of them, to be shown elsewhere: each fills the drawing that uses it.
    var markup: HTML {
        let images: [HTML] = pictures.enumerated().map { index, picture in
            "<image id=\"p\(index + 1)\" width=\"100%\" height=\"100%\" href=\"\(DataAddress.webp(picture))\"/>\n"
        }
        return """
            <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>
            \(images)</defs></svg>
            """
    }
}
