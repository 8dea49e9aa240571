// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightArtefacts

/// The packages that a project says it depends on: those in its folder, those beside it, and those from elsewhere.
@Suite struct DeclaredPackagesTests {
    private func set(_ files: [String: String]) throws -> FileSet {
        try FileSet(files.mapValues { Array($0.utf8) })
    }

    private func manifest(_ target: String, _ dependencies: String = "") -> String {
        "// swift-tools-version: 6.0\nlet package = Package(name: \"\(target)\", dependencies: [\(dependencies)], "
            + "targets: [.target(name: \"\(target)\")])\n"
    }

    @Test func aPackageInTheFolderIsReadWithTheOneThatHasItsPath() throws {
        let files = try set([
            "Package.swift": manifest("Trips", ".package(name: \"Kit\", path: \"Packages/Kit\")"),
            "Packages/Kit/Package.swift": manifest("Kit", ".package(path: \"../Core\")"),
            "Packages/Core/Package.swift": manifest("Core"),
            "Packages/Demo/Package.swift": manifest("Demo"),
            "Sources/Trips/A.swift": "import Kit\n", "Packages/Kit/Sources/Kit/K.swift": "",
            "Packages/Core/Sources/Core/C.swift": "", "Packages/Demo/Sources/Demo/D.swift": "",
        ])
        let project = try AdoptionProject(files, folderName: "Trips", target: nil)
        #expect(project.name == "Trips" && project.kind == .package)
        // What is depended on comes first, and nobody depends on the demo.
        #expect(project.modules.map(\.name) == ["Core", "Kit", "Trips"])
        #expect(project.modules.allSatisfy { !$0.isDependency })
        #expect(project.modules[1].sources == ["Packages/Kit/Sources/Kit/K.swift"])
    }

    @Test func packagesSideBySideAreAllRead() throws {
        let files = try set([
            "Core/Package.swift": manifest("Core"), "Core/Sources/Core/C.swift": "",
            "Screens/Package.swift": manifest("Screens"), "Screens/Sources/Screens/S.swift": "",
            "Screens/Examples/Demo/Package.swift": manifest("Demo"),
            "Screens/Examples/Demo/Sources/Demo/D.swift": "",
        ])
        let project = try AdoptionProject(files, folderName: "Trips", target: nil)
        #expect(project.modules.map(\.name).sorted() == ["Core", "Screens"])
    }

    /// A target of a package that has the whole folder does not have the files of the package inside of it.
    @Test func whatAPackageInsideHasIsItsOwn() throws {
        let outer =
            "let package = Package(name: \"App\", dependencies: [.package(path: \"Kit\")], targets: [.target(name: \"App\", "
            + "path: \".\")])"
        let files = try set([
            "Package.swift": outer, "A.swift": "", "Kit/Package.swift": manifest("Kit"),
            "Kit/Sources/Kit/K.swift": "",
        ])
        let project = try AdoptionProject(files, folderName: "App", target: nil)
        #expect(project.modules.map(\.name) == ["Kit", "App"])
        #expect(project.modules.map(\.sources) == [["Kit/Sources/Kit/K.swift"], ["A.swift"]])
    }

    @Test func pathsThatLeaveTheFolderAreFound() throws {
        let files = try set([
            "ios/Package.swift": manifest(
                "A",
                """
                .package(path: "../shared"), .package(path: "../../Kit"), // .package(path: "../../Old")
                .package(url: "https://example.org/b.git", from: "1.0.0"),
                """),
            "ios/App.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            {objects = {
                L = {isa = XCLocalSwiftPackageReference; relativePath = "../../Lights"; };
                M = {isa = XCLocalSwiftPackageReference; relativePath = "Inner"; };
                P = {isa = PBXProject; targets = (); };
            }; rootObject = P; }
            """,
        ])
        #expect(DeclaredPackages.pathsOut(of: files) == ["../Kit", "../Lights"])
    }

    // MARK: - From elsewhere

    /// The module of a package that is not there is told with its address: by its product, or by the package's name.
    @Test(arguments: [
        (".package(url: \"https://example.org/flux-swift.git\", from: \"1.0.0\")", "FluxKit"),
        (".package(url: \"https://example.org/flux-swift.git\", .upToNextMajor(from: \"1.0.0\"))", "FluxKit"),
        (".package(name: \"Flux\", url: \"https://example.org/flux-swift.git\", from: \"1.0.0\")", "Flux"),
        (".package(url: \"https://example.org/flux-swift.git\", from: \"1.0.0\")", "Unheard"),
    ])
    func aManifestSaysWhereAMissingModuleIsFrom(_ dependency: String, _ module: String) throws {
        let text = """
            // swift-tools-version: 6.0
            let package = Package(name: "Trips", dependencies: [\(dependency)], targets: [
                .target(name: "Trips", dependencies: [.product(name: "FluxKit", package: "flux-swift")]),
            ])
            """
        let files = try set([
            "Package.swift": text, "Sources/Trips/A.swift": "import \(module)\nimport SwiftUI\n",
        ])
        let project = try AdoptionProject(files, folderName: "Trips", target: nil, ours: ["SwiftUI"])
        let told =
            "Modules of packages that are not checked out beside the project; --packages names the folder of their "
            + "checkouts: \(module) (https://example.org/flux-swift.git)."
        #expect(project.notes == (module == "Unheard" ? [] : [told]))
    }

    @Test func anXcodeProjectSaysIt() throws {
        let text = """
            // !$*UTF8*$!
            {objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
                G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
                F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                B = {isa = PBXBuildFile; fileRef = F; };
                S = {isa = PBXSourcesBuildPhase; files = (B, ); };
                T = {isa = PBXNativeTarget; name = Trips; productType = "com.apple.product-type.application";
                    buildPhases = (S, ); };
                R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/lotte-ios"; };
                D = {isa = XCSwiftPackageProductDependency; package = R; productName = Lotte; };
            }; rootObject = P; }
            """
        let files = try set([
            "Trips.xcodeproj/project.pbxproj": text, "A.swift": "import Lotte\nimport Other\n",
        ])
        let notes = try AdoptionProject(files, folderName: "Trips", target: nil).notes
        #expect(notes.count == 1)
        #expect(notes.first?.hasSuffix("their checkouts: Lotte (https://example.org/lotte-ios).") == true)
        // With its checkout it is taken along, and nothing is missing.
        let checkout = ["lotte-ios/Package.swift": manifest("Lotte"), "lotte-ios/Sources/Lotte/L.swift": ""]
        let whole = try AdoptionProject(files, folderName: "Trips", target: nil, packages: try set(checkout))
        #expect(whole.notes.isEmpty && whole.modules.map(\.name) == ["Lotte", "Trips"])
    }

    /// Xcode may check packages out in the project's folder: they are no packages of its own.
    @Test func checkoutsInTheFolderAreNotTheProjects() throws {
        #expect(!AdoptionModule.isWanted("SourcePackages/checkouts/flux/Sources/Flux/A.swift"))
        #expect(!AdoptionModule.isWanted("ios/SourcePackages/checkouts/flux/Package.swift"))
        #expect(AdoptionModule.isWanted("Packages/flux/Package.swift"))
        let files = try set([
            "A.swift": "import Flux\n", "SourcePackages/checkouts/flux/Package.swift": manifest("Flux"),
            "SourcePackages/checkouts/flux/Sources/Flux/F.swift": "",
        ])
        let project = try AdoptionProject(files, folderName: "Trips", target: nil)
        #expect(project.modules.map(\.name) == ["Trips"] && project.kind == .folder)
    }
}
