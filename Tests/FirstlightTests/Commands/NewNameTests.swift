// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// What an app may be called, and where its name comes to stand.
@MainActor @Suite struct NewNameTests {
    private static let root = TestFolder.packageRoot

    private func files(_ name: String, path: String = "../..") throws -> [String: String] {
        try PackageTemplate(name: AppModuleName(name), source: .folder(path)).files().files
            .mapValues { String(decoding: $0, as: UTF8.self) }
    }

    private func refusal(_ name: String) async -> String {
        let ran = await CommandRun(
            ["new", name, "--into", "/proc/nowhere/\(name)"], apps: AppCatalogue([]), width: 200)
        #expect(ran.code == 64, "\(name): \(ran.notes)")
        return ran.notes
    }

    /// A name that holds the template's, or begins like it, comes out as any other.
    @Test(arguments: ["Othello", "HelloWorld", "Hellos", "SayHello", "BirdWatch2", "X"])
    func aNameStandsWhereAnyOtherDoes(name: String) throws {
        // No word of the template holds these letters, so that they can be told from all others.
        let plain = try files("Qzqzq")
        let expected = plain.map { path, text in
            (
                path.replacing("Qzqzq", with: name).replacing("qzqzq", with: name.lowercased()),
                text.replacing("Qzqzq", with: name).replacing("qzqzq", with: name.lowercased())
            )
        }
        // Imports stand in the order of their names, which is another one for another app.
        func sorted(_ files: [String: String]) -> [String: String] {
            files.mapValues { text in
                let lines = text.components(separatedBy: "\n")
                let imports = lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("public import ") }
                return (imports.sorted() + lines.filter { !imports.contains($0) }).joined(separator: "\n")
            }
        }
        #expect(try sorted(files(name)) == sorted(Dictionary(uniqueKeysWithValues: expected)))
    }

    @Test func othelloIsWhole() throws {
        let files = try files("Othello")
        #expect(files["Package.swift"]?.contains(#"name: "othello", dependencies: ["Othello"]"#) == true)
        #expect(
            files["Sources/Othello/OthelloLaunch.swift"]?.contains(#"store?.flag("othello.returning")"#)
                == true)
        let app = files["Sources/Othello/Simulation/OthelloApp.swift"]
        #expect(app?.contains(#"project: "Othello", bundleID: "com.example.othello""#) == true)
        #expect(app?.contains("public static let othello = AppDescriptor(") == true)
    }

    @Test func whereFirstlightLiesIsNotRenamed() throws {
        let folder = try files("BirdWatch", path: "../Hello/hello")["Package.swift"]
        #expect(folder?.contains(#".package(name: "firstlight", path: "../Hello/hello")"#) == true)
        let address = "https://example.com/hello/Hello.git"
        let manifest = try PackageTemplate(
            name: AppModuleName("BirdWatch"), source: .repository(address, from: "0.1.0")
        ).files()["Package.swift"]
        #expect(
            String(decoding: manifest ?? [], as: UTF8.self)
                .contains(#".package(url: "https://example.com/hello/Hello.git", from: "0.1.0")"#))
    }

    @Test(arguments: [
        ("Guard", "'guard' is a word of Swift itself"),
        ("Default", "'default' is a word of Swift itself"),
        ("Self", "'self' is a word of Swift itself"), ("Main", "'main' cannot be the name of a program"),
        ("Program", "the app's program has the folder Sources/Program"),
        ("UIKit", "that is the name of a module"), ("Foundation", "that is the name of a module"),
        ("Swift", "that is the name of a module"), ("Testing", "that is the name of a module"),
        ("FirstlightLive", "that is the name of a module"),
        ("Text", "the app's files use a type or a module"),
        ("View", "the app's files use a type or a module"),
        ("App", "the app's files use a type or a module"),
        ("Package", "the app's files use a type or a module"),
        ("Launch", "the app would have a 'LaunchPlan' of its own"),
        ("birdWatch", "it takes an uppercase"),
    ])
    func aRefusalSaysWhyAndWhatMayStandThere(name: String, reason: String) async {
        let text = await refusal(name)
        #expect(
            text.hasPrefix("firstlight new: Argument 'NAME' was given '\(name)', but \(reason)"), "\(text)")
        #expect(
            text.contains(
                "it takes an uppercase letter, then letters and digits, at most 40 in all, such as BirdWatch2."
            ),
            "\(text)")
    }

    /// All that the template's Swift files name and do not declare, and so what a new app's own names must not hide.
    @Test func noNameOfTheTemplateCanBeTheApps() throws {
        let names = PackageTemplate.names
        #expect(
            names.used.sorted() == [
                "App", "AppArtefacts", "AppDescriptor", "AppLaunch", "Bool", "BrandColor", "Button",
                "CGFloat",
                "Capsule", "CaseIterable", "Circle", "FilledButton", "FirstlightLive", "FirstlightProgram",
                "FirstlightTesting", "LaunchController", "LaunchCore", "LaunchKit", "LaunchPlan",
                "LaunchPolicy", "LaunchSetting", "LaunchStore", "LaunchTask", "LaunchWindow",
                "LocalizedStringKey", "MainActor",
                "Package", "PackageDescription", "PackageResources", "Result", "Scene", "ServiceError",
                "State", "String", "Suite", "SwiftUI", "Target", "Test", "Testing", "Text",
                "VStack", "View", "Void", "WindowGroup",
            ])
        #expect(
            names.endings.sorted() == [
                "App", "Launch", "Page", "Plan", "Program", "Root", "Route", "Sun", "Tests",
            ])
        for name in names.used { #expect(throws: ValueProblem.self, "\(name)") { try AppModuleName(name) } }
    }

    /// A module of this package, or one that a module of an app imports, cannot be another's.
    @Test func noModuleThatAnAppIsBuiltWithCanBeTheApps() throws {
        let manager = FileManager.default
        let sources = Self.root.appendingPathComponent("Sources")
        var modules = Set(try manager.contentsOfDirectory(atPath: sources.path).filter { !$0.contains("-") })
        #expect(modules.count > 30)
        for folder in modules where folder.hasPrefix("Launch") {
            let place = sources.appendingPathComponent(folder)
            for path in try manager.subpathsOfDirectory(atPath: place.path) where path.hasSuffix(".swift") {
                let text = try String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)
                for line in text.split(separator: "\n") where line.contains("import ") {
                    let words = line.split(separator: " ")
                    guard let at = words.firstIndex(of: "import"), words.count == at + 2,
                        words[..<at].allSatisfy({
                            ["public", "package", "internal", "@_exported"].contains($0)
                        })
                    else { continue }
                    modules.insert(String(words[at + 1]))
                }
            }
        }
        #expect(modules.contains("Foundation") && modules.contains("Security"))
        for module in modules {
            let name = module.prefix(1).uppercased() + module.dropFirst()
            #expect(throws: ValueProblem.self, "\(name)") { try AppModuleName(name) }
        }
    }
}
