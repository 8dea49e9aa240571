// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// `firstlight adopt`: what it says of a project, and the package that it makes beside it.
@MainActor @Suite struct AdoptCommandTests {
    private let trips = AdoptedTrips()

    @Test func aReportNamesEachPlaceAndWritesNothing() async throws {
        try trips.write(AdoptedTrips.files)
        let result = await trips.adopt("--dry-run")
        #expect(result.code == 0, "\(result.notes)")
        #expect(
            result.output.contains("Chart.swift:1") && result.output.contains("there is no module SceneKit"))
        #expect(!result.output.contains("Logs.swift:"))
        #expect(result.output.contains("written otherwise in the copies of 1 file: import os.log"))
        #expect(
            result.output.contains("Old.swift:3")
                && result.output.contains("nothing here declares .shimmering"))
        #expect(
            result.output.contains("Old.swift:5") && result.output.contains("left out on Linux: #if os(iOS)"))
        #expect(
            result.output.contains(
                "Trips: 3 screens, 1 compiles as it is, 1 with all that it uses (by names"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: trips.folder.path) == ["Trips"])
    }

    @Test func thePackageHasWhatBuilds() async throws {
        try trips.write(AdoptedTrips.files)
        let before = try FileManager.default.subpathsOfDirectory(atPath: trips.project.path).sorted()
        let result = await trips.adopt("--out", trips.folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        #expect(try trips.text("Sources/Trips/List_.swift") == AdoptedTrips.files["List_.swift"])
        #expect(try trips.text("Sources/Trips/TripsApp.swift").contains("/* @main */ struct TripsApp: App {"))
        #expect(throws: (any Error).self) { try trips.text("Sources/Trips/Chart.swift") }
        #expect(
            try trips.text("Sources/Trips/Firstlight/AssetSymbols.swift").contains(
                "static let brand = ColorResource("))
        let brought = try trips.text("Sources/Trips/Firstlight/BroughtByFoundation.swift")
        #expect(brought.contains("func dataTaskPublisher(for request: URLRequest)"))
        // A model imports Foundation alone for the texts of its cases.
        #expect(brought.contains("@_exported import struct SwiftUI.LocalizedStringResource\n"))
        #expect(ScreenNames.known.contains("dataTaskPublisher"))
        let settings = ["ExpensiveNetworkAccess", "ConstrainedNetworkAccess"].map { "allows" + $0 }
        for name in ["waitsForConnectivity"] + settings {
            // Twice in a module a name is an error.
            #expect(brought.components(separatedBy: "var \(name): Bool").count == 2, "\(name)")
            #expect(ScreenNames.known.contains(name), "\(name)")
        }
        let screens = try trips.text("Sources/Trips/Firstlight/AdoptedScreens.swift")
        #expect(
            screens.contains("AppView(\"Trips-List\") { Trips_List() }")
                && screens.contains("LaunchKit.AppFont(\"A.ttf\")"))
        let manifest = try trips.text("Package.swift")
        for line in [
            ".copy(\"Resources/Assets.xcassets\")", ".copy(\"Resources/de.lproj\")",
            "name: \"trips-screens\"",
        ] {
            #expect(manifest.contains(line), "\(line)")
        }
        let readme = try trips.text("README.md")
        #expect(readme.contains("- `Old.swift`: line 3: nothing here declares .shimmering"))
        #expect(
            readme.contains("snapshot --state Trips-List --language de\n") && !readme.contains("--previews"))
        // The project is as it was.
        #expect(try FileManager.default.subpathsOfDirectory(atPath: trips.project.path).sorted() == before)
    }

    /// The page of the package has commands that show something, and says how to get there where there is nothing yet.
    @Test(
        arguments: [
            ("", "", ["swift build"]),
            ("", "#Preview { Row(name: \"a\") }\n", ["swift build", "snapshot --previews", "audit"]),
            ("", "// #Preview { Row(name: \"a\") }\n", ["swift build"]),
            (" = \"b\"", "", ["swift build", "snapshot --state Row", "audit"]),
            (
                " = \"b\"", "struct Shown: PreviewProvider { static var previews: some View { Row() } }\n",
                ["swift build", "snapshot --state Row", "snapshot --previews", "audit"]
            ),
        ] as [(String, String, [String])])
    func thePageSaysHowToSeeWhatIsThere(value: String, preview: String, commands: [String]) async throws {
        let row =
            "struct Row: View {\n    var name: String\(value)\n    var body: some View { Text(name) }\n}\n"
        try trips.write(["Row.swift": "import SwiftUI\n" + row + preview])
        let result = await trips.adopt("--out", trips.folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        let readme = try trips.text("README.md")
        let lines = readme.components(separatedBy: "```")[1].split(separator: "\n").dropFirst()
        #expect(lines.map { String($0).replacing("swift run trips-screens ", with: "") } == commands)
        #expect(readme.contains("No screen is shown yet") == (commands.count == 1))
    }

    @Test func codeForIOSIsCompiledInTheCopiesWhereOneAsksForIt() async throws {
        let source =
            "import SwiftUI\n#if os(iOS)\nstruct Phone: View {\n    var body: some View { Text(\"a\") }\n}\n#endif\n"
        try trips.write(["Phone.swift": source])
        let usual = await trips.adopt("--out", trips.folder.path + "/out")
        #expect(usual.code == 1 && usual.output.contains("left out on Linux: #if os(iOS)"))
        let asIOS = await trips.adopt("--as-ios", "--out", trips.folder.path + "/out")
        #expect(asIOS.code == 0 && !asIOS.output.contains("left out on Linux"), "\(asIOS.notes)")
        #expect(try trips.text("Sources/Trips/Phone.swift").contains("\n#if (os(iOS) || os(Linux))\n"))
        let kept = try String(
            contentsOf: trips.project.appendingPathComponent("Phone.swift"), encoding: .utf8)
        #expect(kept == source)
    }

    @Test func aCopyIsWrittenWithoutObjectiveCAndSaysSo() async throws {
        let source = """
            import SwiftUI
            struct Hidden: View {
                final class Keys { @objc func end() {} }
                let action = #selector(Keys.end)
                var body: some View { Text("a") }
            }

            """
        try trips.write(["Hidden.swift": source])
        let result = await trips.adopt("--out", trips.folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        #expect(result.output.contains("written otherwise in the copies of 1 file: #selector, @objc"))
        let copy = try trips.text("Sources/Trips/Hidden.swift")
        #expect(copy.contains("final class Keys { func end() {} }"))
        #expect(copy.contains("let action = Selector(\"end\", Keys.end)"))
        #expect(try trips.text("README.md").contains("- `Hidden.swift`: #selector, @objc"))
        let kept = try String(
            contentsOf: trips.project.appendingPathComponent("Hidden.swift"), encoding: .utf8)
        #expect(kept == source)
    }

    @Test func nothingIsWrittenIntoTheProjectOrOverSomethingElse() async throws {
        try trips.write(AdoptedTrips.files)
        let inside = await trips.adopt("--out", trips.project.path + "/new")
        #expect(inside.code == 64 && inside.notes.contains("is in the project"), "\(inside.notes)")
        try Data("mine".utf8).write(to: trips.folder.appendingPathComponent("mine"))
        let over = await trips.adopt("--out", trips.folder.path)
        #expect(over.code == 73 && over.notes.contains("--out"), "\(over.notes)")
    }

    @Test func aProjectWithoutAScreenThatBuildsHasNoPackage() async throws {
        try trips.write([
            "A.swift":
                "import SceneKit\nimport SwiftUI\nstruct A: View { var body: some View { SceneView() } }\n"
        ])
        let result = await trips.adopt("--json")
        #expect(result.code == 1 && result.output.contains("\"schema\" : \"firstlight-adoption-1\""))
        #expect(result.output.contains("\"verdict\" : \"lacks\""))
        #expect(try FileManager.default.contentsOfDirectory(atPath: trips.folder.path) == ["Trips"])
    }

    @Test func aFolderWithoutSourcesIsRefused() async throws {
        try trips.write(["notes.txt": "x"])
        let result = await trips.adopt()
        #expect(result.code == 65 && result.notes.contains("There are no Swift sources"), "\(result.notes)")
    }
}
