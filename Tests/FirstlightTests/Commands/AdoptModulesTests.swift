// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// `firstlight adopt`: packages, headers and models of a project, and what Foundation brings elsewhere.
@MainActor @Suite struct AdoptModulesTests {
    private let trips = AdoptedTrips()

    /// The sources of packages become modules beside the app's; their views are no screens of the project.
    @Test func packagesAreTakenAlongWhereOneNamesTheirFolder() async throws {
        try trips.write([
            "Home.swift":
                "import Flux\nimport SwiftUI\nstruct Home: View {\n    var body: some View { Badge() }\n}\n"
        ])
        let checkout = trips.folder.appendingPathComponent("checkouts/flux")
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
        let without = await trips.adopt("--dry-run")
        #expect(without.code == 1 && without.output.contains("there is no module Flux"))
        let checkouts = trips.folder.path + "/checkouts"
        let result = await trips.adopt("--packages", checkouts, "--out", trips.folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        #expect(result.output.contains("Modules taken along from packages: Flux"))
        #expect(result.output.contains("Trips: 1 screen, 1 compiles as it is, 1 with all that it uses"))
        #expect(try trips.text("Sources/Flux/Badge.swift") == badge)
        #expect(try trips.text("Licenses/flux/LICENSE.md") == "As you like.")
        #expect(try trips.text("README.md").contains("Flux belongs to a package"))
        let package = try trips.text("Package.swift")
        #expect(package.contains(".enableUpcomingFeature(\"InferIsolatedConformances\")"))
        #expect(package.contains("dependencies: [\"Flux\"] + firstlight("))
        let gone = await trips.adopt("--packages", trips.folder.path + "/gone", "--dry-run")
        #expect(gone.code != 0 && gone.notes.contains("--packages: there is no folder"))
    }

    /// Packages are found where tools check them out, and where a manifest has their path, without a word of the user's.
    @Test(arguments: [
        ("Trips/SourcePackages/checkouts/flux", ""), ("Trips/.build/checkouts/flux", ""),
        ("Beside", ".package(path: \"../Beside\")"),
    ])
    func packagesBesideTheProjectAreFound(place: String, dependency: String) async throws {
        let targets = "[.target(name: \"Trips\", dependencies: [\"Flux\"])]"
        try trips.write([
            "Package.swift":
                "// swift-tools-version: 6.2\nlet package = Package("
                + "name: \"Trips\", dependencies: [\(dependency)], targets: \(targets))",
            "Sources/Trips/Home.swift":
                "import Flux\nimport SwiftUI\nstruct Home: View {\n    var body: some View { Badge() }\n}\n",
        ])
        let without = await trips.adopt("--dry-run")
        #expect(without.code == 1 && without.output.contains("there is no module Flux"))
        let checkout = trips.folder.appendingPathComponent(place)
        let sources = checkout.appendingPathComponent("Sources/Flux")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        let manifest =
            "// swift-tools-version: 6.2\nlet package = Package(targets: [.target(name: \"Flux\")])"
        try Data(manifest.utf8).write(to: checkout.appendingPathComponent("Package.swift"))
        let badge =
            "import SwiftUI\npublic struct Badge: View {\n    public init() {}\n    public var body: some View { Text(\"a\") }\n}\n"
        try Data(badge.utf8).write(to: sources.appendingPathComponent("Badge.swift"))
        let result = await trips.adopt("--out", trips.folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        #expect(result.output.contains("Modules taken along from packages: Flux"))
        #expect(result.output.contains("Trips: 1 screen, 1 compiles as it is, 1 with all that it uses"))
        #expect(try trips.text("Sources/Flux/Badge.swift") == badge)
    }

    /// The folders of two packages may be called alike: each has its own manifest.
    @Test func packagesInFoldersOfOneNameAreBothFound() async throws {
        let parts = ["First", "Second"]
        let paths = parts.map { ".package(path: \"../\($0)/Core\")" }.joined(separator: ", ")
        try trips.write([
            "Package.swift":
                "// swift-tools-version: 6.2\nlet package = Package(name: \"Trips\", dependencies: [\(paths)], "
                + "targets: [.target(name: \"Trips\", dependencies: [\"First\", \"Second\"])])",
            "Sources/Trips/Home.swift":
                "import First\nimport Second\nimport SwiftUI\n"
                + "struct Home: View {\n    var body: some View { OfFirst().overlay { OfSecond() } }\n}\n",
        ])
        for part in parts {
            let package = trips.folder.appendingPathComponent("\(part)/Core")
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
        let result = await trips.adopt("--out", trips.folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)\(result.output)")
        for part in parts {
            #expect(try trips.text("Sources/\(part)/View.swift").contains("public struct Of\(part): View"))
        }
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
        try trips.write([
            "Trips.xcodeproj/project.pbxproj": project,
            "App/List.swift":
                "import Store\nimport SwiftUI\nstruct Days: View { var body: some View { Text(day.name) } }\n",
            "Store/Store.h": "#import <Foundation/Foundation.h>\n#import <Store/Other.h>\n",
            "Store/Day.swift":
                "public struct Day { public var name = \"a\", date = Date() }\npublic let day = Day()\n",
        ])
        let result = await trips.adopt("--out", trips.folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        let manifest = try trips.text("Package.swift")
        let targets = manifest.components(separatedBy: ".target(").dropFirst()
        #expect(manifest.contains("func brought(_ modules: String...) -> SwiftSetting {"))
        let store = targets.filter { $0.contains("name: \"Store\"") }
        let brought = "brought(\"FoundationNetworking\", \"Observation\", \"Foundation\")"
        #expect(store.map { $0.contains(brought) } == [true])
        #expect(manifest.components(separatedBy: brought).count == 2)
    }

    /// A header that a setting names has any name, and is read although others of its kind are not.
    @Test func aHeaderThatASettingNamesBringsItsModulesAlong() async throws {
        try trips.write([
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
        let result = await trips.adopt("--out", trips.folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        let manifest = try trips.text("Package.swift")
        #expect(manifest.contains("\"MapKit\"") && !manifest.contains("\"WebKit\""))
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
        try trips.write(["A.swift": view])
        #expect(await trips.adopt("--out", trips.folder.path + "/out").code == 0)
        #expect(!(try trips.text("Package.swift").contains("\"Security\"")))
        #expect(!(try trips.text("Sources/Trips/Firstlight/BroughtByFoundation.swift").contains("UIKit")))
        try FileManager.default.removeItem(atPath: trips.folder.path + "/out")
        try trips.write(["A.swift": view, "Vault.swift": vault])
        let result = await trips.adopt("--out", trips.folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        #expect(result.output.contains("written otherwise in the copies of 1 file: #keyPath"))
        let manifest = try trips.text("Package.swift")
        #expect(manifest.contains("firstlight(\"Combine\", \"Security\", \"SwiftUI\", \"UIKit\""))
        #expect(manifest.contains("brought(\"FoundationNetworking\", \"Observation\", \"Security\")"))
        #expect(try trips.text("Sources/Trips/Vault.swift").contains("let key = \"kind\""))
        let brought = try trips.text("Sources/Trips/Firstlight/BroughtByFoundation.swift")
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
        try trips.write([
            "Items.swift": list, "Own.swift": own, "M.xcdatamodeld/M.xcdatamodel/contents": model,
            "M.xcdatamodeld/.xccurrentversion": "<plist/>",
        ])
        let result = await trips.adopt("--out", trips.folder.path + "/out")
        #expect(result.code == 0, "\(result.notes)")
        #expect(result.output.contains("written otherwise in the copies of 1 file: @NSManaged"))
        let classes = try trips.text("Sources/Trips/Firstlight/ManagedObjects.swift")
        #expect(
            classes.contains("class Item: NSManagedObject {}") && classes.contains("var timestamp: Date?"))
        #expect(try trips.text("Sources/Trips/Own.swift").contains("    var name: String? { get { value("))
        #expect(try trips.text("Package.swift").contains("firstlight(\"Combine\", \"CoreData\", "))
    }
}
