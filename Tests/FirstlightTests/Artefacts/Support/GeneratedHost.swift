// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import Testing

@testable import FirstlightCommands

/// The hosts of the brands as `firstlight generate` makes them in a new folder, kept in memory.
@MainActor
enum GeneratedHost {
    /// The brands by their short names.
    nonisolated static let brands = ["urbannest", "duggy", "shipthatapp", "fonsters", "laten"]
    private static var made: [String: Task<FileSet, any Error>] = [:]

    /// The host of a brand for its own platforms, made once for all tests.
    static func files(_ brand: String) async throws -> FileSet {
        try await once(brand) { try await generate(brand) }
    }

    /// The files of a brand for every platform, with all that is left out unless somebody asks for it.
    static func allFiles(_ brand: String) async throws -> FileSet {
        try await once("\(brand) all") {
            try await generate(brand, platforms: [.all], hasLaunchImage: true)
        }
    }

    private static func once(
        _ key: String, _ generate: @escaping @MainActor () async throws -> FileSet
    ) async throws -> FileSet {
        let task = made[key] ?? Task { try await generate() }
        made[key] = task
        return try await task.value
    }

    /// Makes the host of a brand anew.
    ///
    /// - Parameters:
    ///   - platforms: The words of `--platform`; without one those that the brand is made for.
    ///   - options: The words of `--option`.
    static func generate(
        _ id: String, platforms: [TargetPlatform] = [], options: [String: String] = [:],
        hasLaunchImage: Bool = false
    ) async throws -> FileSet {
        let brand = try AppCatalogue.firstlight.named(id)
        let artefacts = try #require(brand.artefacts(AppOptions(options)))
        var generation = AppGeneration(
            app: brand, artefacts: artefacts, options: AppOptions(options),
            platforms: TargetPlatform.chosen(platforms, artefacts),
            folder: URL(filePath: "/nowhere/Apps/Host"), package: URL(filePath: "/nowhere"))
        (generation.level, generation.hasLaunchImage) = (1, hasLaunchImage)
        return try await generation.files(shaper: try CairoTextShaper()).files
    }
}

extension FileSet {
    /// The bytes of a file that has to be there.
    func bytes(_ path: String) throws -> [UInt8] { try #require(self[path], "there is no \(path)") }

    /// The text of a file that has to be there.
    func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

    /// The beginning of a picture that has to be there.
    func picture(_ path: String) throws -> PictureHeader {
        try PictureHeader(reading: try bytes(path), file: path)
    }

    /// The paths that end in one of some ways.
    func paths(_ endings: String...) -> [String] {
        paths.filter { path in endings.contains { path.hasSuffix($0) } }
    }

    /// The project of a host.
    func project(_ name: String) throws -> XcodeProject {
        let path = "\(name).xcodeproj/project.pbxproj"
        return try XcodeProject(reading: try bytes(path), file: path)
    }

    /// What an image set of a catalogue says, and the files beside it.
    func imageSet(_ name: String, in catalogue: String) throws -> (set: ImageSet, files: [String]) {
        let asset = try #require(
            Catalogue(reading: self, at: catalogue).asset(.imageSet, named: name),
            "no \(name) in \(catalogue)")
        return (try #require(asset.imageSet), asset.files.keys.sorted())
    }
}

extension XcodeProject {
    /// A build setting of a target, which has to be the same in each configuration.
    func setting(_ name: String, of target: String, on platform: XcodePlatform? = nil) throws -> String? {
        let target = try #require(targets.first { $0.name == target })
        let values = configurations(of: target).map {
            setting(name, of: target, configuration: $0.name, platform: platform)?.value
        }
        #expect(Set(values).count == 1, "\(name) differs between configurations")
        return values.first ?? nil
    }
}
