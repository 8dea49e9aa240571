// Licensed under the Apache License, Version 2.0.

import CPackageFiles
import DevBackend
import FirstlightCommands
import Foundation

/// The files of the page, which are part of the program.
enum StudioPage {
    /// Plain modules that a browser loads as they are.
    private static let scripts: [String: [UInt8]] =
        [
            "studio.js": PackageFile.studio_js.bytes, "page.js": PackageFile.page_js.bytes,
            "gallery.js": PackageFile.gallery_js.bytes,
            "player.js": PackageFile.player_js.bytes, "take.js": PackageFile.take_js.bytes,
            "timeline.js": PackageFile.timeline_js.bytes, "panels.js": PackageFile.panels_js.bytes,
            "review.js": PackageFile.review_js.bytes, "live.js": PackageFile.live_js.bytes,
            "finger.js": PackageFile.finger_js.bytes, "watch.js": PackageFile.watch_js.bytes,
            "marks.js": PackageFile.marks_js.bytes, "switches.js": PackageFile.switches_js.bytes,
        ].merging(PageFiles.scripts) { own, _ in own }

    /// The names of the modules.
    static var modules: [String] { scripts.keys.sorted() }

    /// The modules that the page has in itself, each behind those that it needs: all that its first view shows comes with one
    /// answer.
    static let first = ["elements.js", "page.js", "screen.js", "gallery.js", "studio.js"]

    /// The page with what it has in itself. All of it is made once: in each answer only the number is new.
    struct First: Sendable {
        /// The texts between which the number stands.
        private let parts: [Data]

        /// Makes the page.
        ///
        /// - Parameter catalogue: What is shown, as JSON; nil where the page has to ask for it, and is told why there is none.
        init(_ catalogue: Data?) {
            let texts = scripts
            let script = PageFiles.joined(
                first.compactMap { texts[$0].map { String(decoding: $0, as: UTF8.self) } })
            // Nothing in it may end the element that holds it. No text of the page has a zero, which stands for the number.
            let known = catalogue?.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
                .joined(separator: Data("\\u003c".utf8))
            let text = known.map { String(decoding: Data($0), as: UTF8.self) } ?? ""
            let html = String(decoding: PackageFile.studio_html.bytes, as: UTF8.self)
                .replacing(
                    "<link rel=\"stylesheet\" href=\"studio.css\">",
                    with: "<style nonce=\"\0\">\(style)</style>"
                )
                .replacing(
                    "<script type=\"module\" src=\"studio.js\"></script>",
                    with: """
                        <script type="application/json" id="catalogue">\(text)</script>
                        <script type="module" nonce="\0">
                        \(script)</script>
                        """)
            parts = Data(html.utf8).split(separator: 0, omittingEmptySubsequences: false)
        }

        /// Returns the page.
        ///
        /// - Parameter number: The number, used once, by which the browser knows the page's own script and styles.
        func answer(number: String) -> LoopbackResponse {
            var body = Data()
            for (index, part) in parts.enumerated() {
                if index > 0 { body += Data(number.utf8) }
                body += part
            }
            // It has the catalogue in it, which another start of the program may not have.
            return made("text/html", body, control: "no-store")
        }
    }

    private static var style: String {
        String(decoding: PageFiles.styles + PackageFile.studio_css.bytes, as: UTF8.self)
    }

    /// Returns a file by its name; nil when the page has none of that name.
    static func file(_ name: String) -> LoopbackResponse? {
        switch name {
        case "studio.css": made("text/css", Data(style.utf8))
        default: scripts[name].map { made("text/javascript", Data($0)) }
        }
    }

    private static func made(_ type: String, _ body: Data, control: String = "no-cache") -> LoopbackResponse {
        LoopbackResponse(
            contentType: "\(type); charset=utf-8", headers: ["Cache-Control": control], body: body)
    }
}
