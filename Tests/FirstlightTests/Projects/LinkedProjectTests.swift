// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// Projects of others in which a file or a folder is a symbolic link.
@Suite struct LinkedProjectTests {
    private func project() throws -> ProjectFolder {
        let project = ProjectFolder()
        try XcodeSample(settings: ["INFOPLIST_FILE = Shop/Info.plist"], hasOwnAssets: true).write(
            into: project)
        try project.write(XcodeSample.infoPlist, to: "Shop/Info.plist")
        return project
    }

    /// Moves something elsewhere and puts a link in its place.
    private func link(_ path: String, of project: ProjectFolder, to place: URL, as target: String) throws {
        let (manager, file) = (FileManager.default, project.url.appendingPathComponent(path))
        try manager.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.moveItem(at: file, to: place)
        try manager.createSymbolicLink(atPath: file.path, withDestinationPath: target)
    }

    private func target(_ path: String, of project: ProjectFolder) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(
            atPath: project.url.appendingPathComponent(path).path)
    }

    @Test func `A catalogue and a property list by links are patched where they are, and the links stay`()
        async throws
    {
        let project = try project()
        for (name, way) in [
            ("Assets.xcassets", "../Design/Assets.xcassets"), ("Info.plist", "../Design/Info.plist"),
        ] {
            try link(
                "Shop/\(name)", of: project, to: project.url.appendingPathComponent("Design/\(name)"), as: way
            )
        }
        let icon = "Design/Assets.xcassets/AppIcon.appiconset/Contents.json"
        let old = try project.text(icon)
        let run = try await project.generate("duggy")
        #expect(run.code == 0, "\(run.errors)")
        // What the catalogue has of its own is seen through the link.
        #expect(
            run.output.contains("Shop/Assets.xcassets/AppIcon.appiconset stays as it is"), "\(run.output)")
        #expect(try project.text(icon) == old)
        #expect(project.isThere("Design/Assets.xcassets/DuggyLogo.imageset/Contents.json"))
        #expect(try project.text("Design/Info.plist").contains("<string>duggy</string>"))
        #expect(try target("Shop/Assets.xcassets", of: project) == "../Design/Assets.xcassets")
        #expect(try target("Shop/Info.plist", of: project) == "../Design/Info.plist")
        let again = try await project.generate("duggy")
        #expect(again.code == 0 && again.output.contains(": 0 files written, "), "\(again.output)")
    }

    @Test func `Nothing is written through a link that leads out of the project`() async throws {
        let (project, other) = (try project(), ProjectFolder())
        let place = other.url.appendingPathComponent("Assets.xcassets")
        try link("Shop/Assets.xcassets", of: project, to: place, as: place.path)
        let (list, outside) = (try project.text("Shop/Info.plist"), try other.contents())
        let words =
            "'Shop/Assets.xcassets' is a link to '\(place.path)', outside of the project '\(project.url.path)'"
        for look in ["duggy --dry-run", "duggy"] {
            let run = try await project.generate(look)
            #expect(run.code == 73, "\(run.output)")
            #expect(
                run.errors.contains(" in '\(project.url.path)' is not written: \(words)"), "\(run.errors)")
            #expect(
                look == "duggy" || run.output.contains("\n\(words), and is not followed.\n"), "\(run.output)")
            #expect(try project.text("Shop/Info.plist") == list && other.contents() == outside)
            #expect(!project.isThere(".firstlight.json"))
        }
    }
}
