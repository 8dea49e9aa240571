// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// A folder of a test with a project, and with the package that `firstlight adopt` makes of it beside the project.
@MainActor struct AdoptedTrips {
    private let temporary = TestFolder()
    var folder: URL { temporary.url }
    var project: URL { folder.appendingPathComponent("Trips") }
    private let root = TestFolder.packageRoot.path

    func write(_ files: [String: String]) throws {
        for (path, text) in files { try temporary.write(text, "Trips/" + path) }
    }

    func adopt(_ words: String...) async -> CommandRun {
        await CommandRun(
            ["adopt", project.path, "--package", root] + words, apps: AppCatalogue([]), width: 120)
    }

    func text(_ path: String) throws -> String {
        try String(
            contentsOf: folder.appendingPathComponent("out").appendingPathComponent(path), encoding: .utf8)
    }

    /// An app, what it needs, and files that do not build.
    static let files: [String: String] = [
        "TripsApp.swift":
            "import SwiftUI\n@main struct TripsApp: App {\n    var body: some Scene { WindowGroup { Trips_List() } }\n}\n",
        "List_.swift":
            "import SwiftUI\nstruct Trips_List: View {\n    var body: some View { Text(\"a\").padding() }\n}\n",
        "Chart.swift":
            "import SceneKit\nimport SwiftUI\nstruct Graph: View {\n    var body: some View { SceneView() }\n}\n",
        "Old.swift":
            "import SwiftUI\nstruct Old: View {\n    var body: some View { Text(\"a\").shimmering() }\n}\n"
            + "#if os(iOS)\nlet more = 1\n#endif\n",
        "Logs.swift": "import os.log\nstruct Logs {}\n",
        "Assets.xcassets/Brand.colorset/Contents.json": "{}",
        "Fonts/A.ttf": "x", "de.lproj/Localizable.strings": "\"a\" = \"b\";",
    ]
}
