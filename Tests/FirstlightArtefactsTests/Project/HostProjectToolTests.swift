// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import Testing

/// Programs of others that read projects.
private enum ForeignReader {
    /// A Python with the module pbxproj: of the environment, of `Scripts/artefact_tools.sh`, or the system's.
    static func findPython() -> String? {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
            .standardized
        let named = ProcessInfo.processInfo.environment["FIRSTLIGHT_PBXPROJ_PYTHON"]
        let places: [String?] = [
            named, root.appending(path: ".venv/artefacts/bin/python").path, "/usr/bin/python3",
        ]
        return places.compactMap(\.self).first { place in
            FileManager.default.isExecutableFile(atPath: place)
                && (try? run(place, ["-c", "import pbxproj"]))?.status == 0
        }
    }

    static func findPlutil() -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/plutil" }
            .first(where: FileManager.default.isExecutableFile)
    }

    static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
        let process = Process()
        (process.executableURL, process.arguments) = (URL(filePath: program), arguments)
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}

@Suite struct HostProjectToolTests {
    private static let python = ForeignReader.findPython()
    private static let plutil = ForeignReader.findPlutil()

    private static func withProject<Value>(_ body: (String) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "project.pbxproj")
        var host = HostProjectTests.fonsters
        host.watchApp?.isEmbedded = true
        try Data(XcodeProject(of: host).bytes()).write(to: file)
        return try body(file.path)
    }

    @Test("plutil accepts a host's project", .enabled(if: plutil != nil, "plutil is not installed"))
    func propertyList() throws {
        let plutil = try #require(Self.plutil)
        let answer = try Self.withProject { try ForeignReader.run(plutil, ["-lint", $0]) }
        #expect(answer.status == 0)
        #expect(answer.text.contains("OK"))
    }

    @Test(
        "pbxproj of PyPI opens a host's project and sees the same targets, folders and packages",
        .enabled(
            if: python != nil,
            "no Python has the module pbxproj: Scripts/artefact_tools.sh installs it, once the network allows"
        ))
    func secondReader() throws {
        let python = try #require(Self.python)
        let script = """
            import sys
            from pbxproj import XcodeProject
            project = XcodeProject.load(sys.argv[1])
            objects = project.objects
            for target in sorted(objects.get_targets(), key=lambda target: target.name):
                groups = [objects[i].path for i in target.fileSystemSynchronizedGroups]
                products = [objects[i].productName for i in target.packageProductDependencies]
                print(target.name, groups, products, len(target.buildPhases))
            for package in objects.get_objects_in_section('XCLocalSwiftPackageReference'):
                print(package.relativePath)
            """
        let answer = try Self.withProject { try ForeignReader.run(python, ["-c", script, $0]) }
        #expect(answer.status == 0)
        #expect(
            answer.text == """
                Fonsters ['Fonsters'] ['FonstersBrand', 'LaunchStore'] 4
                Fonsters Watch App ['Fonsters Watch App'] ['FonstersBrand'] 3
                ../..

                """)
    }
}
