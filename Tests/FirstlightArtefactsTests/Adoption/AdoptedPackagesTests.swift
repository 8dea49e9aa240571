// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightArtefacts

/// How the manifests of packages set their targets, and which packages a project takes along.
@Suite struct AdoptedPackagesTests {
    private func set(_ files: [String: String]) throws -> FileSet {
        try FileSet(files.mapValues { Array($0.utf8) })
    }

    private func modules(_ manifest: String, _ paths: [String]) -> [AdoptionModule] {
        AdoptionModule.modules(ofManifest: Array(manifest.utf8), in: "", paths: paths)
    }

    private func module(_ target: String, version: String = "6.2", rest: String = "") throws -> AdoptionModule
    {
        let manifest =
            "// swift-tools-version: \(version)\nlet package = Package(targets: [\(target)]\(rest))"
        return try #require(modules(manifest, ["Sources/A/A.swift"]).first)
    }

    /// The mode of a target is its own, else the package's, else that of the tools.
    @Test(arguments: [
        ("6.2", ".target(name: \"A\")", "", 6), ("5.10", ".target(name: \"A\")", "", 5),
        ("6.2", ".target(name: \"A\")", ", swiftLanguageModes: [.v5]", 5),
        ("5.9", ".target(name: \"A\")", ", swiftLanguageVersions: [.v5, .version(\"6\")]", 6),
        ("5.9", ".target(name: \"A\")", ", swiftLanguageVersions: [.version(\"5.6\")]", 5),
        ("6.0", ".target(name: \"A\", swiftSettings: [.swiftLanguageMode(.v5)])", "", 5),
        (
            "6.0", ".target(name: \"A\", swiftSettings: [.swiftLanguageMode(.v6)])",
            ", swiftLanguageModes: [.v5]", 6
        ),
    ])
    func aManifestSaysTheLanguageMode(_ version: String, _ target: String, _ rest: String, _ mode: Int) throws
    {
        #expect(try module(target, version: version, rest: rest).languageMode == mode)
    }

    /// Settings are in the target, or in a list that it names, or given to all targets at the end.
    @Test(arguments: [
        (".target(name: \"A\", swiftSettings: [.defaultIsolation(MainActor.self)])", "", true),
        (
            ".target(name: \"A\", swiftSettings: shared)",
            "\nlet shared = [.defaultIsolation(MainActor.self)]", true
        ),
        (".target(name: \"A\")", "\nlet shared = [.defaultIsolation(MainActor.self)]", false),
        (
            ".target(name: \"A\")",
            "\nfor target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self)] }",
            true
        ),
        (
            ".target(name: \"A\"), .target(name: \"B\", swiftSettings: [.defaultIsolation(MainActor.self)])",
            "",
            false
        ),
        (".target(name: \"A\"), // .defaultIsolation(MainActor.self)\n", "", false),
        (".target(name: \"A\" /* swiftSettings: [.defaultIsolation(MainActor.self)] */)", "", false),
        // Of several lists, the one that is named counts, alone or beside others.
        (
            ".target(name: \"A\", swiftSettings: plain)",
            "\nlet plain: [SwiftSetting] = []\nlet ui: [SwiftSetting] = [.defaultIsolation(MainActor.self)]",
            false
        ),
        (
            ".target(name: \"A\", swiftSettings: [.swiftLanguageMode(.v6)] + ui)",
            "\nlet uiless: [SwiftSetting] = []\nlet ui: [SwiftSetting] = [\n.defaultIsolation(MainActor.self),\n]",
            true
        ),
        (
            ".target(name: \"A\", swiftSettings: made())",
            "\nfunc made() -> [SwiftSetting] { [.defaultIsolation(MainActor.self)] }", true
        ),
    ])
    func aManifestSaysTheIsolation(_ target: String, _ end: String, _ isOnMainActor: Bool) throws {
        let manifest = "// swift-tools-version: 6.2\nlet package = Package(targets: [\(target)])\(end)"
        let module = try #require(modules(manifest, ["Sources/A/A.swift", "Sources/B/B.swift"]).first)
        #expect(module.name == "A" && module.isOnMainActor == isOnMainActor)
    }

    @Test func aManifestSaysFeaturesAndWhichFilesItTakes() throws {
        let target = """
            .target(
                name: "A", dependencies: [.target(name: "B")], exclude: ["Old", "Info.plist"], sources: ["Own", "Old"],
                resources: [.process("Texts")], swiftSettings: [.enableUpcomingFeature("InferIsolatedConformances")])
            """
        let paths = ["Own/A.swift", "Own/B.swift", "Old/C.swift", "Other/D.swift", "Texts/a.json"]
        let manifest = "// swift-tools-version: 6.2\nlet package = Package(targets: [\(target)])"
        let found = modules(manifest, paths.map { "Sources/A/\($0)" } + ["Sources/B/B.swift"])
        // A target that is named as a dependency alone is none.
        #expect(found.map(\.name) == ["A"])
        #expect(found.first?.sources == ["Sources/A/Own/A.swift", "Sources/A/Own/B.swift"])
        #expect(found.first?.resources == ["Sources/A/Texts/a.json"])
        #expect(found.first?.features == ["InferIsolatedConformances"])
    }

    @Test func aTargetThatIsACommentIsNone() {
        let manifest =
            "let package = Package(targets: [\n    .target(name: \"A\"), // path: \"Other\"\n    // .target(name: \"B\"),\n])"
        #expect(modules(manifest, ["Sources/A/A.swift", "Sources/B/B.swift"]).map(\.name) == ["A"])
    }

    // MARK: - Packages

    private let manifest =
        "// swift-tools-version: 5.9\nlet package = Package(targets: [.target(name: \"Flux\"), .target(name: \"Core\"), "
        + ".target(name: \"Unused\")])"

    private func project(_ source: String, packages: [String: String]) throws -> AdoptionProject {
        try AdoptionProject(
            try set([
                "App/A.swift": source,
                "App/TripsApp.swift": "import SwiftUI\n@main struct TripsApp: App {}\n",
            ]),
            folderName: "Trips", target: nil, packages: try set(packages))
    }

    private var checkouts: [String: String] {
        [
            "flux/Package.swift": manifest, "flux/LICENSE": "As you like.", "flux/Sources/Core/NOTICE": "",
            "flux/Sources/Flux/Store.swift": "@_exported import Core\nstruct Store {}\n",
            "flux/Sources/Core/Core.swift": "struct Core {}\n",
            "flux/Sources/Unused/U.swift": "struct Unused {}\n",
            "flux/Sources/Core/Texts/de.lproj/L.strings": "", "flux/Tests/FluxTests/T.swift": "import Flux\n",
            "flux/Examples/Demo/Package.swift": "let package = Package(targets: [.target(name: \"Demo\")])",
            "flux/Examples/Demo/Sources/Demo/D.swift": "",
        ]
    }

    /// What is imported is taken, and what that imports; tests, examples and other targets are not.
    @Test func importedModulesOfPackagesAreTakenAlong() throws {
        let project = try project("import struct Flux.Store\nimport Demo\n", packages: checkouts)
        #expect(project.modules.filter(\.isDependency).map(\.name) == ["Core", "Flux"])
        #expect(project.modules.last?.isDependency == false)
        #expect(project.modules[0].sources == ["checkouts/flux/Sources/Core/Core.swift"])
        #expect(project.modules[0].resources == ["checkouts/flux/Sources/Core/Texts/de.lproj/L.strings"])
        #expect(project.files["checkouts/flux/Sources/Flux/Store.swift"] != nil)
        #expect(project.files["checkouts/flux/Sources/Unused/U.swift"] == nil)
        // Each of a package's modules is under its licence.
        #expect(
            project.modules.prefix(2).map(\.licenses) == [
                ["checkouts/flux/LICENSE"], ["checkouts/flux/LICENSE"],
            ])
        #expect(project.files["checkouts/flux/LICENSE"] == Array("As you like.".utf8))
    }

    /// A package of Swift has one module of a name, so that one called as ours cannot come along.
    @Test func aModuleThatIsCalledAsOursStaysBehind() throws {
        let source = "import Flux\n"
        let project = try AdoptionProject(
            try set(["App/A.swift": source]), folderName: "Trips", target: nil, packages: try set(checkouts),
            ours: ["Core", "Unused"])
        #expect(project.modules.filter(\.isDependency).map(\.name) == ["Flux"])
        #expect(
            project.notes.last
                == "Modules of packages that are called as Firstlight's own, which were taken in their place: Core."
        )
    }

    /// The checkouts may lie in the project's folder, where their files are known already.
    @Test func checkoutsMayBeInTheProject() throws {
        let files = [
            "App/A.swift": "import Flux\n",
            "App/TripsApp.swift": "import SwiftUI\n@main struct TripsApp: App {}\n",
            "checkouts/flux/Sources/Flux/Store.swift": "struct Store {}\n",
        ]
        let project = try AdoptionProject(
            try set(files), folderName: "Trips", target: nil, packages: try set(checkouts))
        #expect(project.modules.filter(\.isDependency).map(\.name) == ["Core", "Flux"])
    }

    @Test func aProjectThatImportsNoPackageTakesNone() throws {
        let modules = try project("import SwiftUI\n", packages: checkouts).modules
        #expect(!modules.isEmpty && modules.allSatisfy { !$0.isDependency })
    }

    /// Views of packages are no screens of the project, and their modules are not missing.
    @Test func screensOfPackagesAreNotCounted() throws {
        let view = "import SwiftUI\nstruct Own: View { var body: some View { Text(\"a\") } }\n"
        var packages = checkouts
        packages["flux/Sources/Flux/Store.swift"] = view
        let report = AdoptionReport(
            try project("import Flux\n" + view, packages: packages),
            known: ["View", "Text", "App", "String"], modules: ["SwiftUI"])
        #expect(report.screens.all == 1 && report.screens.built == 1)
        #expect(report.verdicts.allSatisfy(\.missingModules.isEmpty))
    }

    /// A framework's header has its name; an app's bridge is named by a setting. Only what stands in angles is a module's.
    @Test func aHeaderBringsModules() throws {
        let header = """
            // #import <Skipped/Skipped.h>
            #import <Foundation/Foundation.h>
            #include <UIKit/UIKit.h>
            @import MapKit;
            #import "Own.h"
            #import <Foundation/NSObject.h>
            """
        let files = try set(["a/Store/Store.h": header, "a/Deep/Er/Store.h": "#import <Other/Other.h>"])
        var framework = AdoptionModule(name: "Store")
        framework.readHeader(bridge: nil, root: "a", files)
        #expect(framework.headerModules == ["Foundation", "UIKit", "MapKit"])
        var app = AdoptionModule(name: "Store", isApp: true)
        app.readHeader(bridge: nil, root: "a", files)
        #expect(app.headerModules.isEmpty)
        app.readHeader(bridge: "a/Deep/Er/Store.h", root: "a", files)
        #expect(app.headerModules == ["Other"])
    }

    @Test(arguments: [
        ("Store/Store.h", true), ("Store/Supporting Files/Store.h", true), ("Store/Other.h", false),
        ("App/App-Bridging-Header.h", true), ("Store.h", false), ("Store/Store.m", false),
    ])
    func onlyHeadersOfATargetAreRead(path: String, isRead: Bool) {
        #expect(AdoptionModule.isWanted(path) == isRead)
    }
}
