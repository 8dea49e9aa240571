// Licensed under the Apache License, Version 2.0.

/// The modules and styles of the report, which are part of the program; the studio has some of them, too.
package enum PageFiles {
    /// The modules of the report, each behind those that it needs.
    static var modules: [(name: String, text: String)] {
        [
            ("elements.js", PackageResources.elements_js), ("screen.js", PackageResources.screen_js),
            ("waterfall.js", PackageResources.waterfall_js), ("filter.js", PackageResources.filter_js),
            ("report.js", PackageResources.report_js),
        ].map { ($0, String(decoding: $1, as: UTF8.self)) }
    }

    /// The modules that the studio serves, too.
    package static var scripts: [String: [UInt8]] {
        ["elements.js": PackageResources.elements_js, "screen.js": PackageResources.screen_js]
    }

    /// The styles before those of the studio.
    package static var styles: [UInt8] { PackageResources.base_css }

    /// The modules as one, for a page that is opened from a file, which may load none from another.
    ///
    /// What they bring in stands before it, so it is enough to leave out the words that say so; no two declare one name.
    static var script: String {
        modules.map { module in
            module.text.split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.hasPrefix("import ") }
                .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }.joined(separator: "\n")
        }.joined()
    }

    /// The styles of the report.
    static var style: String { String(decoding: styles + PackageResources.report_css, as: UTF8.self) }
}
