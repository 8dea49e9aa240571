// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightArtefacts

/// The verdicts about the files of a project, by names alone.
@Suite struct AdoptionReportTests {
    private let known: Set = ["View", "Text", "padding", "String"]

    private func report(_ files: [String: String], target: String? = nil) throws -> AdoptionReport {
        let set = try FileSet(files.mapValues { Array($0.utf8) })
        let project = try AdoptionProject(set, folderName: "Trips", target: target)
        return AdoptionReport(project, known: known, modules: ["SwiftUI"])
    }

    private func view(_ name: String, _ body: String, imports: String = "SwiftUI") -> String {
        "import \(imports)\nstruct \(name): View {\n    var body: some View { \(body) }\n}\n"
    }

    @Test func aScreenCompilesIfEachNameIsDeclaredSomewhere() throws {
        let report = try report([
            "A.swift": view("A", "Text(\"a\").padding()"), "B.swift": view("B", "Text(\"b\").shimmering()"),
            "C.swift": view("C", "Chart { }"), "D.swift": view("D", "Text(\"d\")", imports: "Charts"),
            "E.swift": "let number = 1\n",
        ])
        #expect(report.screens.all == 4 && report.screens.compiling == 1 && report.screens.built == 1)
        #expect(report.verdicts[1].missingNames.map(\.name) == [".shimmering"])
        #expect(report.verdicts[1].missingNames.map(\.line) == [3])
        #expect(report.verdicts[2].missingNames.map(\.name) == ["Chart"])
        #expect(report.verdicts[3].missingModules.map(\.name) == ["Charts"])
    }

    /// A disk of another system leaves such files, which are no text.
    @Test func aHiddenFileIsNoSource() throws {
        let report = try report([
            "A.swift": view("A", "Text(\"a\")"), "._A.swift": "\u{0}\u{5}", "B/._B.swift": "",
        ])
        #expect(report.verdicts.map(\.source.path) == ["A.swift"])
    }

    @Test func whatUsesAFileThatIsLeftOutIsLeftOutToo() throws {
        let report = try report([
            "A.swift": view("Tabs", "Home()"), "B.swift": view("Home", "Graph()"),
            "C.swift": view("Graph", "Chart { }"),
        ])
        #expect(report.screens.compiling == 2 && report.screens.built == 0)
        let needs = report.verdicts.map { $0.needs.map { "\($0.name) \($0.file)" } }
        #expect(needs == [["Home B.swift"], ["Graph C.swift"], []])
    }

    @Test func theCompilerHasTheLastWord() throws {
        var report = try report([
            "A.swift": view("Home", "Unheard()"), "B.swift": view("B", "Text(\"b\")"),
            "C.swift": view("Tabs", "Home()"),
        ])
        #expect(report.verdicts.map(\.builds) == [false, true, false])
        report.judge(by: ["B.swift": [.init(line: 3, message: "no")]])
        #expect(report.verdicts.map(\.builds) == [true, false, true])
    }

    /// The compiler is asked without the import; the copy does without it, too.
    @Test func aFileCompilesThatImportsWhatItDoesNotUse() throws {
        var report = try report([
            "A.swift": view("Home", "Text(\"a\")", imports: "Firebase"),
            "B.swift": view("B", "Auth()", imports: "Firebase"),
        ])
        #expect(report.verdicts.map(\.builds) == [false, false])
        report.judge(by: ["B.swift": [.init(line: 3, message: "cannot find 'Auth' in scope")]])
        #expect(report.verdicts.map(\.builds) == [true, false])
        #expect(report.verdicts.map { $0.unusedImports.map(\.name) } == [["Firebase"], []])
    }

    @Test func symbolsOfACatalogueAreDeclared() throws {
        let report = try report([
            "A.swift": view("A", "Text(\"a\").foregroundStyle(.Icons.star)"),
            "A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/Icons/star.colorset/Contents.json": "{}",
        ])
        #expect(report.verdicts[0].missingNames.map(\.name) == [".foregroundStyle"])
    }

    /// A condition is one on its line, outside of comments and texts.
    @Test(arguments: [
        ("#if os(iOS)\n", "#if (os(iOS) || os(Linux))\n"),
        ("    #if !os( iOS )\r\n", "    #if !(os(iOS) || os(Linux))\r\n"),
        ("#if DEBUG\n#elseif os(iOS) || os(macOS)", "#if DEBUG\n#elseif (os(iOS) || os(Linux)) || os(macOS)"),
        (
            "#if os(tvOS) || os(iOS) && os(iOS)",
            "#if os(tvOS) || (os(iOS) || os(Linux)) && (os(iOS) || os(Linux))"
        ),
        ("let a = \"é\"\n#if os(iOS) // os(iOS)", "let a = \"é\"\n#if (os(iOS) || os(Linux)) // os(iOS)"),
        ("#if os(iOSX)", nil), ("let a = \"#if os(iOS)\"", nil), ("// #if os(iOS)", nil),
        ("let a = \"\"\"\n#if os(iOS)\n\"\"\"", nil), ("/*\n#if os(iOS)\n*/", nil), ("os(iOS)", nil),
    ])
    func aConditionHoldsOnLinuxAsOnIOS(_ text: String, _ changed: String?) throws {
        let files = try FileSet(["A.swift": Array(text.utf8), "A.txt": Array(text.utf8)]).readAsIOS
        #expect(String(decoding: files["A.swift"] ?? [], as: UTF8.self) == changed ?? text)
        #expect(files["A.txt"] == Array(text.utf8))
    }

    /// The lines stay where they are, and texts and comments as they are.
    @Test(arguments: [
        ("@objc func tapped() {}", "func tapped() {}"),
        ("    @objc(tap:) private func tapped(_ a: Int) {}", "    private func tapped(_ a: Int) {}"),
        ("@objcMembers class A {\n@IBOutlet weak var a: B!\n}", "class A {\nweak var a: B!\n}"),
        ("add(self, #selector(tapped))", "add(self, Selector(\"tapped\", Self.tapped))"),
        ("add(#selector(self.tapped(_:)), a)", "add(Selector(\"tapped:\", Self.tapped(_:)), a)"),
        (
            "#selector(Coordinator.changed(sender:))",
            "Selector(\"changed(sender:)\", Coordinator.changed(sender:))"
        ),
        (
            "#selector(UIResponder.resignFirstResponder)",
            "Selector(\"resignFirstResponder\", UIResponder.resignFirstResponder)"
        ),
        ("#selector(getter: A.b)", "Selector(\"A.b\")"),
        ("#selector(\n    A.b\n)\nc", "Selector(\"b\", A.b)\n\n\nc"),
        ("NSSortDescriptor(key: #keyPath(Asset.title))", "NSSortDescriptor(key: \"title\")"),
        ("#keyPath(name)", "\"name\""), ("#keyPath(Shelf.Book.author.name)", "\"author.name\""),
        ("#keyPath(\n    A.b\n)\nc", "\"b\"\n\n\nc"), ("// #keyPath(A.b)", nil),
        ("import os.log\nimport UIKit.UIImage // a\nlet b = 1", "import os\nimport UIKit // a\nlet b = 1"),
        ("    @preconcurrency public import Darwin.POSIX.net", "    @preconcurrency public import Darwin"),
        ("import struct Foundation.Data", nil), ("// import os.log", nil),
        ("import _SwiftData_SwiftUI\nlet a = 1", "import SwiftData\nlet a = 1"),
        ("// import _SwiftData_SwiftUI", nil), ("let a = _B_SwiftUI", nil),
        ("import SwiftUICore\nlet a = 1", "import SwiftUI\nlet a = 1"), ("import SwiftUICores", nil),
        ("let a = b.c // import os.log", nil),
        ("// @objc #selector(a)", nil), ("let a = \"@objc #selector(a)\"", nil),
        ("@objective var a = 1", nil),
        ("let é = \"é\" ; @objc func a() {}", "let é = \"é\" ; func a() {}"),
    ])
    func aCopyHasNoObjectiveC(_ text: String, _ changed: String?) {
        let result = FileSet.withoutObjectiveC(Array(text.utf8), path: "A.swift")
        #expect(String(decoding: result.bytes, as: UTF8.self) == changed ?? text)
        #expect(result.changed.isEmpty == (changed == nil))
    }

    @Test(arguments: [
        ("let a = kSecClass", true), ("let a = SecItemAdd(b, nil)", true), ("let kSe = 1", false),
        ("", false),
    ])
    func aWordIsFoundInSources(_ text: String, _ isFound: Bool) {
        let sources = [Array("import Foundation".utf8), Array(text.utf8)]
        #expect(FileSet.occur(["kSec", "SecItem"], in: sources) == isFound)
    }

    @Test func codeForIOSCountsWithItsLinesWhereOneAsksForIt() throws {
        let text = "#if os(iOS)\n" + view("Card", "Text(\"a\").shimmering()") + "#endif\n"
        let files = try FileSet(["A.swift": Array(text.utf8)])
        func report(_ files: FileSet) throws -> AdoptionReport {
            AdoptionReport(
                try AdoptionProject(files, folderName: "Trips", target: nil), known: known,
                modules: ["SwiftUI"])
        }
        let (usual, asIOS) = (try report(files), try report(files.readAsIOS))
        #expect(usual.screens.all == 0 && usual.verdicts[0].source.droppedBranches.map(\.line) == [1])
        #expect(asIOS.screens.all == 1 && asIOS.verdicts[0].source.droppedBranches.isEmpty)
        #expect(asIOS.verdicts[0].missingNames.map(\.name) == [".shimmering"])
        #expect(asIOS.verdicts[0].missingNames.map(\.line) == [4])
    }

    // MARK: - Projects

    private func pbxproj(_ settings: String, extra: String = "") -> String {
        """
        // !$*UTF8*$!
        {
            objectVersion = 77;
            objects = {
                A1 = {isa = PBXProject; buildConfigurationList = L1; targets = (T1, T2); mainGroup = G1;};
                G1 = {isa = PBXGroup; children = (S1, F1); sourceTree = "<group>";};
                S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = "My Trips"; sourceTree = "<group>"; exceptions = (X1);};
                X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Skipped.swift); target = T1;};
                F1 = {isa = PBXFileReference; path = Extra.swift; sourceTree = "<group>";};
                B1 = {isa = PBXBuildFile; fileRef = F1;};
                P1 = {isa = PBXSourcesBuildPhase; files = (B1);};
                T1 = {isa = PBXNativeTarget; name = "My Trips"; productType = "com.apple.product-type.application";
                    buildConfigurationList = L1; buildPhases = (P1); fileSystemSynchronizedGroups = (S1);};
                T2 = {isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application";
                    buildConfigurationList = L1; buildPhases = ();};
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1);};
                C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)};};
            };
            rootObject = A1;
        }
        """
    }

    /// Entries of a folder that follows the disk are files, folders, or the languages of a file.
    @Test(arguments: [
        ("A.swift", true), ("Assets.xcassets/b.colorset/Contents.json", true),
        ("Texts/de.lproj/L.strings", true),
        ("Texts/de.lproj/M.strings", false), ("B.swift", false), ("Assets.xcassets2/a.json", false),
    ])
    func aFolderHasWhatTheProjectNamesInIt(file: String, isNamed: Bool) {
        let names: Set = ["A.swift", "Assets.xcassets", "/Localized: Texts/L.strings"]
        #expect(XcodeFolder(path: "App", excluded: [], included: names, line: 1).takes(file) == isNamed)
        #expect(XcodeFolder(path: "App", excluded: names, included: [], line: 1).takes(file) != isNamed)
    }

    @Test func anXcodeProjectSaysWhichFilesAreTheApps() throws {
        let project = try AdoptionProject(
            try FileSet(
                [
                    "ios/T.xcodeproj/project.pbxproj": pbxproj(
                        "SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; "),
                    "ios/My Trips/A.swift": "", "ios/My Trips/Skipped.swift": "", "ios/Extra.swift": "",
                    "ios/Not.swift": "",
                    "ios/My Trips/A.xcassets/b.colorset/Contents.json": "{}",
                    "ios/My Trips/de.lproj/L.strings": "",
                ].mapValues { Array($0.utf8) }), folderName: "x", target: nil)
        let app = try #require(project.modules.last)
        #expect(project.kind == .xcode && project.name == "My Trips" && project.otherApps == ["Other"])
        #expect(app.name == "My_Trips" && app.sources == ["ios/Extra.swift", "ios/My Trips/A.swift"])
        #expect(app.resources.count == 2 && app.languageMode == 6 && app.isOnMainActor && !app.extendsTypes)
    }

    /// A project that is made on a disk for which capitals are alike names its files so.
    @Test func filesAreFoundInOtherCapitals() throws {
        let project = try AdoptionProject(
            try FileSet(
                ["T.xcodeproj/project.pbxproj": pbxproj(""), "My Trips/A.swift": "", "extra.swift": ""]
                    .mapValues { Array($0.utf8) }), folderName: "x", target: nil)
        #expect(project.modules.last?.sources == ["My Trips/A.swift", "extra.swift"])
    }

    /// The project of an app may be made of a file by a tool, and a package of binaries stand beside the app.
    @Test func anAppBesideAPackageOfBinariesHasItsSources() throws {
        let manifest =
            "let package = Package(name: \"K\", targets: [.binaryTarget(name: \"K\", path: \"K.xcframework\")])"
        let project = try AdoptionProject(
            try FileSet(
                [
                    "project.yml": "name: T", "App/TApp.swift": "@main struct TApp: App {}",
                    "Vendor/K/Package.swift": manifest,
                ].mapValues { Array($0.utf8) }), folderName: "T", target: nil)
        #expect(project.kind == .folder && project.modules.map(\.name) == ["T"])
        #expect(project.modules.last?.sources == ["App/TApp.swift"])
    }

    /// A package beside a project may have the app's own sources by its name, and be for other tools alone.
    @Test func anAppBesideAPackageOfItsNameHasItsSources() throws {
        let manifest =
            "let package = Package(name: \"T\", targets: [.target(name: \"My_Trips\", path: \"My Trips\")])"
        let project = try AdoptionProject(
            try FileSet(
                [
                    "T.xcodeproj/project.pbxproj": pbxproj(""), "My Trips/A.swift": "", "Extra.swift": "",
                    "Package.swift": manifest,
                ].mapValues { Array($0.utf8) }), folderName: "x", target: nil)
        #expect(project.modules.map(\.name) == ["My_Trips"])
        #expect(project.modules.last?.sources == ["Extra.swift", "My Trips/A.swift"])
    }

    /// Xcode shows a package that was dragged into a project, and builds it, although no list of packages has it.
    @Test func aPackageThatWasDraggedIntoAProjectIsRead() throws {
        let folder =
            "F2 = {isa = PBXFileReference; lastKnownFileType = folder; path = ..; sourceTree = \"<group>\";};"
        let text = pbxproj("").replacing("(S1, F1)", with: "(S1, F1, F2)")
            .replacing("B1 = {", with: folder + "B1 = {")
        let project = try AdoptionProject(
            try FileSet(
                [
                    "App/T.xcodeproj/project.pbxproj": text, "App/My Trips/A.swift": "",
                    "Package.swift":
                        "let package = Package(name: \"T\", targets: [.target(name: \"Models\")])",
                    "Sources/Models/M.swift": "",
                ].mapValues { Array($0.utf8) }), folderName: "x", target: nil)
        #expect(project.modules.map(\.name) == ["Models", "My_Trips"])
        #expect(project.modules.first?.sources == ["Sources/Models/M.swift"])
    }

    @Test func aTargetThatIsNotThereIsRefused() throws {
        let files = try FileSet(["T.xcodeproj/project.pbxproj": Array(pbxproj("").utf8)])
        #expect(throws: ArtefactProblem.self) { try AdoptionProject(files, folderName: "x", target: "Gone") }
    }

    @Test func aManifestIsReadAndNotRun() throws {
        let manifest = """
            // swift-tools-version: 5.9
            let package = Package(
                name: "Trips", targets: [
                    .target(name: "Models", dependencies: [.product(name: "X", package: "x")]),
                    .target(name: "Screens", dependencies: ["Models"], path: "UI"), .testTarget(name: "T"),
                ])
            """
        let project = try AdoptionProject(
            try FileSet(
                [
                    "Package.swift": manifest, "Sources/Models/M.swift": "", "UI/S.swift": "",
                    "Tests/T/T.swift": "",
                ]
                .mapValues { Array($0.utf8) }), folderName: "x", target: nil)
        #expect(project.kind == .package && project.name == "Trips")
        #expect(
            project.modules.map(\.name) == ["Models", "Screens"]
                && project.modules[1].sources == ["UI/S.swift"])
    }

    private func project(_ files: [String: String], target: String? = nil) throws -> AdoptionProject {
        try AdoptionProject(
            try FileSet(files.mapValues { Array($0.utf8) }), folderName: "Course", target: target)
    }

    private func app(_ name: String) -> String { "import SwiftUI\n@main struct \(name): App {\n}\n" }

    /// Lessons often have the same names in each, so that they cannot be one module.
    private var lessons: [String: String] {
        [
            "Header/Header/HeaderApp.swift": app("HeaderApp"),
            "Header/Header/View/Home.swift": view("Home", "Absent()"),
            "Header/Header/Assets.xcassets/a.colorset/Contents.json": "{}",
            "Header/HeaderUITests/T.swift": "", "Tabs/Tabs/App/TabsApp.swift": app("TabsApp"),
            "Tabs/Tabs/Home.swift": view("Home", "Text(\"b\")"),
            // A bundle of widgets is no app.
            "Tabs/Widgets/Bundle.swift": "import WidgetKit\n@main struct All: WidgetBundle {\n}\n",
            "Shared.swift": "let shared = 1\n",
        ]
    }

    @Test func eachAppOfAFolderOfManyIsAModule() throws {
        let project = try project(lessons)
        #expect(project.kind == .folder && project.modules.map(\.name) == ["Header", "Tabs"])
        #expect(project.modules.map(\.isApp) == [true, true])
        #expect(
            project.modules[0].sources == ["Header/Header/HeaderApp.swift", "Header/Header/View/Home.swift"])
        #expect(project.modules[0].resources.count == 1 && project.modules[1].resources.isEmpty)
        #expect(project.notes.contains { $0.hasPrefix("It has 2 apps") && $0.contains("Header, Tabs") })
        #expect(project.notes.contains { $0.hasSuffix("not read: 1.") })
    }

    @Test func anAppSeesNothingOfAnother() throws {
        let report = AdoptionReport(try project(lessons), known: known, modules: ["SwiftUI", "WidgetKit"])
        let homes = report.verdicts.filter { $0.source.path.hasSuffix("Home.swift") }
        #expect(homes.map(\.module) == ["Header", "Tabs"] && homes.map(\.builds) == [false, true])
        let other = try project([
            "A/AApp.swift": app("AApp"), "A/One.swift": view("One", "OfB()"), "B/BApp.swift": app("BApp"),
            "B/OfB.swift": view("OfB", "Text(\"b\")"),
        ])
        let apart = AdoptionReport(other, known: known, modules: ["SwiftUI"])
        let one = try #require(apart.verdicts.first { $0.source.path == "A/One.swift" })
        #expect(one.missingNames.map(\.name) == ["OfB"])
    }

    @Test func oneOfManyAppsCanBeChosenByItsFolder() throws {
        let project = try project(lessons, target: "Tabs")
        #expect(project.name == "Tabs" && project.modules.map(\.name) == ["Tabs"])
        #expect(project.otherApps == ["Header"])
        #expect(throws: ArtefactProblem.self) { try self.project(lessons, target: "Gone") }
        #expect(throws: ArtefactProblem.self) { try self.project(["A.swift": ""], target: "A") }
    }

    @Test func cataloguesTellAppsApartWhereNoneBegins() throws {
        let project = try project([
            "Old One/Home.swift": "", "Old One/Assets.xcassets/a.colorset/Contents.json": "{}",
            "Old Two/Home.swift": "", "Old Two/Assets.xcassets/a.colorset/Contents.json": "{}",
        ])
        #expect(project.modules.map(\.name) == ["Old_One", "Old_Two"])
        let one = try self.project([
            "App/HomeApp.swift": app("HomeApp"), "App/Assets.xcassets/a.colorset/Contents.json": "{}",
            "Kit/Button.swift": "", "Kit/Assets.xcassets/b.colorset/Contents.json": "{}",
        ])
        #expect(one.modules.count == 1 && one.modules.first?.sources.count == 2)
    }

    /// Of one large project and small examples, the large one is meant; of a course, each.
    @Test(arguments: [(1, ["Course"], 3), (9, ["My Trips"], 1)])
    func projectsOfACourseAreTakenEach(extra: Int, names: [String], count: Int) throws {
        var files: [String: String] = [:]
        for lesson in ["a", "b", "c"] {
            files["\(lesson)/T.xcodeproj/project.pbxproj"] = pbxproj("")
            files["\(lesson)/My Trips/A.swift"] = ""
            files["\(lesson)/Extra.swift"] = ""
        }
        for number in 0..<extra { files["b/My Trips/More\(number).swift"] = "" }
        let project = try project(files)
        #expect([project.name] == names && project.modules.count == count)
        let expected = ["My_Trips", "My_Trips2", "My_Trips3"].prefix(count)
        #expect(project.modules.map(\.name) == Array(expected))
    }
}
