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
        let own = try libraries() + ["/proc/self/exe"]
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

    /// The libraries that the program is linked with, by their names: their paths are each machine's own.
    ///
    /// The loader lists them and starts nothing then (ld.so(8)). Those that are loaded at present may be more: a studio's
    /// connections bring plug-ins along that no picture depends on.
    private static func libraries() throws -> [String] {
        func failure(_ reason: String) -> CommandError {
            CommandError("The program's libraries cannot be listed: \(reason).", code: .unavailable)
        }
        guard let list = popen("LD_TRACE_LOADED_OBJECTS=1 exec /proc/\(getpid())/exe", "r") else {
            throw failure(String(cString: strerror(errno)))
        }
        var paths: Set<String> = []
        while let line = readLine(from: list) {
            // "libexpat.so.1 => /lib/libexpat.so.1 (0x00007f8539af3000)"
            let fields = line.split(separator: " ")
            if let arrow = fields.firstIndex(of: "=>"), arrow + 1 < fields.count,
                fields[arrow + 1].hasPrefix("/")
            {
                paths.insert(String(fields[arrow + 1]))
            }
        }
        let status = pclose(list)
        guard status == 0 else { throw failure("the loader ended with \(status)") }
        func name(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
        return paths.sorted { name($0) < name($1) }
    }

    private static func readLine(from file: UnsafeMutablePointer<FILE>) -> String? {
        var (bytes, room): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
        defer { free(bytes) }
        guard getline(&bytes, &room, file) > 0, let bytes else { return nil }
        return String(cString: bytes).trimmingCharacters(in: .whitespacesAndNewlines)
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
        (FileManager.default.subpaths(atPath: folder) ?? []).sorted().map { "\(folder)/\($0)" }
            .filter { FileManager.default.isFolder($0) == false }
    }
}
