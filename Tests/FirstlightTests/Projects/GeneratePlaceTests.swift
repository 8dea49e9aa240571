// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// The places that `generate` writes to: the folder one is in, links, folders that cannot be written to, full disks.
@Suite struct GeneratePlaceTests {
    private func marker(_ url: URL) -> UInt64 {
        var status = stat()
        return stat(url.path, &status) == 0 ? UInt64(status.st_ino) : 0
    }

    @Test func `The folder that one is in stays the same folder`() async throws {
        let (project, other) = (ProjectFolder(), ProjectFolder())
        for folder in [project.around, other.around] {
            try Data().write(to: folder.appendingPathComponent("Package.swift"))
        }
        try await project.generate("duggy")
        try await other.generate("urbannest --package", project.around.path)
        let folder = marker(project.url)
        let line = "cd '\(project.url.path)' && \"$0\" \"$@\""
        let run = try await project.generate(
            "urbannest --package", project.around.path, line: line, into: ".")
        #expect(run.code == 0, "\(run.errors)")
        #expect(marker(project.url) == folder)
        // The way to the package is as long from both folders, and their names are not in it.
        let names = Set(try other.contents().keys)
        #expect(Set(try project.contents().keys) == names)
        #expect(try project.neighbours() == ["App", "Package.swift"])
        let new = ProjectFolder()
        try FileManager.default.createDirectory(at: new.url, withIntermediateDirectories: false)
        let here = "cd '\(new.url.path)' && \"$0\" \"$@\""
        let way = ["duggy", "--package", project.around.path].joined(separator: " ")
        #expect(try await new.generate(way, line: here, into: ".").code == 0)
        #expect(new.isThere("Duggy/Info.plist"))
    }

    @Test func `A new project leads to the package that it links, or is refused`() async throws {
        let (project, other) = (ProjectFolder(), ProjectFolder())
        let outside = "cd '\(project.around.path)' && \"$0\" \"$@\""
        for words in ["duggy", "duggy --dry-run"] {
            let run = try await project.generate(words, line: outside)
            #expect(run.code == 64, "\(run.output)\(run.errors)")
            #expect(try project.neighbours() == [])
            #expect(
                run.errors.contains(
                    "A project in '\(project.url.path)' links DuggyBrand, LaunchAuth, LaunchKit, LaunchNetwork and "
                        + "LaunchStore, and no package is around it.\nName the folder of the package that has them with "
                        + "--package."), "\(run.errors)")
        }
        let none = try await project.generate("duggy --package \(other.around.path)", line: outside)
        #expect(none.code == 66 && none.errors.contains("there is no Package.swift in it"), "\(none.errors)")
        // That of the folder one is in counts where the project lies outside of it, and a nearer one before it.
        try other.write("", to: "Package.swift")
        let inside = "cd '\(other.url.path)' && \"$0\" \"$@\""
        func way() throws -> Bool {
            let name = other.around.lastPathComponent
            return try project.text("Duggy.xcodeproj/project.pbxproj")
                .contains("relativePath = \"../../\(name)/App\";")
        }
        #expect(try await project.generate("duggy", line: inside).code == 0)
        #expect(try way())
        try Data().write(to: project.around.appendingPathComponent("Package.swift"))
        #expect(try await project.generate("duggy", line: inside).code == 0)
        #expect(try project.text("Duggy.xcodeproj/project.pbxproj").contains("relativePath = ..;"))
    }

    @Test func `A link goes on to lead to the folder that it names`() async throws {
        let project = ProjectFolder("elsewhere/App")
        try await project.generate("duggy")
        let link = project.around.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: project.url)
        let run = try await project.generate("urbannest", into: link.path)
        #expect(run.code == 0, "\(run.errors)")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == project.url.path)
        #expect(project.isThere("UrbanNest/Info.plist") && !project.isThere("Duggy"))
        #expect(try project.neighbours() == ["elsewhere", "link"])
    }

    @Test func `A link inside the project is followed and stays`() async throws {
        let project = ProjectFolder()
        let shared = project.around.appendingPathComponent("shared")
        for folder in [shared, project.url] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let link = project.url.appendingPathComponent("Duggy").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../shared")
        // Without a repository around both, the folder beside is no part of the project.
        let refused = try await project.generate("duggy")
        #expect(refused.code == 73 && !FileManager.default.fileExists(atPath: "\(shared.path)/Info.plist"))
        #expect(
            refused.errors.contains(
                " is not written: 'Duggy' is a link to '\(shared.path)', outside of the project '\(project.url.path)'"
            ), "\(refused.errors)")
        try FileManager.default.createDirectory(
            at: project.around.appendingPathComponent(".git"), withIntermediateDirectories: true)
        let run = try await project.generate("duggy")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../shared")
        #expect(FileManager.default.fileExists(atPath: shared.appendingPathComponent("Info.plist").path))
        #expect(try project.neighbours() == [".git", "App", "shared"])
    }

    @Test func `Rights and links of the project stay`() async throws {
        let project = ProjectFolder()
        try project.write("#!/bin/sh", to: "tools/run")
        let tool = project.url.appendingPathComponent("tools/run")
        #expect(chmod(tool.path, 0o750) == 0 && chmod(project.url.path, 0o775) == 0)
        #expect(chmod(project.url.appendingPathComponent("tools").path, 0o777) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: project.url.appendingPathComponent("latest").path, withDestinationPath: "tools/none")
        let inode = marker(tool)
        #expect(try await project.generate("duggy").code == 0)
        func mode(_ path: String) -> UInt32 {
            var status = stat()
            return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
        }
        #expect(mode(tool.path) == 0o750 && marker(tool) == inode)
        #expect(mode(project.url.path) == 0o775)
        #expect(mode(tool.deletingLastPathComponent().path) == 0o777)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(
                atPath: project.url.appendingPathComponent("latest").path) == "tools/none")
    }

    @Test func `A place that cannot be written to is an error that names it`() async throws {
        let project = ProjectFolder()
        // Nobody can make a folder there, not even the superuser.
        let run = try await project.generate("duggy", into: "/proc/firstlight-app")
        #expect(run.code == 73, "\(run.errors)")
        #expect(run.errors.contains("'/proc' cannot be written: "), "\(run.errors)")
        try project.write("not a folder", to: "file")
        let file = try await project.generate("duggy", into: project.url.appendingPathComponent("file").path)
        #expect(file.code == 64 && file.errors.contains("that is a file"), "\(file.errors)")
        guard getuid() != 0 else { return }
        let closed = project.url
        #expect(chmod(closed.path, 0o555) == 0)
        let refused = try await project.generate("duggy")
        #expect(chmod(closed.path, 0o755) == 0)
        #expect(refused.code == 73 && refused.errors.contains("Permission denied"), "\(refused.errors)")
    }

    @Test(arguments: [true, false])
    func `A full disk leaves the old state`(isOutside: Bool) async throws {
        let project = ProjectFolder()
        try await project.generate("duggy")
        let before = try project.contents()
        // A limit on the length of files ends a write in the middle, as a full disk does.
        let place = isOutside ? "" : "cd '\(project.url.path)'; "
        let line = "trap '' XFSZ; ulimit -f 16; \(place)\"$0\" \"$@\""
        let package = FileManager.default.currentDirectoryPath
        let run = try await project.generate("urbannest --package", package, line: line)
        #expect(run.code == 74 && run.errors.contains("File too large"), "\(run.errors)")
        #expect(try project.contents() == before)
        #expect(try project.neighbours() == ["App"])
        let new = ProjectFolder()
        #expect(try await new.generate("urbannest --package", package, line: line).code == 74)
        #expect(try new.neighbours() == [])
    }
}
