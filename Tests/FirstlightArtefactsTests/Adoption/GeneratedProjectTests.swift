// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightArtefacts

/// A project of which there is only the file that XcodeGen reads.
@Suite struct GeneratedProjectTests {
    private static let specification = """
        name: Trips
        settings:
          base: {SWIFT_VERSION: "6.0"}
        packages:
          Kit: {path: Packages/Kit}
          Shapes: {url: https://example.com/shapes.git, from: 1.0.0}
        targets:
          Trips:
            type: application
            platform: iOS
            sources:
              - path: App
                excludes: ["**/*.generated.swift", Old, "Draft*"]
              - Shared
            settings:
              base: {SWIFT_OBJC_BRIDGING_HEADER: $(SRCROOT)/App/Prefix.h}
            dependencies:
              - package: Shapes
                product: ShapesUI
          Store:
            type: framework
            platform: [iOS, macOS]
            sources: Store
            settings: {SWIFT_VERSION: 5.0}
          Watch: {type: application, platform: watchOS, sources: [Watch]}
          TripsTests: {type: bundle.unit-test, platform: iOS, sources: [TripsTests]}
        """
    private static let files = [
        "project.yml": specification, "App/TripsApp.swift": "import Kit\nimport ShapesUI\n",
        "App/Deep/a.generated.swift": "", "App/Old/A.swift": "", "App/Drafts/B.swift": "",
        "App/Inner/Draft.swift": "", "App/Prefix.h": "#import <MapKit/MapKit.h>\n",
        "App/Assets.xcassets/Brand.colorset/Contents.json": "{}", "Shared/C.swift": "",
        "Store/D.swift": "", "Watch/W.swift": "", "TripsTests/T.swift": "",
        "Packages/Kit/Package.swift":
            "// swift-tools-version: 5.9\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
        "Packages/Kit/Sources/Kit/K.swift": "",
    ]

    private func project(_ files: [String: String] = files, target: String? = nil) throws -> AdoptionProject {
        try AdoptionProject(
            FileSet(files.mapValues { Array($0.utf8) }), folderName: "trips", target: target)
    }

    @Test func itsTargetsAreModules() throws {
        let project = try project()
        #expect(project.kind == .xcode && project.name == "Trips" && project.otherApps.isEmpty)
        #expect(project.modules.map(\.name) == ["Kit", "Store", "Trips"])
        #expect(project.modules.map(\.isApp) == [false, false, true])
        #expect(project.modules.map(\.languageMode) == [5, 5, 6])
        let app = try #require(project.modules.last)
        #expect(app.sources == ["App/Inner/Draft.swift", "App/TripsApp.swift", "Shared/C.swift"])
        #expect(app.resources == ["App/Assets.xcassets/Brand.colorset/Contents.json"])
        #expect(app.headerModules == ["MapKit"])
    }

    @Test func itsNotesSayWhatWasRead() throws {
        let notes = try project().notes.joined(separator: "\n")
        #expect(notes.contains("XcodeGen's project.yml was read in its place"))
        #expect(notes.contains("ShapesUI (https://example.com/shapes.git)"))
    }

    /// With templates, a target has what they say besides its own.
    @Test func targetsHaveWhatTheirTemplatesSay() throws {
        let project = try project([
            "ios/project.yml": """
            name: A
            include: [base.yml]
            targetTemplates:
              App:
                type: application
                platform: iOS
                sources: ["${target_name}"]
                settings: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}
            targets:
              One: {templates: [App], sources: [More]}
              Two: {templates: [App]}
            """,
            "ios/One/A.swift": "", "ios/More/B.swift": "", "ios/Two/C.swift": "",
        ])
        #expect(project.name == "One" && project.otherApps == ["Two"])
        #expect(project.modules.map(\.sources) == [["ios/More/B.swift", "ios/One/A.swift"]])
        #expect(project.modules.map(\.isOnMainActor) == [true])
        let told = "run xcodegen first where it matters: include of base.yml."
        #expect(project.notes.contains { $0.hasSuffix(told) })
    }

    /// Mappings are merged key by key, lists one after the other, and paths begin at the file that has them.
    @Test func whatItIncludesIsMergedIntoIt() throws {
        let project = try project([
            "ios/project.yml": """
            name: A
            include:
              - base/targets.yml
              - path: base/settings.yml
                relativePaths: false
              - path: gone.yml
                enable: false
            targets:
              One: {sources: [More], settings: {groups: [swift, shared]}}
              Two: {"type:REPLACE": framework, platform: iOS}
            """,
            "ios/base/targets.yml": """
            include: deep/own.yml
            targets:
              One: {type: application, platform: iOS, sources: [App, {path: Kit, excludes: ["*.md"]}]}
              Two: {type: application, sources: Two}
            """,
            "ios/base/deep/own.yml": """
            include: ../targets.yml
            packages: {Forms: {path: Forms}}
            """,
            "ios/base/settings.yml": """
            targets: {One: {sources: [Plain]}}
            settingGroups:
              swift: {base: {SWIFT_VERSION: "5.0"}, configs: {Debug: {SWIFT_VERSION: "6.0"}}}
              shared: {groups: [again, shared]}
              again: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}
            """,
            "ios/base/App/A.swift": "", "ios/base/Kit/B.swift": "", "ios/base/Kit/C.md": "",
            "ios/More/D.swift": "", "ios/Plain/E.swift": "", "ios/App/Other.swift": "",
            "ios/base/Two/F.swift": "",
            "ios/base/deep/Forms/Package.swift":
                "// swift-tools-version: 5.9\nlet package = Package(name: \"Forms\", targets: [.target(name: \"Forms\")])",
            "ios/base/deep/Forms/Sources/Forms/T.swift": "",
        ])
        #expect(project.name == "One" && project.otherApps == [])
        #expect(project.modules.map(\.name) == ["Forms", "Two", "One"])
        let app = try #require(project.modules.last)
        #expect(
            app.sources == [
                "ios/More/D.swift", "ios/Plain/E.swift", "ios/base/App/A.swift", "ios/base/Kit/B.swift",
            ])
        #expect(app.languageMode == 6 && app.isOnMainActor)
        #expect(!project.notes.contains { $0.contains("was not read") })
    }

    /// XcodeGen looks for what such a file includes in the folder of the file that includes it.
    @Test func aFileWithoutPathsOfItsOwnHasNoFolder() throws {
        let project = try project([
            "ios/project.yml": """
            name: A
            include: {path: base/plain.yml, relativePaths: false}
            targets: {One: {type: application, platform: iOS, sources: [One]}}
            """,
            "ios/base/plain.yml": "include: more/near.yml\n",
            "ios/more/near.yml": """
            include: {path: sets/far.yml, relativePaths: false}
            targets: {One: {sources: [Kit]}}
            """,
            "ios/sets/far.yml": "targets: {One: {sources: [Far]}}\n",
            "ios/One/A.swift": "", "ios/more/Kit/B.swift": "", "ios/more/Far/C.swift": "",
        ])
        #expect(
            project.modules.map(\.sources) == [
                ["ios/One/A.swift", "ios/more/Far/C.swift", "ios/more/Kit/B.swift"]
            ])
        #expect(!project.notes.contains { $0.contains("was not read") })
    }

    /// A template comes before those that it names, also where they name one another.
    @Test func templatesHaveWhatTheirTemplatesSay() throws {
        let project = try project([
            "project.yml": """
            name: A
            targetTemplates:
              Base: {templates: [App], type: framework, platform: iOS, sources: [Base]}
              App: {templates: [Base], type: application, sources: [App]}
            targets:
              One: {templates: [App], sources: [One]}
            """,
            "One/A.swift": "", "App/B.swift": "", "Base/C.swift": "",
        ])
        #expect(project.name == "One")
        #expect(project.modules.map(\.sources) == [["App/B.swift", "Base/C.swift", "One/A.swift"]])
    }

    @Test func anIncludedFileThatIsDamagedIsTold() throws {
        let project = try project([
            "project.yml": "name: A\ninclude: b.yml\ntargets: {A: {type: application, sources: App}}\n",
            "b.yml": "targets: [\n", "App/A.swift": "import SwiftUI\n",
        ])
        #expect(project.kind == .folder)
        #expect(project.notes.contains { $0.hasPrefix("b.yml:") && $0.contains("this is no YAML") })
    }

    @Test func filesThatIncludeOneAnotherAreReadOnce() throws {
        var files = ["A/A.swift": ""]
        for number in 0..<80 {
            files["\(number).yml"] = "include: [\((0..<80).map { "\($0).yml" }.joined(separator: ", "))]\n"
        }
        files["project.yml"] = "name: A\ninclude: 0.yml\ntargets: {A: {type: application, sources: A}}\n"
        #expect(try project(files).modules.map(\.sources) == [["A/A.swift"]])
    }

    @Test func anXcodeProjectBesideItComesFirst() throws {
        var files = Self.files
        files["Trips.xcodeproj/project.pbxproj"] = """
            // !$*UTF8*$!
            { objectVersion = 77; rootObject = A1; objects = {
                A1 = {isa = PBXProject; buildConfigurationList = L1; targets = (T1); mainGroup = G1;};
                G1 = {isa = PBXGroup; children = (S1); sourceTree = "<group>";};
                S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>";};
                T1 = {isa = PBXNativeTarget; name = Made; productType = "com.apple.product-type.application";
                    buildConfigurationList = L1; buildPhases = (); fileSystemSynchronizedGroups = (S1);};
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1);};
                C1 = {isa = XCBuildConfiguration; name = Debug;
                    buildSettings = {SWIFT_OBJC_BRIDGING_HEADER = "Shared/$(TARGET_NAME)-Names.h";};};
            };}
            """
        let made = try project(files)
        #expect(made.name == "Made" && made.modules.last?.sources == ["Shared/C.swift"])
        // Its header may have any name, and is read for that.
        files["App/Prefix.h"] = nil
        let bridges = AdoptionProject.bridges(of: try FileSet(files.mapValues { Array($0.utf8) }))
        #expect(bridges == ["App/Prefix.h", "Shared/Made-Names.h"])
    }

    @Test func aFileThatCannotBeReadIsTold() throws {
        let project = try project(["project.yml": "name: [", "A.swift": "import SwiftUI\n"])
        #expect(project.kind == .folder)
        #expect(
            project.notes.contains {
                $0.contains("project.yml") && $0.hasSuffix("run xcodegen, so that its Xcode project is read.")
            })
    }

    /// Other tools have files of the name.
    @Test func aFileOfAnotherToolIsNone() throws {
        let project = try project(["project.yml": "name: site\nversion: 1\n", "A.swift": ""])
        #expect(project.kind == .folder && !project.notes.contains { $0.contains("XcodeGen") })
    }
}
