// Licensed under the Apache License, Version 2.0.

import CPackageFiles

/// The modules and styles of the report, which are part of the program; the studio has some of them, too.
package enum PageFiles {
    /// The modules of the report, each behind those that it needs.
    static var modules: [(name: String, text: String)] {
        [
            ("elements.js", PackageFile.elements_js.bytes), ("screen.js", PackageFile.screen_js.bytes),
            ("waterfall.js", PackageFile.waterfall_js.bytes), ("filter.js", PackageFile.filter_js.bytes),
            ("report.js", PackageFile.report_js.bytes),
        ].map { ($0, String(decoding: $1, as: UTF8.self)) }
    }

    /// The modules that the studio serves, too.
    package static var scripts: [String: [UInt8]] {
        ["elements.js": PackageFile.elements_js.bytes, "screen.js": PackageFile.screen_js.bytes]
    }

    /// The styles before those of the studio.
    package static var styles: [UInt8] { PackageFile.base_css.bytes }

    /// The modules of the report as one: a page that is opened from a file may load none from another.
    static var script: String { joined(modules.map(\.text)) }

    /// Returns modules as one, for a page that loads none.
    ///
    /// - Parameter modules: The modules, each behind those that it needs; no two declare one name, so that it is enough to
    ///   leave out the words that bring in and pass on.
    package static func joined(_ modules: [String]) -> String {
        modules.map { module in
            module.split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("export * from ") }
                .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }.joined(separator: "\n")
        }.joined()
    }

    /// The styles of the report.
    static var style: String { String(decoding: styles + PackageFile.report_css.bytes, as: UTF8.self) }
}
