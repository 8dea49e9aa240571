// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// What a storyboard shows, and what it has and does not show.
@Suite struct SeamStoryboardTests {
    private let path = "Duggy/LaunchScreen.storyboard"

    /// Duggy's project with changes of its storyboard, each of which has to be one.
    private func project(_ changes: (old: String, new: String)...) async throws -> ProjectFolder {
        let project = ProjectFolder()
        #expect(try await project.generate("duggy").code == 0)
        for (old, new) in changes {
            let text = try project.text(path)
            #expect(text.contains(old), "\(old)")
            try project.write(text.replacing(old, with: new), to: path)
        }
        return project
    }

    /// A view at the upper left corner, behind the logo, which it does not reach.
    private func view(
        _ id: String, _ attributes: String = "", side: Int = 100, color: String = "", inside: String = "",
        kind: String = "view"
    ) -> String {
        """
        <\(kind) contentMode="scaleToFill" \(attributes) id="\(id)">
            <rect key="frame" x="0.0" y="0.0" width="\(side)" height="\(side)"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            \(inside.isEmpty ? "" : "<subviews>\(inside)</subviews>")\(color)
        </\(kind)>
        """
    }

    private static let red =
        #"<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" "#
        + #"customColorSpace="sRGB"/>"#
    private static let ground =
        #"red="0.0" green="0.24705882352941178" blue="0.60784313725490191" alpha="1" colorSpace="custom" "#
        + #"customColorSpace="sRGB""#

    private func behind(_ views: String) -> (old: String, new: String) {
        ("<subviews>\n                            <imageView", "<subviews>\(views)<imageView")
    }

    @Test(arguments: [#"hidden="YES""#, #"alpha="0.0""#])
    func `A view that is not shown is not drawn, nor what is in it`(attribute: String) async throws {
        let inner = view("Inn-er-001", side: 300, color: Self.red)
        let outer = view("Out-er-001", attribute, side: 300, color: Self.red, inside: inner)
        let run = try await SeamRun(project(behind(outer)))
        #expect(run.lines.count == 44 && run.differing.isEmpty, "\(run.differing)")
        #expect(run.notCompared.isEmpty)
    }

    @Test func `A view that lets others through is drawn so`() async throws {
        let run = try await SeamRun(
            project(behind(view("Hal-f0-001", #"alpha="0.5""#, color: Self.red))))
        #expect(run.differing.count == 44 && run.differing.allSatisfy { $0.part == "Hal-f0-001" })
        // Half of 255 red on a ground without any.
        #expect(run.differing.allSatisfy { (127...128).contains($0.largestDifference) }, "\(run.differing)")
        #expect(run.notCompared.isEmpty)
    }

    @Test func `A view is cut to the one around it, and the rectangle that differs is told`() async throws {
        let inner = view("Inn-er-001", side: 300, color: Self.red)
        let project = try await project(
            behind(view("Out-er-001", #"clipsSubviews="YES""#, inside: inner)))
        let run = try await SeamRun(project)
        #expect(run.differing.count == 44)
        for line in run.differing {
            // 100 points at 2x or 3x, all of them.
            let side = ["iphonese1", "iphonese", "ipadpro13"].contains(line.device) ? 200 : 300
            #expect(line.differingBox == SeamRun.Box(x: 0, y: 0, width: side, height: side), "\(line)")
            #expect(line.differingPixels == side * side, "\(line)")
        }
        let text = try await ShellRun(#""$0" "$@""#, "firstlight", ["seam", project.url.path]).output
        #expect(text.contains("of 255, all within 200 x 200 pixels at 0, 0.\n"), "\(text)")
    }

    @Test func `A picture in a wider view has the place that its content mode gives it`() async throws {
        let wide = (#"firstAttribute="width" constant="100""#, #"firstAttribute="width" constant="200""#)
        #expect(try await SeamRun(project(wide)).differing.isEmpty)
        let stretched = (#"contentMode="scaleAspectFit""#, #"contentMode="scaleToFill""#)
        #expect(try await SeamRun(project(wide, stretched)).differing.count == 44)
    }

    @Test func `A colour of the system is what the storyboard says of it`() async throws {
        let used = (
            "<color key=\"backgroundColor\" \(Self.ground)/>",
            #"<color key="backgroundColor" systemColor="systemIndigoColor"/>"#
        )
        let told = (
            "<resources>",
            #"<resources><systemColor name="systemIndigoColor"><color \#(Self.ground)/></systemColor>"#
        )
        let known = try await SeamRun(project(used, told))
        #expect(known.differing.isEmpty, "\(known.differing)")
        #expect(
            known.notCompared.contains {
                $0.hasPrefix(
                    "The system's colour \u{201C}systemIndigoColor\u{201D} of \u{201C}Ze5-6b-2t3\u{201D} (")
                    && $0.contains("is drawn as the storyboard's editor shows it")
            }, "\(known.notCompared)")
        let unknown = try await SeamRun(project(used))
        #expect(unknown.differing.count == 44)
        #expect(
            unknown.notCompared.contains { $0.contains("is not drawn: the storyboard does not say") },
            "\(unknown.notCompared)")
    }

    @Test func `A symbol of the system is told and not looked for in the catalogue`() async throws {
        let symbol = view(
            "Sym-bo-001", #"image="star.fill" catalog="system""#, kind: "imageView")
        let run = try await SeamRun(project(behind(symbol)))
        #expect(run.lines.count == 44 && run.differing.isEmpty, "\(run.differing)")
        #expect(
            run.notCompared.contains {
                $0.hasPrefix("The symbol \u{201C}star.fill\u{201D} of \u{201C}Sym-bo-001\u{201D} (")
            }, "\(run.notCompared)")
    }
}
