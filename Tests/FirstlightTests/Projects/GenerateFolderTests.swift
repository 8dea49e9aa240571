// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// What `generate` does to a folder that is its own.
@Suite struct GenerateFolderTests {
    private static let plain = "UrbanNest/Assets.xcassets/LaunchGround-43e82fb1.colorset"
    private static let white = "UrbanNest/Assets.xcassets/LaunchGround-fd9f724d.colorset"

    @Test func `A new folder becomes a project with its record`() async throws {
        let project = ProjectFolder("deep/App")
        let run = try await project.generate("duggy")
        #expect(run.code == 0, "\(run.errors)")
        for path in [
            ".firstlight.json", "Duggy.xcodeproj/project.pbxproj", "Duggy/Info.plist",
            "Duggy/LaunchScreen.storyboard", "Duggy/DuggyApp.swift", "Duggy/Localizable.xcstrings",
            "Duggy/Assets.xcassets/AppIcon.appiconset/AppIcon-ios-1024.png",
        ] {
            #expect(project.isThere(path), "\(path) is missing")
        }
        let languages = try project.text("Duggy.xcodeproj/project.pbxproj").split(
            separator: "knownRegions = (")
        #expect(languages.last?.prefix { $0 != ")" }.filter(\.isLetter) == "enBasearde")
        #expect(
            try project.text("Duggy/Localizable.xcstrings").contains(
                "\"value\" : \"Nächstes Spiel · zu Hause\""))
        #expect(run.output.contains("25 files written, 0 as they were"), "\(run.output)")
        #expect(try project.neighbours() == ["deep"])
    }

    @Test func `The record names the program that wrote it`() async throws {
        let project = ProjectFolder()
        let line = #""$0" generate lost --platform ios --into '\#(project.url.path)'"#
        #expect(try await ShellRun(line, "gallery", []).code == 0)
        let text = try project.text(".firstlight.json")
        let about =
            "Written by `gallery generate`: the files that are its own, and what they were. Keep it with them."
        #expect(text.contains("\"about\" : \"\(about)\""), "\(text)")
        let again = try await ShellRun(line, "gallery", [])
        #expect(again.code == 0 && again.output.contains(": 0 files written, "), "\(again.output)")
    }

    @Test func `A second run changes no byte and writes no file`() async throws {
        let project = ProjectFolder()
        try await project.generate("duggy --platform ios --platform android")
        let (contents, times) = (try project.contents(), try project.times())
        let run = try await project.generate("duggy --platform ios --platform android")
        #expect(run.code == 0 && run.output.contains(": 0 files written, "), "\(run.output)")
        #expect(try project.contents() == contents)
        #expect(try project.times() == times)
        #expect(try project.neighbours() == ["App"])
    }

    @Test func `What was generated for another platform stays, and is known as its own`() async throws {
        let project = ProjectFolder()
        try await project.generate("duggy --platform ios")
        try await project.generate("duggy --platform web")
        #expect(project.isThere("Duggy/Info.plist") && project.isThere("web/manifest.webmanifest"))
        let contents = try project.contents()
        let run = try await project.generate("duggy --platform ios --platform web")
        #expect(run.code == 0 && run.output.contains(": 0 files written, "), "\(run.output)")
        #expect(try project.contents() == contents)
    }

    @Test(arguments: ["--dry-run", "--diff"]) func `A look writes nothing`(option: String) async throws {
        let project = ProjectFolder()
        #expect(try await project.generate("urbannest", option).code == 0)
        #expect(try project.neighbours() == [])
        try await project.generate("urbannest")
        let times = try project.times()
        let run = try await project.generate("urbannest --option variant=white", option)
        #expect(
            run.code == 0 && run.output.contains("9 files to be written, 22 as they were"), "\(run.output)")
        #expect(run.output.contains("\(Self.white)/Contents.json"))
        if option == "--diff" {
            #expect(run.output.contains("  -\t\t<string>LaunchGround-43e82fb1</string>"), "\(run.output)")
            #expect(run.output.contains("  +\t\t<string>LaunchGround-fd9f724d</string>"), "\(run.output)")
        }
        #expect(try project.times() == times)
        #expect(try project.neighbours() == ["App"])
    }

    @Test func `A changed choice removes the old own files, and others' stay`() async throws {
        let project = ProjectFolder()
        try await project.generate("urbannest")
        let before = try project.contents()
        #expect(project.isThere("\(Self.plain)/Contents.json"))
        try project.write("ours", to: "UrbanNest/Assets.xcassets/notes.txt")
        #expect(try await project.generate("urbannest --option variant=white").code == 0)
        #expect(!project.isThere(Self.plain) && project.isThere("\(Self.white)/Contents.json"))
        try project.write("ours", to: "\(Self.white)/ours.txt")
        #expect(try await project.generate("urbannest").code == 0)
        // The folder stays for what somebody keeps in it, without the file that is not needed.
        var after = try project.contents()
        #expect(after.removeValue(forKey: "\(Self.white)/ours.txt") == Data("ours".utf8))
        #expect(after.removeValue(forKey: "\(Self.white)/") != nil)
        #expect(after.removeValue(forKey: "UrbanNest/Assets.xcassets/notes.txt") == Data("ours".utf8))
        #expect(after == before)
    }

    @Test func `A file changed by hand is refused by its name, and replaced by force`() async throws {
        let project = ProjectFolder()
        try await project.generate("duggy")
        let before = try project.contents()
        try project.write("<plist/>", to: "Duggy/Info.plist")
        try project.write("{}", to: "Duggy/Assets.xcassets/Contents.json")
        let times = try project.times()
        let run = try await project.generate("duggy")
        #expect(run.code == 73)
        #expect(
            run.errors.contains(
                "'Duggy/Assets.xcassets/Contents.json' in '\(project.url.path)' is not as it was")
                && run.errors.contains("and so is 1 more file.") && run.errors.contains("--force"),
            "\(run.errors)")
        #expect(try project.times() == times)
        #expect(try await project.generate("duggy --force").code == 0)
        #expect(try project.contents() == before)
    }

    @Test func `Sources that somebody went on with are kept, also by the runs after`() async throws {
        let project = ProjectFolder()
        try await project.generate("duggy")
        try project.write("// mine", to: "Duggy/DuggyApp.swift")
        try project.write("A = 1", to: "Config.xcconfig")
        for _ in 1...2 {
            let run = try await project.generate("duggy")
            #expect(run.code == 0 && run.output.contains("kept"), "\(run.errors)")
            #expect(try project.text("Duggy/DuggyApp.swift") == "// mine")
            #expect(try project.text("Config.xcconfig") == "A = 1")
        }
        let times = try project.times()
        try await project.generate("duggy")
        #expect(try project.times() == times)
        // Another app takes the folder over; what people wrote stays.
        #expect(try await project.generate("urbannest").code == 0)
        #expect(try project.text("Duggy/DuggyApp.swift") == "// mine")
        #expect(!project.isThere("Duggy/Info.plist") && project.isThere("UrbanNest/Info.plist"))
    }

    @Test(arguments: ["{", #"{"about": "", "app": "duggy", "files": {"../victim": "00"}}"#])
    func `A damaged record is an error that says what to do`(text: String) async throws {
        let project = ProjectFolder()
        try await project.generate("duggy")
        try project.write(text, to: ".firstlight.json")
        let before = try project.contents()
        let run = try await project.generate("duggy")
        #expect(run.code == 65)
        #expect(run.errors.contains("/.firstlight.json' is damaged"), "\(run.errors)")
        #expect(run.errors.contains("Restore it, or remove it and give --force once"), "\(run.errors)")
        #expect(try project.contents() == before)
    }

    @Test func `A lost record is made anew by force`() async throws {
        let project = ProjectFolder()
        try await project.generate("duggy")
        let before = try project.contents()
        try FileManager.default.removeItem(at: project.url.appendingPathComponent(".firstlight.json"))
        #expect(try await project.generate("duggy --force").code == 0)
        #expect(try project.contents() == before)
    }
}
