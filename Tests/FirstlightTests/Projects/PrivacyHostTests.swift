// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightBrands
import FirstlightSimulation
import Foundation
import ProofSupport
import Testing

@testable import FirstlightCommands

/// The privacy manifest that `generate` writes, and what `lint` says without it.
@MainActor @Suite struct PrivacyHostTests {
    private func lint(_ project: ProjectFolder) async -> CommandRun {
        await CommandRun(["lint", project.url.path], width: 400)
    }

    private func manifest(_ path: String, of project: ProjectFolder) throws -> PrivacyManifest {
        try PrivacyManifest(reading: Array(project.text(path).utf8), file: path)
    }

    @Test(
        .proves("ST26-SG-05"),
        arguments: [
            ("urbannest", ["UrbanNest"]),
            ("fonsters --platform ios --platform watchos", ["Fonsters", "Fonsters Watch App"]),
        ])
    func `A new host says why it reads files`(words: String, folders: [String]) async throws {
        let project = ProjectFolder()
        try await project.generate(words)
        for folder in folders {
            let manifest = try manifest("\(folder)/PrivacyInfo.xcprivacy", of: project)
            #expect(manifest.categories == [.fileTimestamp])
            #expect(manifest.reasons(for: .fileTimestamp) == ["C617.1"])
            #expect(manifest.tracks == false && manifest.trackingDomains == [])
        }
    }

    @Test(.proves("ST26-SG-05")) func `What somebody declares in the manifest of a host stays`() async throws
    {
        let project = ProjectFolder()
        let path = "UrbanNest/PrivacyInfo.xcprivacy"
        try await project.generate("urbannest")
        let theirs = try project.text(path).replacing(
            "<key>NSPrivacyTracking</key>", with: "<!-- ours -->\n\t<key>NSPrivacyTracking</key>")
        try project.write(theirs, to: path)
        let run = try await project.generate("urbannest")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try project.text(path) == theirs)
        try project.write(theirs.replacing("C617.1", with: "3B52.1"), to: path)
        #expect(try await project.generate("urbannest").code == 0)
        #expect(
            try manifest(path, of: project).reasons(for: .fileTimestamp) == ["3B52.1", "C617.1"])
    }

    @Test(.proves("ST26-SG-05")) func `A project of others gets a manifest of what it links and calls`()
        async throws
    {
        let project = ProjectFolder()
        try XcodeSample(isFollowed: true, settings: ["INFOPLIST_FILE = Shop/Info.plist"]).write(into: project)
        try project.write(XcodeSample.infoPlist, to: "Shop/Info.plist")
        try project.write("import SwiftUI\n@AppStorage(\"a\") var a = 1\n", to: "Shop/A.swift")
        try project.write("int a(void) { return statfs(p, &s); }\n", to: "Shop/B.c")
        try project.write("void a(void) { [UITextInputMode activeInputModes]; }\n", to: "Other/C.m")
        let run = try await project.generate("urbannest")
        #expect(run.code == 0, "\(run.errors)")
        let path = "Shop/PrivacyInfo.xcprivacy"
        #expect(try manifest(path, of: project).categories == [.fileTimestamp, .userDefaults])
        #expect(try manifest(path, of: project).reasons(for: .userDefaults) == ["CA92.1"])
        let remark =
            "Shop/B.c calls statfs: add NSPrivacyAccessedAPICategoryDiskSpace to \(path) with the reason that is true, "
        #expect(run.output.contains(remark), "\(run.output)")
        #expect(!run.output.contains("activeInputModes"), "\(run.output)")
        let again = try await project.generate("urbannest")
        #expect(again.code == 0 && again.output.contains(": 0 files written, "), "\(again.output)")
    }

    @Test func `The manifest of a project of others keeps what is in it`() async throws {
        let project = ProjectFolder()
        try XcodeSample(settings: ["INFOPLIST_FILE = Shop/Info.plist"]).write(into: project)
        try project.write(XcodeSample.infoPlist, to: "Shop/Info.plist")
        let path = "Shop/PrivacyInfo.xcprivacy"
        try project.write(
            XcodeSample.list(
                "  <key>NSPrivacyTracking</key>\n  <true/>\n  <key>Own</key>\n  <string>x</string>"),
            to: path)
        let run = try await project.generate("urbannest")
        #expect(run.code == 0, "\(run.errors)")
        let manifest = try manifest(path, of: project)
        #expect(manifest.tracks == true && manifest["Own"] == "x")
        #expect(manifest.categories == [.fileTimestamp])
        let remark = "Add \(path) to the resources of the app's target in Xcode."
        #expect(run.output.contains(remark), "\(run.output)")
    }

    @Test(.proves("ST26-SG-06"))
    func `A host without its manifest is refused by lint, and a pod is looked through`() async throws {
        let project = ProjectFolder()
        try await project.generate("urbannest")
        #expect(await lint(project).code == 0)
        try project.write("void a(void) { systemUptime(); mach_absolute_time(); }", to: "Pods/Kit/A.c")
        let pod = await lint(project)
        #expect(pod.code == 1 && pod.output.contains("Kit calls mach_absolute_time"), "\(pod.output)")
        try FileManager.default.removeItem(at: project.url.appendingPathComponent("Pods"))
        try FileManager.default.removeItem(
            at: project.url.appendingPathComponent("UrbanNest/PrivacyInfo.xcprivacy"))
        let bare = await lint(project)
        let message =
            "UrbanNest links code that calls APIs of FileTimestamp, and has no PrivacyInfo.xcprivacy"
        #expect(bare.code == 1 && bare.output.contains(message), "\(bare.output)")
    }

    @Test(.proves("ST26-SG-05"), arguments: ["Sources/LaunchStore", "Sources/LaunchAuth"])
    func `A library of this package names what it calls`(folder: String) throws {
        let root = TestFolder.packageRoot
        let sources = try ProjectFiles.read(root.appending(path: folder)) { _ in true }
        let uses = RequiredReasonUse.uses(in: sources)
        #expect(!uses.isEmpty)
        let manifest = try PrivacyManifest(
            reading: #require(sources["PrivacyInfo.xcprivacy"]), file: folder)
        for use in uses { #expect(!manifest.categories.isDisjoint(with: use.categories), "\(use)") }
    }
}
