// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
package import LaunchKit
import StageCairo

/// The things that a result depends on besides its inputs: the program, and where pictures are drawn, their libraries,
/// fonts and the time zone.
package enum ProgramBuild {
    /// A name for the bytes of programs.
    ///
    /// - Parameter programs: Their files; this program's own when there are none.
    package static func digest(_ programs: [String] = ["/proc/self/exe"]) throws -> String {
        ContentDigest.of(try programs.map { try ContentDigest.of(file: $0) })
    }

    /// A name for all that a picture depends on besides its scenario.
    package static func drawing() throws -> String {
        let libraries = try libraries(maps())
        let own = libraries + ["/proc/self/exe"]
        let zone = TimeZone.current.identifier
        return ContentDigest.of(try own.map { try ContentDigest.of(file: $0) } + fonts() + [zone])
    }

    /// The same for pictures of apps, on whose own fonts they depend, too.
    ///
    /// - Parameter build: The result of ``drawing()``.
    package static func drawing(_ build: String, of apps: [AppDescriptor]) throws -> String {
        // A run names an app once for each of its states.
        let apps = Dictionary(apps.map { ($0.id, $0) }) { first, _ in first }
        return ContentDigest.of([build] + (try apps.map { "\($0) \(try $1.fontDigest)" }).sorted())
    }

    /// The kernel's list of mapped files, which is longer than its stated size and than one read returns.
    private static func maps() throws -> String {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps"))
        defer { try? file.close() }
        var bytes = Data()
        while let piece = try file.read(upToCount: 1 << 16), !piece.isEmpty { bytes += piece }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The loaded libraries, by their names: their paths are each machine's own.
    ///
    /// - Parameter maps: The kernel's list of mapped files.
    static func libraries(_ maps: String) -> [String] {
        let paths = maps.split(separator: "\n").compactMap { line -> String? in
            let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            guard fields.count == 6, fields[1].contains("x") else { return nil }
            let path = fields[5].trimmingCharacters(in: .whitespaces)
            return path.hasPrefix("/") && path.contains(".so") && !path.hasSuffix("(deleted)") ? path : nil
        }
        func name(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
        // Libraries that look up users and hosts are loaded as the machine's administrator has configured.
        return Set(paths).filter { !name($0).hasPrefix("libnss_") }.sorted { name($0) < name($1) }
    }

    /// The interface font with its content; the machine's others, which few texts need, by their sizes.
    private static func fonts() throws -> [String] {
        let standard = CairoTextShaper.standardDirectories.flatMap(files)
        let others = ["/usr/share/fonts", "/usr/local/share/fonts"].flatMap(files)
        return try standard.map { try ContentDigest.of(file: $0) }
            + others.map { path in
                let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
                return "\(path) \(size ?? 0)"
            }
    }

    private static func files(_ folder: String) -> [String] {
        var isFolder: ObjCBool = false
        return (FileManager.default.subpaths(atPath: folder) ?? []).sorted().map { "\(folder)/\($0)" }.filter
        {
            FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }
}
