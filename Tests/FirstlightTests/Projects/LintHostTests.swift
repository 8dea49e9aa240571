// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightBrands
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// What `lint` says of a generated project that has lost what its app needs (C-LA-46, C-DG-40).
@MainActor @Suite struct LintHostTests {
    private func lint(_ project: ProjectFolder) async -> (code: Int32, output: String) {
        let recorder = ConsoleRecorder()
        let code = await DrawingCommands.run(
            ["lint", project.url.path], apps: AppCatalogue.firstlight, console: recorder.console(width: 400))
        return (code, recorder.output)
    }

    /// Changes a key of a property list on the disk.
    private func set(_ key: String, _ value: PropertyValue?, in path: String, of project: ProjectFolder)
        throws
    {
        let text = try project.text(path)
        var list = try PropertyListFile(reading: Array(text.utf8), file: path)
        try list.set(value, at: [key])
        try project.write(String(decoding: list.bytes(), as: UTF8.self), to: path)
    }

    @Test(
        arguments: [
            (
                "Laten/Laten.entitlements", "com.apple.developer.applesignin", nil, "entitlement-missing",
                "Laten needs com.apple.developer.applesignin with Default on iOS"
            ),
            (
                "Laten/Laten.entitlements", "com.apple.developer.associated-domains", ["applinks:other.com"],
                "entitlement-missing",
                "Laten needs com.apple.developer.associated-domains with applinks:latenapp.com on iOS"
            ),
            (
                "Laten/Info.plist", "NSFaceIDUsageDescription", nil, "usage-text-missing",
                "Laten needs NSFaceIDUsageDescription"
            ),
            (
                "Laten/Info.plist", "CFBundleURLTypes", nil, "url-scheme-missing",
                "Laten needs the scheme “laten”"
            ),
        ] as [(String, String, PropertyValue?, String, String)])
    func `Laten's project fails without what its sign-in needs`(
        path: String, key: String, value: PropertyValue?, rule: String, message: String
    ) async throws {
        let project = try ProjectFolder()
        try await project.generate("laten")
        #expect(await lint(project).code == 0)
        try set(key, value, in: path, of: project)
        let result = await lint(project)
        #expect(result.code == 1, "\(result.output)")
        #expect(result.output.contains(rule) && result.output.contains(message), "\(result.output)")
    }

    @Test func `Duggy's project is told of Firebase's file, and fails without the name for push`()
        async throws
    {
        let project = try ProjectFolder()
        try await project.generate("duggy")
        let note = "Duggy starts Firebase, and no GoogleService-Info.plist is there"
        let usual = await lint(project)
        #expect(usual.code == 0 && usual.output.contains(note), "\(usual.output)")
        #expect(usual.output.contains("0 errors, 0 warnings, 1 note"), "\(usual.output)")
        try project.write(XcodeSample.list(""), to: "Duggy/GoogleService-Info.plist")
        #expect(await !lint(project).output.contains("firebase-options-absent"))
        try set("aps-environment", nil, in: "Duggy/Duggy.entitlements", of: project)
        let broken = await lint(project)
        #expect(
            broken.code == 1 && broken.output.contains("Duggy needs aps-environment on iOS"),
            "\(broken.output)")
    }

    @Test(arguments: ["urbannest", "shipthatapp", "fonsters", "laten"])
    func `Nothing is missing in the other projects, on any system`(brand: String) async throws {
        let project = try ProjectFolder()
        try await project.generate("\(brand) --platform ios --platform macos --platform visionos")
        let result = await lint(project)
        for rule in [
            "entitlement-missing", "entitlement-mac-name", "usage-text-missing", "url-scheme-missing",
        ] {
            #expect(!result.output.contains(rule), "\(result.output)")
        }
    }

    @Test func `SARIF has paths from the root of the repository`() async throws {
        let project = try ProjectFolder()
        try project.write("ref: refs/heads/main", to: ".git/HEAD")
        try project.write("{", to: "apps/shop/web/app.webmanifest")
        let recorder = ConsoleRecorder()
        let place = project.url.appendingPathComponent("apps/shop").path
        _ = await DrawingCommands.run(
            ["lint", place, "--sarif"], apps: AppCatalogue.firstlight, console: recorder.console(width: 400))
        #expect(recorder.output.contains("\"apps/shop/web/app.webmanifest\""), "\(recorder.output)")
    }

    @Test func `A record that cannot be read is told of, as nothing of its app is looked for then`()
        async throws
    {
        let project = try ProjectFolder()
        try await project.generate("laten --platform ios")
        try project.write("{", to: ".firstlight.json")
        let recorder = ConsoleRecorder()
        _ = await DrawingCommands.run(
            ["lint", project.url.path], apps: AppCatalogue.firstlight, console: recorder.console(width: 400))
        #expect(
            recorder.diagnostics.contains(
                "'.firstlight.json' is damaged, so its app's declarations are not checked"),
            "\(recorder.diagnostics)")
    }
}
