// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import Testing

/// The static screen of a folder is drawn from what lies in the folder.
@Suite struct SeamFolderTests {
    /// The screens of a folder that differ, and what was said beside the list.
    private func seams(_ project: ProjectFolder) async throws -> (differing: [SeamRun.Line], errors: String) {
        let run = try await SeamRun(project)
        #expect(run.lines.count == 44, "\(run.errors)")
        return (run.differing, run.errors)
    }

    private func write(_ image: PixelImage, to path: String, of project: ProjectFolder) throws {
        try image.pngData().write(to: project.url.appending(path: path))
    }

    /// A picture of one colour.
    private func red(_ side: Int) -> PixelImage {
        PixelImage(
            width: side, height: side,
            bytes: (0..<side * side).flatMap { _ in [0, 0, 255, 255] as [UInt8] })
    }

    private let logo = "Duggy/Assets.xcassets/DuggyLogo.imageset"

    @Test func `Another picture is a seam on the screens of its scale`() async throws {
        let project = ProjectFolder()
        try await project.generate("duggy")
        #expect(try await seams(project).differing.isEmpty)
        try write(red(300), to: "\(logo)/DuggyLogo@3x.png", of: project)
        let differing = try await seams(project).differing
        #expect(
            Set(differing.map(\.device)) == [
                "iphone14", "iphone15", "iphone15promax", "iphone16promax", "iphone17", "iphoneair",
                "iphoneduo",
                "iphoneduoopen",
            ])
        #expect(differing.count == 32 && differing.allSatisfy { $0.part == "tWc-Dq-87w" })
        // 100 points at 3x, of which the logo covers none with this red.
        #expect(differing.allSatisfy { (60_000...92_000).contains($0.differingPixels) }, "\(differing)")
    }

    /// The start of a picture of 20000 x 20000 pixels, 400 million; 67108864 are read.
    private static let large =
        "iVBORw0KGgoAAAANSUhEUgAATiAAAE4gCAYAAADjcEY5AAAACUlEQVR4nGMAAAABAAFe/335AAAAAElFTkSuQmCC"

    @Test(arguments: [
        (large, "The PNG file has 20000 x 20000 pixels, and at most 67108864 are read. Make it smaller."),
        ("half", "The PNG file is cut off. Write it again."),
    ])
    func `A picture that cannot be read is named`(bytes: String, reason: String) async throws {
        let project = ProjectFolder()
        try await project.generate("duggy")
        let red = try red(300).pngData()
        try (Data(base64Encoded: bytes).flatMap { bytes == "half" ? nil : $0 } ?? red.prefix(red.count / 2))
            .write(to: project.url.appending(path: "\(logo)/DuggyLogo@3x.png"))
        let run = try await ShellRun(#""$0" "$@""#, "firstlight", ["seam", project.url.path])
        #expect(run.code == 65 && run.output.isEmpty, "\(run.errors)")
        #expect(
            run.errors.contains("Assets.xcassets/DuggyLogo.imageset/DuggyLogo@3x.png: \(reason)"),
            "\(run.errors)")
    }

    @Test func `A picture for dark appearance is shown in it alone`() async throws {
        let project = ProjectFolder()
        try await project.generate("duggy")
        try write(red(100), to: "\(logo)/Dark.png", of: project)
        let entry = """
            "images" : [
                {
                  "appearances" : [{ "appearance" : "luminosity", "value" : "dark" }],
                  "filename" : "Dark.png", "idiom" : "universal"
                },
            """
        let path = "\(logo)/Contents.json"
        try project.write(try project.text(path).replacing("\"images\" : [", with: entry), to: path)
        let differing = try await seams(project).differing
        #expect(differing.count == 22 && differing.allSatisfy { $0.appearance == "dark" }, "\(differing)")
    }

    @Test(arguments: ["UINavigationBar", "UITabBar", "UIToolbar"])
    func `A bar that the first frame has not is a seam`(bar: String) async throws {
        let project = ProjectFolder()
        try await project.generate("urbannest")
        let path = "UrbanNest/Info.plist"
        let key = "<key>UIColorName</key>"
        try project.write(
            try project.text(path).replacing(key, with: "<key>\(bar)</key><dict/>\(key)"), to: path)
        let differing = try await seams(project).differing
        #expect(differing.count == 44 && differing.allSatisfy { $0.part == bar }, "\(differing)")
        #expect(differing.first?.cause?.hasPrefix("the static screen shows a bar") == true)
        #expect(differing.first?.notCompared.first?.contains("\(bar) (Info.plist:") == true)
        // A bar of 44 points below the status bar's 20, or of 49 and 44 points, each 375 points wide, at 2x.
        let pixels = ["UINavigationBar": 64 * 375 * 4, "UITabBar": 49 * 375 * 4, "UIToolbar": 44 * 375 * 4]
        let phone = differing.first { $0.device == "iphonese" && $0.orientation == "portrait" }
        #expect(phone?.differingPixels == pixels[bar])
    }

    @Test func `A picture that keeps to the safe area stands in its middle`() async throws {
        let project = ProjectFolder()
        try await project.generate("fonsters")
        #expect(try await seams(project).differing.isEmpty)
        let path = "Fonsters/Info.plist"
        let key = "<key>UIImageRespectsSafeAreaInsets</key>\n\t\t"
        let text = try project.text(path)
        #expect(text.contains("\(key)<false/>"))
        try project.write(text.replacing("\(key)<false/>", with: "\(key)<true/>"), to: path)
        let differing = try await seams(project).differing
        // On their sides these telephones have no insets, and the tablet's are nearly alike.
        #expect(!differing.contains { $0.device.hasPrefix("iphonese") && $0.orientation == "landscape" })
        #expect(Set(differing.map(\.device)).isSuperset(of: ["iphonese", "iphone14", "iphone16promax"]))
        #expect(differing.allSatisfy { $0.part == "UIImageName" })
    }

    @Test(arguments: [false, true])
    func `What was generated into somebody's project has no seam`(isBelow: Bool) async throws {
        let project = ProjectFolder()
        let setting = "INFOPLIST_FILE = \"$(SRCROOT)/Shop/Shop-Info.plist\""
        // A file of settings takes quotes as they stand.
        let plain = setting.replacing("\"", with: "")
        try XcodeSample(settings: isBelow ? [] : [setting], below: isBelow ? plain : nil)
            .write(into: project)
        try project.write(XcodeSample.infoPlist, to: "Shop/Shop-Info.plist")
        // Neither is the app's, and both would be found by their names.
        try project.write(XcodeSample.list(""), to: "Info.plist")
        try project.write("<document/>", to: "Watch/LaunchScreen.storyboard")
        let run = try await project.generate("duggy")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try await seams(project).differing.isEmpty)
        try write(
            red(200), to: "Shop/Assets.xcassets/DuggyLogo.imageset/DuggyLogo@2x.png", of: project)
        #expect(
            Set(try await seams(project).differing.map(\.device)) == ["iphonese1", "iphonese", "ipadpro13"])
    }

    @Test func `A device that is not compared is named with the reason`() async throws {
        let project = ProjectFolder()
        try await project.generate("urbannest")
        let sentences = [
            "Apple Watch 45 mm is not compared: watchOS shows no launch screen.",
            "Apple TV is not compared: Apple describes UILaunchScreen for iOS and iPadOS only, so that nobody knows "
                + "what tvOS draws of it.",
            "Mac window is not compared: macOS shows no launch screen.",
            "Apple Vision window is not compared: visionOS shows no launch screen.",
        ]
        let run = try await ShellRun(#""$0" "$@""#, "firstlight", ["seam", project.url.path])
        let told = try await seams(project).errors
        for sentence in sentences {
            #expect(run.output.contains("\n\(sentence)\n"), "\(run.output)")
            #expect(told.contains("\(sentence)\n"), "\(told)")
        }
    }
}
