// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageCairo
import StageUI
import Testing

@testable import FirstlightCommands

/// `firstlight new`: what it makes, and what it leaves alone. `Examples/Hello` is built and run as it stands.
@MainActor @Suite struct NewCommandTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }
    private let root = TestFolder.packageRoot

    private func new(_ words: String...) async -> CommandRun {
        await CommandRun(["new"] + words, apps: AppCatalogue([]), width: 120)
    }

    /// The files below a folder by their paths, pictures and what was built left out.
    private func texts(_ folder: URL) throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            !$0.contains("__Snapshots__") && !$0.hasPrefix(".build") && !$0.hasPrefix("out")
                && !$0.hasPrefix("Xcode") && !$0.hasSuffix("Package.resolved")
        }
        var found: [String: String] = [:]
        for path in paths {
            let file = folder.appendingPathComponent(path)
            if !file.hasDirectoryPath, let text = try? String(contentsOf: file, encoding: .utf8) {
                found[path] = text
            }
        }
        return found
    }

    @Test func theExampleIsWhatItMakes() async throws {
        let made = folder.appendingPathComponent("Hello")
        let result = await new("Hello", "--into", made.path, "--package", root.path)
        #expect(result.code == 0, "\(result.notes)")
        var files = try texts(made)
        #expect(files.count == 15)
        // Where it lies is all that differs.
        let manifest = try #require(files["Package.swift"])
        files["Package.swift"] = manifest.replacing(
            /path: "[^"]*firstlight[^"]*"|path: "(\.\.\/)+[^"]*"/, with: "path: \"../..\"")
        #expect(files == (try texts(root.appendingPathComponent("Examples/Hello"))))
    }

    @Test func anotherNameStandsEverywhere() async throws {
        let made = folder.appendingPathComponent("BirdWatch")
        let result = await new("BirdWatch", "--into", made.path, "--package", root.path)
        #expect(result.code == 0, "\(result.notes)")
        let files = try texts(made)
        #expect(files["Sources/BirdWatch/BirdWatchLaunch.swift"] != nil)
        for (path, text) in files {
            #expect(!path.contains("ello") && !text.contains("Hello") && !text.contains("hello"), "\(path)")
        }
        #expect(
            files["Sources/BirdWatch/BirdWatchRoot.swift"]?.contains("Text(verbatim: \"BirdWatch\")") == true)
    }

    /// A formatter puts imports in the order of their names, and has nothing to do in a new app, whatever it is called.
    @Test(arguments: [
        ("Bakery", "Bakery FirstlightLive LaunchKit", "Bakery FirstlightTesting Testing", "Bakery SwiftUI"),
        ("Notes", "FirstlightLive LaunchKit Notes", "FirstlightTesting Notes Testing", "Notes SwiftUI"),
        ("Zebra", "FirstlightLive LaunchKit Zebra", "FirstlightTesting Testing Zebra", "SwiftUI Zebra"),
    ])
    func importsAreInOrder(name: String, program: String, tests: String, app: String) async throws {
        let made = folder.appendingPathComponent(name)
        let result = await new(name, "--into", made.path, "--package", root.path)
        #expect(result.code == 0, "\(result.notes)")
        let files = try texts(made)
        func imports(_ path: String) throws -> String {
            let lines = try #require(files[path]).split(separator: "\n").filter { $0.hasPrefix("import ") }
            return lines.map { $0.dropFirst("import ".count) }.joined(separator: " ")
        }
        #expect(try imports("Sources/Program/\(name)Program.swift") == program)
        #expect(try imports("Tests/\(name)Tests/\(name)Tests.swift") == tests)
        #expect(try imports("Sources/\(name)/Simulation/XcodeApp.txt") == app)
    }

    @Test func itsTextsAreThereInTheChosenLanguages() async throws {
        let made = folder.appendingPathComponent("Hello")
        let result = await new(
            "Hello", "--into", made.path, "--package", root.path, "--languages", "pl,ar,hu")
        #expect(result.code == 0, "\(result.notes)")
        let file = made.appendingPathComponent("Sources/Hello/Localizable.xcstrings")
        let library = StringLibrary()
        library.add(catalogue: try Data(contentsOf: file))
        #expect(
            library.languages.map { "\($0.language) \($0.translated) of \($0.texts)" } == [
                "ar 5 of 5", "en 5 of 5", "hu 0 of 5", "pl 5 of 5",
            ])
        func home(_ language: String, _ count: Int) throws -> [String] {
            let device = StageConfiguration(
                size: CGSize(width: 390, height: 844), locale: Locale(identifier: language))
            let stage = Stage(device, text: try CairoTextShaper(), strings: library) {
                Text("The sun is up. \(count) things come first.")
            }
            defer { stage.close() }
            _ = stage.frame(at: 0)
            return stage.accessibilityTree().flattened.compactMap(\.label) + stage.issues.map(\.message)
        }
        #expect(try home("pl", 3) == ["Słońce wzeszło. 3 sprawy na początek."])
        #expect(try home("pl", 5) == ["Słońce wzeszło. 5 spraw na początek."])
        #expect(try home("pl", 22) == ["Słońce wzeszło. 22 sprawy na początek."])
        #expect(try home("ar", 2) == ["أشرقت الشمس. شيئان يأتيان أولًا."])
        #expect(try home("ar", 100) == ["أشرقت الشمس. 100 شيء يأتي أولًا."])
        // Nobody has translated it yet, and the screen tells.
        #expect(
            try home("hu", 5) == [
                "The sun is up. 5 things come first.",
                "The app has no texts in 'hu'; those of its own language are shown.",
            ])
        let places = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\"hu\" : {")
        #expect(places.count - 1 == 5, "a place for each text")
        #expect(result.notes.contains("The texts in pl and ar are to be reviewed"), "\(result.notes)")
        #expect(result.notes.contains("The texts in hu are still English"), "\(result.notes)")
        let wrong = await new("Other", "--into", folder.path + "/Other", "--languages", "klingon")
        #expect(wrong.code == 64 && wrong.notes.contains("klingon"), "\(wrong.notes)")
    }

    @Test func arepositoryIsADependencyFromThisVersionOn() async throws {
        let made = folder.appendingPathComponent("Hello")
        _ = await new("Hello", "--into", made.path, "--package", "https://example.com/firstlight.git")
        let files = try texts(made)
        let manifest = try #require(files["Package.swift"])
        #expect(
            manifest.contains(
                #".package(url: "https://example.com/firstlight.git", from: "\#(FirstlightVersion.number)")"#)
        )
        // Another machine finds it, so that there is nothing to be said.
        #expect(files["Dockerfile"]?.hasPrefix("# What the tests run on") == true)
        #expect(files[".github/workflows/ci.yml"]?.hasPrefix("name: CI") == true)
    }

    /// All lines count, blank ones and imports, too; Package.swift alone is the package's and not the app's.
    @Test func itHasAtMost150LinesOfSwift() async throws {
        let made = folder.appendingPathComponent("Hello")
        _ = await new("Hello", "--into", made.path, "--package", root.path)
        let lines = try texts(made).filter { $0.key.hasSuffix(".swift") && $0.key != "Package.swift" }.values
            .flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }
        #expect(lines.count <= 150 && lines.count > 100, "\(lines.count)")
        #expect(lines.allSatisfy { $0.count <= 120 })
    }

    @Test func whatItInstallsIsWhatThisPackageNeeds() async throws {
        let made = folder.appendingPathComponent("Hello")
        _ = await new("Hello", "--into", made.path, "--package", root.path)
        let makefile = try #require(try texts(made)["Makefile"])
        let needs = try #require(makefile.firstMatch(of: /needs := ((?:[^\n]*\\\n)*[^\n]*)/)).1
            .split { " \\\n\t".contains($0) }
        let list = try String(
            contentsOf: root.appendingPathComponent("Scripts/packages.txt"), encoding: .utf8)
        let known = list.split(separator: "\n").compactMap { $0.split(separator: " ").first }
        #expect(needs.count > 10)
        for package in needs { #expect(known.contains(package), "\(package)") }
    }

    @Test(arguments: ["hello", "", "2Fast", "My App", "Über", "SwiftUI", "StageUI", "a/b"])
    func aNameThatAModuleCannotHaveIsRefused(name: String) async throws {
        let result = await new(name, "--into", folder.appendingPathComponent("x").path)
        #expect(result.code == 64 && !result.notes.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test func aFolderWithSomethingInItIsLeftAlone() async throws {
        let mine = folder.appendingPathComponent("mine.txt")
        try Data("mine".utf8).write(to: mine)
        let result = await new("Hello", "--into", folder.path, "--package", root.path)
        #expect(result.code == 73 && result.notes.contains("nothing was written"), "\(result.notes)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["mine.txt"])
    }

    @Test func aFolderWithoutFirstlightIsNoDependency() async throws {
        let result = await new("Hello", "--into", folder.path + "/Hello", "--package", folder.path)
        #expect(result.code == 66 && result.notes.contains("there is no Firstlight in"), "\(result.notes)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
}
