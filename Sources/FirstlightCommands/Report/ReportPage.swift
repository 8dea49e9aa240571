// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation

/// The frame of each report: a page that loads nothing but its own pictures.
struct ReportPage {
    let title: String
    /// The list beside the content that leads to its parts.
    let navigation: HTML
    /// The figures above the content.
    let header: HTML
    /// The choice and the parts; one of them has the id `summary`.
    let content: HTML
    let footer: String
    let files: ReportFiles
    /// Indicates whether there are so many parts that laying them out while they come would take longer than reading them.
    var isLong = false

    /// The text of the file.
    var text: String {
        // The policy makes the browser refuse whatever would have to be fetched from elsewhere, and any other script.
        let script = PageFiles.script
        let images: HTML = files.isSingle ? "data:" : "'self' data:"
        let whole =
            files.isSingle
            ? "This file is complete: it loads nothing else."
            : "Its pictures and documents are in the folders beside it."
        let page: HTML = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            \(ReportPlace.sign)
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src \(images); \
            style-src 'unsafe-inline'; script-src \(HTML(stringLiteral: ContentDigest.source(script))); base-uri 'none'; \
            form-action 'none'"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <title>\(title)</title>
            <style>\(HTML(stringLiteral: PageFiles.style))</style>
            </head>
            <body>
            <a class="skip" href="#summary">Skip to the summary</a>
            \(ReportPatterns.markup)
            <div class="page">
            \(navigation)
            <div class="content">
            \(header)
            <main\(HTML(stringLiteral: isLong ? " class=\"long\"" : ""))>
            \(content)
            </main>
            <footer>\(footer) \(whole)</footer>
            </div>
            </div>
            \(files.markup)
            <div id="status" role="status" class="unseen"></div>
            <script type="module">\(HTML(stringLiteral: script))</script>
            </body>
            </html>

            """
        return page.text
    }
}

/// The ids of the parts of a page: the app and the name, `laten/face-id`, so that a link leads to it whatever else is there.
struct ReportIDs {
    private var seen: [String: Int] = [:]

    /// Returns the id of a part; where one stands several times, the others are counted.
    mutating func id(_ app: String, _ name: String) -> String {
        let id = "\(Self.word(app))/\(Self.word(name))"
        let count = seen[id, default: 0] + 1
        seen[id] = count
        return count == 1 ? id : "\(id)/\(count)"
    }

    /// A name as a part of an id.
    private static func word(_ name: String) -> String {
        String(
            name.lowercased().map { character in
                character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
            })
    }
}
