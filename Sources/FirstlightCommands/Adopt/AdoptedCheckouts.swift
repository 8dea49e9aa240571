// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

/// The packages beside a project that it depends on: checkouts, and packages by their path outside of its folder.
struct AdoptedCheckouts {
    /// The files, each package in a folder of its own.
    private(set) var files = FileSet()
    private let progress: ProgressLine
    private let note: (String) -> Void

    /// The places, from a project's folder, where tools check packages out.
    private static let usual = [
        ".build/checkouts", "SourcePackages/checkouts", "build/SourcePackages/checkouts",
        "DerivedData/SourcePackages/checkouts", "Tuist/.build/checkouts", "../SourcePackages/checkouts",
    ]

    /// The most packages beside the project that are looked at.
    private static let most = 100

    /// Reads the folder that `--packages` names, or the first of the usual ones, and the packages that the project has a path to.
    ///
    /// - Parameters:
    ///   - root: The folder of the project.
    ///   - project: Its files.
    ///   - arguments: The words on the command line.
    ///   - progress: The line that tells how far it is.
    init(
        of root: URL, _ project: FileSet, _ arguments: ParsedArguments, _ progress: ProgressLine
    ) throws {
        self.progress = progress
        note = { arguments.console.note($0) }
        if let place = arguments[AdoptCommand.packages] {
            let folder = URL(fileURLWithPath: place, isDirectory: true).standardizedFileURL
                .resolvingSymlinksInPath()
            guard Self.isFolder(folder) else {
                throw CommandError(
                    "--packages: there is no folder '\(place)'.", code: .noInput,
                    hint: "Name the folder in which each package has one of its own.")
            }
            files = try read(folder)
        } else if let folder = Self.usual.map({ Self.url($0, from: root) }).first(where: Self.isFolder) {
            files = try found(folder) ?? FileSet()
        }
        try readBeside(root, DeclaredPackages.pathsOut(of: project))
    }

    /// The files of a folder that nobody named, so that what is wrong with it ends nothing; nil where they cannot be read.
    private func found(_ folder: URL) throws -> FileSet? {
        do { return try read(folder) } catch let error as CommandError {
            note("The packages in '\(folder.path)' were left aside: \(error.message)")
            return nil
        }
    }

    /// Reads the packages that lie beside the project, and those beside these that they depend on.
    private mutating func readBeside(_ root: URL, _ paths: [String]) throws {
        var seen: Set<String> = []
        var next = paths.map { Self.url($0, from: root) }
        while seen.count < Self.most, let folder = next.popLast() {
            let manifest = folder.appendingPathComponent("Package.swift")
            // A package around the project would be all that is beside it.
            guard !(root.path + "/").hasPrefix(folder.path + "/"), seen.insert(folder.path).inserted,
                let bytes = try? Data(contentsOf: manifest), let inner = try found(folder)
            else { continue }
            let name = freeName(folder.lastPathComponent)
            for path in inner.paths { try files.add(inner[path] ?? [], at: name + "/" + path) }
            next += DeclaredPackages.paths(inManifest: [UInt8](bytes)).map { Self.url($0, from: folder) }
        }
        if !next.isEmpty {
            note("Of the packages beside the project \(Self.most) were looked at, and the others left aside.")
        }
    }

    /// A name that no package has yet: the folders of two may be called alike, and a file is one package's.
    private func freeName(_ wanted: String) -> String {
        let taken = Set(files.paths.compactMap { $0.split(separator: "/").first.map(String.init) })
        var (name, number) = (wanted, 1)
        while taken.contains(name) {
            number += 1
            name = "\(wanted)-\(number)"
        }
        return name
    }

    private func read(_ folder: URL) throws -> FileSet {
        try ProjectFiles.read(
            folder, progress: progress, onRefused: { [note] in note($0.description) },
            where: { AdoptionModule.isWanted($0) || AdoptionModule.isLicense($0) })
    }

    private static func url(_ path: String, from folder: URL) -> URL {
        folder.appendingPathComponent(path, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    }

    private static func isFolder(_ url: URL) -> Bool {
        FileManager.default.isFolder(url.path) == true
    }
}
