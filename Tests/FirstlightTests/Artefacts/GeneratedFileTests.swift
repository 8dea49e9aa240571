// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import Testing

/// What holds for the files of every brand's host.
@MainActor @Suite struct GeneratedFileTests {
    @Test(arguments: GeneratedHost.brands)
    func aSecondGenerationIsTheSameByteForByte(brand: String) async throws {
        let first = try await GeneratedHost.files(brand)
        let second = try await GeneratedHost.generate(brand)
        #expect(first.paths == second.paths)
        let different = first.paths.filter { first[$0] != second[$0] }
        #expect(different.isEmpty, "\(different)")
    }

    @Test(arguments: GeneratedHost.brands)
    func programsOfOthersTakeTheFiles(brand: String) async throws {
        let files = try await GeneratedHost.allFiles(brand)
        let folder = FileManager.default.temporaryDirectory.appending(path: "host-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func check(_ program: String, _ option: String, _ paths: [String]) async throws {
            #expect(!paths.isEmpty)
            for path in paths {
                let place = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(try files.bytes(path)).write(to: place)
            }
            let places = paths.map { folder.appending(path: $0).path }
            let (status, output) = try await OutsideProgram(program).run([option] + places)
            #expect(status == 0, "\(program): \(output)")
        }
        try await check("plutil", "-lint", files.paths(".plist", ".entitlements", ".pbxproj", ".xcprivacy"))
        try await check(
            "xmllint", "--noout",
            files.paths(".storyboard", ".xcscheme", ".xcworkspacedata", ".xml", ".plist", ".xcprivacy"))
        // The lists above take whatever there is of a kind.
        #expect(!files.paths(".xcprivacy").isEmpty)
    }

    @Test(arguments: GeneratedHost.brands)
    func eachFileIsReadBackAndWrittenTheSame(brand: String) async throws {
        let files = try await GeneratedHost.allFiles(brand)
        for path in files.paths {
            let bytes = try files.bytes(path)
            if let again = try Self.writtenAgain(bytes, path) { #expect(again == bytes, "\(path)") }
        }
        let catalogues = Catalogue.catalogues(in: files)
        #expect(catalogues.count == 2 && catalogues.allSatisfy { $0.problems.isEmpty })
        for catalogue in catalogues {
            let again = try catalogue.fileSet()
            #expect(again == Self.below(catalogue.path, of: files), "\(catalogue.path)")
            #expect(Catalogue(reading: again, at: catalogue.path) == catalogue)
        }
    }

    /// Reads a file into its model, wants an equal one from what the model writes, and returns that; nil for a file
    /// without a model of ours.
    private static func writtenAgain(_ bytes: [UInt8], _ path: String) throws -> [UInt8]? {
        func same<Model: Equatable>(
            _ read: ([UInt8]) throws -> Model, _ write: (Model) throws -> [UInt8]
        ) throws -> [UInt8] {
            let model = try read(bytes)
            let written = try write(model)
            #expect(try read(written) == model, "\(path)")
            return written
        }
        switch path.split(separator: ".").last {
        case "storyboard": return try same({ try LaunchStoryboard(reading: $0, file: path) }, { $0.bytes() })
        case "plist": return try same({ try InfoPlist(reading: $0, file: path) }, { $0.bytes() })
        case "entitlements": return try same({ try Entitlements(reading: $0, file: path) }, { $0.bytes() })
        case "pbxproj": return try same({ try XcodeProject(reading: $0, file: path) }, { $0.bytes() })
        case "xcscheme", "xcworkspacedata", "xml":
            return try same({ try MarkupDocument(reading: $0, file: path) }, { $0.bytes() })
        case "json": return try same({ try JSONValue(reading: $0, file: path) }, { $0.xcodeBytes() })
        case "webmanifest": return try same({ try WebManifest(reading: $0, file: path) }, { try $0.bytes() })
        default: return nil
        }
    }

    private static func below(_ folder: String, of files: FileSet) -> FileSet {
        var found = FileSet()
        for path in files.paths where path.hasPrefix(folder + "/") { found[path] = files[path] }
        return found
    }
}
