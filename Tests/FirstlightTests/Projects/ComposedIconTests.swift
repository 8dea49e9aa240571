// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightBrands
import FirstlightSimulation
import Foundation
import ProofSupport
import Testing

@testable import FirstlightCommands

/// The Icon Composer document that `generate` writes beside the catalogue.
@MainActor @Suite struct ComposedIconTests {
    private nonisolated static let root = TestFolder.packageRoot
    private nonisolated static let checker = ".venv/artefacts/bin/check-jsonschema"

    private func document(_ app: String) throws -> (IconComposerDocument, folder: URL) {
        let folder = Self.root.appending(path: "Apps/\(app)/\(app)/AppIcon.icon")
        let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "icon.json")))
        let document = try IconComposerDocument(reading: bytes, file: "icon.json")
        #expect(document.bytes() == bytes)
        return (document, folder)
    }

    @Test(arguments: ["Duggy", "Fonsters", "Laten", "ShipThatApp", "UrbanNest"])
    func `Each host has a document whose pictures are there, in the size of its canvas`(app: String) throws {
        let (document, folder) = try document(app)
        #expect(document.imageNames.first == "mark.png")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Assets").path)
        #expect(Set(files) == Set(document.imageNames))
        for name in files {
            let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "Assets/\(name)")))
            let header = try PictureHeader(reading: bytes, file: name)
            #expect(header.pixels?.width == 1024 && header.pixels?.height == 1024, "\(name)")
            #expect(name != "mark.png" || header.hasAlpha)
        }
        guard case .solid? = document.fill(in: .any) else {
            Issue.record("the ground is \(String(describing: document.fill(in: .any)))")
            return
        }
    }

    @Test(
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: root.appending(path: checker).path),
            "check-jsonschema is missing: Scripts/artefact_tools.sh installs it, once the network allows"),
        arguments: ["Laten", "UrbanNest"])
    func `The schema takes each document, and refuses a broken one`(app: String) throws {
        let (document, folder) = try document(app)
        func check(_ file: String) throws -> Int32 {
            let process = Process()
            process.executableURL = Self.root.appending(path: Self.checker)
            process.arguments = [
                "--schemafile", Self.root.appending(path: "Scripts/schemas/icon-composer.schema.json").path,
                file,
            ]
            (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus
        }
        #expect(try check(folder.appending(path: "icon.json").path) == 0)
        var broken = document
        broken.setFill(.word("purple"), in: .dark)
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(broken.bytes()).write(to: file)
        #expect(try check(file.path) != 0)
    }

    @Test(.proves("ST26-IC-02", "ST26-IC-03"))
    func `A second generation changes no byte, and the contrast of the mark is told`() async throws {
        let project = ProjectFolder()
        let first = try await project.generate("urbannest")
        #expect(first.output.contains("contrast of the icon's mark, to 1: light "), "\(first.output)")
        #expect(first.output.contains(" at 29 points, tinted "), "\(first.output)")
        let again = try await project.generate("urbannest")
        #expect(again.code == 0 && again.output.contains(": 0 files written, "), "\(again.output)")
    }

    @Test func `An icon of Icon Composer that others made stays`() async throws {
        let project = ProjectFolder()
        try XcodeSample(isFollowed: true, settings: ["INFOPLIST_FILE = Shop/Info.plist"]).write(into: project)
        try project.write(XcodeSample.infoPlist, to: "Shop/Info.plist")
        try project.write(#"{"groups": []}"#, to: "Shop/AppIcon.icon/icon.json")
        let run = try await project.generate("urbannest")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try project.text("Shop/AppIcon.icon/icon.json") == #"{"groups": []}"#)
        #expect(run.output.contains("Shop/AppIcon.icon stays the app's icon"), "\(run.output)")
        try FileManager.default.removeItem(at: project.url.appending(path: "Shop/AppIcon.icon"))
        #expect(try await project.generate("urbannest").code == 0)
        #expect(try project.text("Shop/AppIcon.icon/icon.json").contains("mark.png"))
        let again = try await project.generate("urbannest")
        #expect(again.code == 0 && again.output.contains(": 0 files written, "), "\(again.output)")
    }
}
