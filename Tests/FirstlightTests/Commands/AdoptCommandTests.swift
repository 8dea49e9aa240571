// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// `firstlight adopt`: what it says of a project, and the package that it makes beside it.
@MainActor @Suite final class AdoptCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "adopt-\(UUID().uuidString)")
    private var project: URL { folder.appendingPathComponent("Trips") }
    private var root: String {
        var place = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { place.deleteLastPathComponent() }
        return place.path
    }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = project.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    private func adopt(_ words: String...) async -> CommandRun {
        await CommandRun(
            ["adopt", project.path, "--package", root] + words, apps: AppCatalogue([]), width: 120)
    }

    private func text(_ path: String) throws -> String {
        try String(
            contentsOf: folder.appendingPathComponent("out").appendingPathComponent(path), encoding: .utf8)
    }

    private static let files = [
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

    @Test func aReportNamesEachPlaceAndWritesNothing() async throws {
        try write(Self.files)
        let result = await adopt("--dry-run")
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
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Trips"])
    }

    @Test(arguments: [
        ("'#selector' can only be used with the Objective-C runtime", "give a closure"),
        ("'#keyPath' can only be used with the Objective-C runtime", "as a text"),
        ("Objective-C interoperability is disabled", "leave @objc out"),
        ("value of type 'EnvironmentValues' has no member 'managedObjectContext'", "import CoreData"),
    ])
    func theCompilersSentenceComesWithWhatToWriteInstead(sentence: String, advice: String) {
        let told = ScreenNames.advised(sentence)
        #expect(told.hasPrefix(sentence) && told.contains(advice))
        #expect(ScreenNames.advised("cannot find 'a' in scope") == "cannot find 'a' in scope")
    }

    @Test func thePackageHasWhatBuilds() async throws {
        try write(Self.files)
        let before = try FileManager.default.subpathsOfDirectory(atPath: project.path).sorted()
        let result = await adopt("--out", folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        #expect(try text("Sources/Trips/List_.swift") == Self.files["List_.swift"])
        #expect(try text("Sources/Trips/TripsApp.swift").contains("/* @main */ struct TripsApp: App {"))
        #expect(throws: (any Error).self) { try text("Sources/Trips/Chart.swift") }
        #expect(
            try text("Sources/Trips/Firstlight/AssetSymbols.swift").contains(
                "static let brand = ColorResource("))
        let brought = try text("Sources/Trips/Firstlight/BroughtByFoundation.swift")
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
        let screens = try text("Sources/Trips/Firstlight/AdoptedScreens.swift")
        #expect(
            screens.contains("AppView(\"Trips-List\") { Trips_List() }")
                && screens.contains("LaunchKit.AppFont(\"A.ttf\")"))
        let manifest = try text("Package.swift")
        for line in [
            ".copy(\"Resources/Assets.xcassets\")", ".copy(\"Resources/de.lproj\")",
            "name: \"trips-screens\"",
        ] {
            #expect(manifest.contains(line), "\(line)")
        }
        let readme = try text("README.md")
        #expect(readme.contains("- `Old.swift`: line 3: nothing here declares .shimmering"))
        #expect(
            readme.contains("snapshot --state Trips-List --language de\n") && !readme.contains("--previews"))
        // The project is as it was.
        #expect(try FileManager.default.subpathsOfDirectory(atPath: project.path).sorted() == before)
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
        try write(["Row.swift": "import SwiftUI\n" + row + preview])
        let result = await adopt("--out", folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        let readme = try text("README.md")
        let lines = readme.components(separatedBy: "```")[1].split(separator: "\n").dropFirst()
        #expect(lines.map { String($0).replacing("swift run trips-screens ", with: "") } == commands)
        #expect(readme.contains("No screen is shown yet") == (commands.count == 1))
    }

    @Test func codeForIOSIsCompiledInTheCopiesWhereOneAsksForIt() async throws {
        let source =
            "import SwiftUI\n#if os(iOS)\nstruct Phone: View {\n    var body: some View { Text(\"a\") }\n}\n#endif\n"
        try write(["Phone.swift": source])
        let usual = await adopt("--out", folder.path + "/out")
        #expect(usual.code == 1 && usual.output.contains("left out on Linux: #if os(iOS)"))
        let asIOS = await adopt("--as-ios", "--out", folder.path + "/out")
        #expect(asIOS.code == 0 && !asIOS.output.contains("left out on Linux"), "\(asIOS.notes)")
        #expect(try text("Sources/Trips/Phone.swift").contains("\n#if (os(iOS) || os(Linux))\n"))
        let kept = try String(contentsOf: project.appendingPathComponent("Phone.swift"), encoding: .utf8)
        #expect(kept == source)
    }

    /// The sources of packages become modules beside the app's; their views are no screens of the project.
    @Test func packagesAreTakenAlongWhereOneNamesTheirFolder() async throws {
        try write([
            "Home.swift":
                "import Flux\nimport SwiftUI\nstruct Home: View {\n    var body: some View { Badge() }\n}\n"
        ])
        let checkout = folder.appendingPathComponent("checkouts/flux")
        let sources = checkout.appendingPathComponent("Sources/Flux")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        let manifest =
            "// swift-tools-version: 6.2\nlet package = Package(targets: [.target(name: \"Flux\", swiftSettings: "
            + "[.enableUpcomingFeature(\"InferIsolatedConformances\")])])"
        try Data(manifest.utf8).write(to: checkout.appendingPathComponent("Package.swift"))
        let badge =
            "import SwiftUI\npublic struct Badge: View {\n    public init() {}\n    public var body: some View { Text(\"a\") }\n}\n"
        try Data(badge.utf8).write(to: sources.appendingPathComponent("Badge.swift"))
        try Data("As you like.".utf8).write(to: checkout.appendingPathComponent("LICENSE.md"))
        let without = await adopt("--dry-run")
        #expect(without.code == 1 && without.output.contains("there is no module Flux"))
        let checkouts = folder.path + "/checkouts"
        let result = await adopt("--packages", checkouts, "--out", folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        #expect(result.output.contains("Modules taken along from packages: Flux"))
        #expect(result.output.contains("Trips: 1 screen, 1 compiles as it is, 1 with all that it uses"))
        #expect(try text("Sources/Flux/Badge.swift") == badge)
        #expect(try text("Licenses/flux/LICENSE.md") == "As you like.")
        #expect(try text("README.md").contains("Flux belongs to a package"))
        let package = try text("Package.swift")
        #expect(package.contains(".enableUpcomingFeature(\"InferIsolatedConformances\")"))
        #expect(package.contains("dependencies: [\"Flux\"] + firstlight("))
        let gone = await adopt("--packages", folder.path + "/gone", "--dry-run")
        #expect(gone.code != 0 && gone.notes.contains("--packages: there is no folder"))
    }

    /// Packages are found where tools check them out, and where a manifest has their path, without a word of the user's.
    @Test(arguments: [
        ("Trips/SourcePackages/checkouts/flux", ""), ("Trips/.build/checkouts/flux", ""),
        ("Beside", ".package(path: \"../Beside\")"),
    ])
    func packagesBesideTheProjectAreFound(place: String, dependency: String) async throws {
        let targets = "[.target(name: \"Trips\", dependencies: [\"Flux\"])]"
        try write([
            "Package.swift":
                "// swift-tools-version: 6.2\nlet package = Package("
                + "name: \"Trips\", dependencies: [\(dependency)], targets: \(targets))",
            "Sources/Trips/Home.swift":
                "import Flux\nimport SwiftUI\nstruct Home: View {\n    var body: some View { Badge() }\n}\n",
        ])
        let without = await adopt("--dry-run")
        #expect(without.code == 1 && without.output.contains("there is no module Flux"))
        let checkout = folder.appendingPathComponent(place)
        let sources = checkout.appendingPathComponent("Sources/Flux")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        let manifest =
            "// swift-tools-version: 6.2\nlet package = Package(targets: [.target(name: \"Flux\")])"
        try Data(manifest.utf8).write(to: checkout.appendingPathComponent("Package.swift"))
        let badge =
            "import SwiftUI\npublic struct Badge: View {\n    public init() {}\n    public var body: some View { Text(\"a\") }\n}\n"
        try Data(badge.utf8).write(to: sources.appendingPathComponent("Badge.swift"))
        let result = await adopt("--out", folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        #expect(result.output.contains("Modules taken along from packages: Flux"))
        #expect(result.output.contains("Trips: 1 screen, 1 compiles as it is, 1 with all that it uses"))
        #expect(try text("Sources/Flux/Badge.swift") == badge)
    }

    /// The folders of two packages may be called alike: each has its own manifest.
    @Test func packagesInFoldersOfOneNameAreBothFound() async throws {
        let parts = ["First", "Second"]
        let paths = parts.map { ".package(path: \"../\($0)/Core\")" }.joined(separator: ", ")
        try write([
            "Package.swift":
                "// swift-tools-version: 6.2\nlet package = Package(name: \"Trips\", dependencies: [\(paths)], "
                + "targets: [.target(name: \"Trips\", dependencies: [\"First\", \"Second\"])])",
            "Sources/Trips/Home.swift":
                "import First\nimport Second\nimport SwiftUI\n"
                + "struct Home: View {\n    var body: some View { OfFirst().overlay { OfSecond() } }\n}\n",
        ])
        for part in parts {
            let package = folder.appendingPathComponent("\(part)/Core")
            let sources = package.appendingPathComponent("Sources/\(part)")
            try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
            let manifest =
                "// swift-tools-version: 6.2\nlet package = Package(targets: [.target(name: \"\(part)\")])"
            try Data(manifest.utf8).write(to: package.appendingPathComponent("Package.swift"))
            let view =
                "import SwiftUI\npublic struct Of\(part): View {\n    public init() {}\n"
                + "    public var body: some View { Text(\"a\") }\n}\n"
            try Data(view.utf8).write(to: sources.appendingPathComponent("View.swift"))
        }
        let result = await adopt("--out", folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)\(result.output)")
        for part in parts {
            #expect(try text("Sources/\(part)/View.swift").contains("public struct Of\(part): View"))
        }
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
        try write(["Hidden.swift": source])
        let result = await adopt("--out", folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        #expect(result.output.contains("written otherwise in the copies of 1 file: #selector, @objc"))
        let copy = try text("Sources/Trips/Hidden.swift")
        #expect(copy.contains("final class Keys { func end() {} }"))
        #expect(copy.contains("let action = Selector(\"end\", Keys.end)"))
        #expect(try text("README.md").contains("- `Hidden.swift`: #selector, @objc"))
        let kept = try String(contentsOf: project.appendingPathComponent("Hidden.swift"), encoding: .utf8)
        #expect(kept == source)
    }

    /// On Apple's systems Foundation brings the keychain and selectors along.
    @Test func whatFoundationBringsIsThereWhereItIsUsed() async throws {
        let view = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
        let vault = """
            import Foundation
            final class Vault {
                let kind = kSecClass
                let key = #keyPath(Vault.kind)
                let action = NSSelectorFromString("open")
            }

            """
        try write(["A.swift": view])
        #expect(await adopt("--out", folder.path + "/out").code == 0)
        #expect(!(try text("Package.swift").contains("\"Security\"")))
        #expect(!(try text("Sources/Trips/Firstlight/BroughtByFoundation.swift").contains("UIKit")))
        try FileManager.default.removeItem(atPath: folder.path + "/out")
        try write(["A.swift": view, "Vault.swift": vault])
        let result = await adopt("--out", folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        #expect(result.output.contains("written otherwise in the copies of 1 file: #keyPath"))
        let manifest = try text("Package.swift")
        #expect(manifest.contains("firstlight(\"Combine\", \"Security\", \"SwiftUI\", \"UIKit\""))
        #expect(manifest.contains("brought(\"FoundationNetworking\", \"Observation\", \"Security\")"))
        #expect(try text("Sources/Trips/Vault.swift").contains("let key = \"kind\""))
        let brought = try text("Sources/Trips/Firstlight/BroughtByFoundation.swift")
        #expect(brought.hasPrefix("@_exported import func UIKit.NSSelectorFromString\n"))
        #expect(brought.contains("\n@_exported import struct UIKit.Selector\n@_exported import protocol "))
    }

    @Test func aModelOfCoreDataBringsItsClassesAlong() async throws {
        let model = """
            <model><entity name="Item" representedClassName="Item" codeGenerationType="class">
            <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            </entity></model>
            """
        let list = """
            import SwiftUI
            struct Items: View {
                @FetchRequest(sortDescriptors: []) var items: FetchedResults<Item>
                var body: some View { ForEach(items) { Text($0.timestamp ?? Date(), style: .date) } }
            }

            """
        let own = "import CoreData\nclass Own: NSManagedObject {\n    @NSManaged var name: String?\n}\n"
        try write([
            "Items.swift": list, "Own.swift": own, "M.xcdatamodeld/M.xcdatamodel/contents": model,
            "M.xcdatamodeld/.xccurrentversion": "<plist/>",
        ])
        let result = await adopt("--out", folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        #expect(result.output.contains("written otherwise in the copies of 1 file: @NSManaged"))
        let classes = try text("Sources/Trips/Firstlight/ManagedObjects.swift")
        #expect(
            classes.contains("class Item: NSManagedObject {}") && classes.contains("var timestamp: Date?"))
        #expect(try text("Sources/Trips/Own.swift").contains("    var name: String? { get { value("))
        #expect(try text("Package.swift").contains("firstlight(\"Combine\", \"CoreData\", "))
    }

    /// The sources of a framework see what its header includes, without an import of their own.
    @Test func aFrameworksHeaderBringsItsModulesAlong() async throws {
        let project = """
            // !$*UTF8*$!
            { objectVersion = 77; rootObject = A1; objects = {
                A1 = {isa = PBXProject; buildConfigurationList = L1; targets = (T1, T2); mainGroup = G1;};
                G1 = {isa = PBXGroup; children = (S1, S2); sourceTree = "<group>";};
                S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
                S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Store; sourceTree = "<group>";};
                T1 = {isa = PBXNativeTarget; name = Trips; productType = "com.apple.product-type.application";
                    buildConfigurationList = L1; buildPhases = (); fileSystemSynchronizedGroups = (S1);};
                T2 = {isa = PBXNativeTarget; name = Store; productType = "com.apple.product-type.framework";
                    buildConfigurationList = L1; buildPhases = (); fileSystemSynchronizedGroups = (S2);};
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1);};
                C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {};};
            };}
            """
        try write([
            "Trips.xcodeproj/project.pbxproj": project,
            "App/List.swift":
                "import Store\nimport SwiftUI\nstruct Days: View { var body: some View { Text(day.name) } }\n",
            "Store/Store.h": "#import <Foundation/Foundation.h>\n#import <Store/Other.h>\n",
            "Store/Day.swift":
                "public struct Day { public var name = \"a\", date = Date() }\npublic let day = Day()\n",
        ])
        let result = await adopt("--out", folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        let manifest = try text("Package.swift")
        let targets = manifest.components(separatedBy: ".target(").dropFirst()
        #expect(manifest.contains("func brought(_ modules: String...) -> SwiftSetting {"))
        let store = targets.filter { $0.contains("name: \"Store\"") }
        let brought = "brought(\"FoundationNetworking\", \"Observation\", \"Foundation\")"
        #expect(store.map { $0.contains(brought) } == [true])
        #expect(manifest.components(separatedBy: brought).count == 2)
    }

    /// A header that a setting names has any name, and is read although others of its kind are not.
    @Test func aHeaderThatASettingNamesBringsItsModulesAlong() async throws {
        try write([
            "project.yml": """
            name: Trips
            targets:
              Trips:
                type: application
                platform: iOS
                sources: [App]
                settings: {SWIFT_OBJC_BRIDGING_HEADER: App/Shared Names.h}
            """,
            "App/Days.swift":
                "import SwiftUI\nstruct Days: View { var body: some View { Text(\"a\") } }\n",
            "App/Shared Names.h": "#import <MapKit/MapKit.h>\n", "App/Other.h": "#import <WebKit/WebKit.h>\n",
        ])
        let result = await adopt("--out", folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        let manifest = try text("Package.swift")
        #expect(manifest.contains("\"MapKit\"") && !manifest.contains("\"WebKit\""))
    }

    @Test func nothingIsWrittenIntoTheProjectOrOverSomethingElse() async throws {
        try write(Self.files)
        let inside = await adopt("--out", project.path + "/new")
        #expect(inside.code == 64 && inside.notes.contains("is in the project"), "\(inside.notes)")
        try Data("mine".utf8).write(to: folder.appendingPathComponent("mine"))
        let over = await adopt("--out", folder.path)
        #expect(over.code == 73 && over.notes.contains("--out"), "\(over.notes)")
    }

    @Test func aProjectWithoutAScreenThatBuildsHasNoPackage() async throws {
        try write([
            "A.swift":
                "import SceneKit\nimport SwiftUI\nstruct A: View { var body: some View { SceneView() } }\n"
        ])
        let result = await adopt("--json")
        #expect(result.code == 1 && result.output.contains("\"schema\" : \"firstlight-adoption-1\""))
        #expect(result.output.contains("\"verdict\" : \"lacks\""))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Trips"])
    }

    /// A name of the project's own is not ambiguous with one of Combine's, which only a file's own import brings whole.
    @Test func theCompilersVerdictIsThatOfEachFile() async throws {
        try write([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Trips",
                targets: [
                    .target(name: "TripsKit"), .executableTarget(name: "Trips", dependencies: ["TripsKit"]),
                ])
            """,
            "Sources/TripsKit/Subscription.swift": """
            import Foundation
            public struct Subscription: Identifiable, Sendable {
                public let id: Int
            }
            public final class Model: ObservableObject {
                @Published public var subscription: Subscription?
                public init() {}
            }
            """,
            "Sources/TripsKit/Feed.swift": """
            import Foundation
            public final class Feed: NSObject, XMLParserDelegate {
                private var names: [String] = []
                public func names(in data: Data) -> [String] {
                    let parser = XMLParser(data: data)
                    parser.delegate = self
                    return parser.parse() ? names : []
                }
                public func parser(
                    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
                    qualifiedName: String?, attributes: [String: String] = [:]
                ) { names.append(elementName) }
            }
            """,
            "Sources/TripsKit/Fetching.swift": """
            import CryptoKit
            import Foundation
            protocol Fetching {
                func data(from url: URL) async throws -> (Data, URLResponse)
                func data(for request: URLRequest) async throws -> (Data, URLResponse)
            }
            extension URLSession: Fetching {}
            func seal(_ data: Data) -> String { SHA256.hash(data: data).description }
            """,
            "Sources/Trips/Plans.swift": """
            import SwiftUI
            import TripsKit
            struct Plans: View {
                @ObservedObject var model: Model
                @State private var chosen: Subscription?
                var body: some View { Circle().strokeBorder(lineWidth: 2) }
            }
            """,
            "Sources/Trips/Wrong.swift": """
            import SwiftUI
            struct Wrong: View {
                var body: some View { Text(1) }
            }
            """,
        ])
        let run = try await BuiltProgram.run(
            BuiltProgram.file("firstlight"), ["adopt", project.path, "--build", "--dry-run", "--json"])
        let told = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let files = try #require(told["files"] as? [[String: Any]])
        let verdicts = Dictionary(
            uniqueKeysWithValues: files.map { ($0["path"] as? String ?? "", $0["verdict"] as? String ?? "") })
        #expect(told["isCompiled"] as? Bool == true)
        #expect(verdicts["Sources/Trips/Plans.swift"] == "builds", "\(files)")
        #expect(verdicts["Sources/TripsKit/Subscription.swift"] == "builds", "\(files)")
        #expect(verdicts["Sources/TripsKit/Feed.swift"] == "builds", "\(files)")
        #expect(verdicts["Sources/TripsKit/Fetching.swift"] == "builds", "\(files)")
        #expect(verdicts["Sources/Trips/Wrong.swift"] != "builds")
    }

    @Test func aFolderWithoutSourcesIsRefused() async throws {
        try write(["notes.txt": "x"])
        let result = await adopt()
        #expect(result.code == 65 && result.notes.contains("There are no Swift sources"), "\(result.notes)")
    }
}
