// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightCommands
import Foundation

/// The files of the page, which are part of the program.
enum StudioPage {
    /// Plain modules that a browser loads as they are.
    private static var scripts: [String: [UInt8]] {
        [
            "studio.js": PackageResources.studio_js, "page.js": PackageResources.page_js,
            "gallery.js": PackageResources.gallery_js,
            "player.js": PackageResources.player_js, "take.js": PackageResources.take_js,
            "timeline.js": PackageResources.timeline_js, "panels.js": PackageResources.panels_js,
            "review.js": PackageResources.review_js, "live.js": PackageResources.live_js,
            "finger.js": PackageResources.finger_js, "watch.js": PackageResources.watch_js,
        ].merging(PageFiles.scripts) { own, _ in own }
    }

    /// The names of the modules.
    static var modules: [String] { scripts.keys.sorted() }

    /// Returns a file by its name; nil when the page has none of that name.
    static func file(_ name: String) -> LoopbackResponse? {
        switch name {
        case "": made("text/html", Data(PackageResources.studio_html))
        case "studio.css": made("text/css", Data(PageFiles.styles + PackageResources.studio_css))
        default: scripts[name].map { made("text/javascript", Data($0)) }
        }
    }

    private static func made(_ type: String, _ body: Data) -> LoopbackResponse {
        LoopbackResponse(
            contentType: "\(type); charset=utf-8", headers: ["Cache-Control": "no-cache"], body: body)
    }
}
