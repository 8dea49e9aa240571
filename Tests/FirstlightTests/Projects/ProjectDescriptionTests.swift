// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// Folders with an app and without the project that a tool makes of it, and folders with several.
@Suite struct ProjectDescriptionTests {
    private func run(_ command: String, _ project: ProjectFolder) async throws -> ShellRun {
        try await ShellRun(#""$0" "$@""#, "firstlight", [command, project.url.path])
    }

    @Test(arguments: [
        (
            "project.yml", "name: Shop\ntargets:\n  Shop:\n    type: application\n", "XcodeGen",
            "xcodegen generate"
        ),
        (
            "Project.swift", "import ProjectDescription\nlet project = Project(name: \"Shop\")\n",
            "Tuist",
            "tuist generate"
        ),
    ])
    func `A project that a tool has still to make is told`(
        file: String, text: String, tool: String, command: String
    ) async throws {
        let project = ProjectFolder()
        try project.write(text, to: file)
        let sentence =
            "\(file) describes a project that \(tool) makes and that is not here yet: what only it says is not "
            + "seen. Run '\(command)' there first."
        let lint = try await run("lint", project)
        #expect(lint.code == 0 && lint.errors.contains(sentence), "\(lint.errors)")
        let imported = try await run("import", project)
        #expect(imported.code == 66 && imported.errors.contains(sentence), "\(imported.errors)")
        let made = try await project.generate("duggy")
        #expect(made.code == 66 && made.errors.contains("\(tool) makes it of \(file)."), "\(made.errors)")
        // Where the project is, it says what there is.
        try project.write("x", to: "Shop.xcodeproj/project.pbxproj")
        #expect(try await !run("lint", project).errors.contains(sentence))
    }

    @Test func `An app without a project and an Info.plist is told, and not written over`() async throws {
        let project = ProjectFolder()
        let file = "My App.swiftpm/Package.swift"
        try project.write("let package = Package(products: [.iOSApplication(name: \"My App\")])\n", to: file)
        let sentence =
            "\(file) describes an app of Swift Playground: Info.plist and launch screen are made when it is built, "
            + "and are not seen here."
        for command in ["lint", "import"] {
            let run = try await run(command, project)
            #expect(run.errors.contains(sentence), "\(command): \(run.errors)")
        }
        let made = try await project.generate("duggy")
        #expect(made.code == 65 && made.errors.contains("'\(file)', without an Info.plist"), "\(made.errors)")
        #expect(!project.isThere("Duggy") && !project.isThere(".firstlight.json"))
    }

    @Test func `Of several flavours the first is used, and the others are not called poorer`() async throws {
        let project = ProjectFolder()
        for name in ["dev", "prod"] {
            try project.write(
                "flutter_native_splash:\n  color: \"#112233\"\n", to: "flutter_native_splash-\(name).yaml")
        }
        let run = try await run("import", project)
        #expect(
            run.errors.contains(
                "flutter_native_splash-prod.yaml was not used: flutter_native_splash-dev.yaml comes first of its kind."
            ),
            "\(run.errors)")
    }

    @Test(arguments: [
        (
            "project.yml", "name: Shop\ntargets:\n  Shop:\n    info:\n      path: Shop/Info.plist\n",
            "XcodeGen", "xcodegen generate", true
        ),
        (
            "project.yml", "name: Shop\ntargets: {Shop: {info: {properties: {}, path: ./Shop/Info.plist}}}\n",
            "XcodeGen", "xcodegen generate", true
        ),
        ("project.yml", "name: Shop\ninclude: made/lists.yml\n", "XcodeGen", "xcodegen generate", true),
        (
            "project.yml", "name: Shop\ntargets: {Shop: {sources: [{path: Shop/Info.plist}]}}\n", "XcodeGen",
            "xcodegen generate", false
        ),
        ("Project.swift", "import ProjectDescription\n", "Tuist", "tuist generate", false),
    ])
    func `What a made project needs goes into its description, and not into Xcode`(
        file: String, text: String, tool: String, command: String, makesList: Bool
    ) async throws {
        let project = ProjectFolder()
        try XcodeSample(settings: ["INFOPLIST_FILE = Shop/Info.plist"]).write(into: project)
        try project.write(XcodeSample.infoPlist, to: "Shop/Info.plist")
        try project.write(text, to: file)
        // A path begins at the file that has it.
        try project.write(
            "targetTemplates: {App: {info: {path: \"../${target_name}/Info.plist\"}}}\n"
                + "targets: {Shop: {templates: [App]}}\n", to: "made/lists.yml")
        let run = try await project.generate("urbannest --dry-run")
        #expect(run.code == 0 && !run.output.contains("in Xcode"), "\(run.errors) \(run.output)")
        let lines = run.output.split(separator: "\n").map(String.init)
        let needed = [
            "Add Shop/Fonts/Inter-Bold.otf to the app's target in \(file), unless a folder or a pattern there takes it.",
            "Make all changes of the target in \(file) and run '\(command)': \(tool) makes 'Shop.xcodeproj' of it, and "
                + "what is changed in the project itself is lost.",
        ]
        for line in needed { #expect(lines.contains(line), "\(run.output)") }
        // XcodeGen writes the list that `info` names, with the keys of the description alone.
        let list =
            "Put what is new in Shop/Info.plist into \(file), too: \(tool) writes that file anew."
        #expect(lines.contains(list) == makesList, "\(run.output)")
    }

    @Test func `Nothing has to be added in Xcode where the project follows its folder`() async throws {
        let project = ProjectFolder()
        try XcodeSample(isFollowed: true, settings: ["INFOPLIST_FILE = Shop/Info.plist"]).write(into: project)
        try project.write(XcodeSample.infoPlist, to: "Shop/Info.plist")
        let run = try await project.generate("urbannest --dry-run")
        #expect(run.code == 0 && run.output.contains("Shop/Fonts/Inter-Bold.otf"), "\(run.errors)")
        #expect(!run.output.contains("Add Shop/") && !run.output.contains("in Xcode"), "\(run.output)")
    }

    @Test func `A workspace of projects that are still to be made is refused, and told once`() async throws {
        let project = ProjectFolder()
        try project.write("import ProjectDescription\n", to: "Workspace.swift")
        try project.write("import ProjectDescription\n", to: "Apps/Shop/Project.swift")
        let made = try await project.generate("duggy")
        #expect(made.code == 66, "\(made.errors)")
        #expect(made.errors.contains("Tuist makes it of Workspace.swift."), "\(made.errors)")
        #expect(made.errors.contains("Run 'tuist generate' there first."), "\(made.errors)")
        let imported = try await run("import", project)
        let sentence = "Workspace.swift describes a project that Tuist makes and that is not here yet"
        #expect(imported.code == 66 && imported.errors.contains(sentence), "\(imported.errors)")
        #expect(!imported.errors.contains("Apps/Shop/Project.swift"), "\(imported.errors)")
        let lint = try await run("lint", project)
        #expect(lint.errors.contains(sentence), "\(lint.errors)")
        #expect(!lint.errors.contains("Apps/Shop/Project.swift"), "\(lint.errors)")
    }

    @Test func `Of a workspace that was made in part the projects are told that are not there`() async throws
    {
        let project = ProjectFolder()
        try project.write("import ProjectDescription\n", to: "Workspace.swift")
        for name in ["Shop", "Kit", "Desk"] {
            try project.write("import ProjectDescription\n", to: "Apps/\(name)/Project.swift")
        }
        try XcodeSample(settings: ["INFOPLIST_FILE = Shop/Info.plist"]).write(into: project, at: "Apps/Shop/")
        try project.write(XcodeSample.infoPlist, to: "Apps/Shop/Shop/Info.plist")
        let lint = try await run("lint", project)
        let told = lint.errors.split(separator: "\n").filter { $0.contains("that is not here yet") }
        #expect(
            told.compactMap { $0.firstMatch(of: /\S+\.swift/).map { String($0.output) } } == [
                "Apps/Desk/Project.swift", "Apps/Kit/Project.swift",
            ], "\(lint.errors)")
        let made = try await project.generate("duggy --dry-run")
        #expect(made.code == 0 && made.output.contains("Apps/Shop/Shop/Info.plist"), "\(made.errors)")
    }

    @Test func `A folder of a project is linted under the name of its target`() async throws {
        let project = ProjectFolder()
        try XcodeSample(settings: ["INFOPLIST_FILE = \"Pocket/Info.plist\""]).write(into: project)
        try project.write(
            XcodeSample.list("\t<key>UISupportedInterfaceOrientations</key>\n\t<array/>"),
            to: "Pocket/Info.plist")
        let path = project.url.appending(path: "Pocket").path
        let run = try await ShellRun(#""$0" "$@""#, "firstlight", ["lint", path])
        #expect(run.output.contains("Shop has none of the four launch keys"), "\(run.output)")
    }

    @Test func `Of two projects with an app of one name the one that is patched is told`() async throws {
        let project = ProjectFolder()
        for place in ["One/", "Other/"] {
            try XcodeSample(settings: ["INFOPLIST_FILE = Shop/Info.plist"]).write(into: project, at: place)
            try project.write(XcodeSample.infoPlist, to: "\(place)Shop/Info.plist")
        }
        let run = try await project.generate("duggy --dry-run")
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.output.contains(
                "\nThe app 'Shop' of 'One/Shop.xcodeproj' is patched; name the folder of 'Other/Shop.xcodeproj' for the app of "
                    + "that name there.\n"), "\(run.output)")
    }
}
