// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Pictures in the form SVG.
@MainActor @Suite struct VectorPictureTests {
    private func picture(_ inner: String, _ head: String = #"width="20" height="10""#) -> VectorPicture? {
        VectorPicture(svg: Array("<?xml version=\"1.0\"?><!-- <a> --><svg \(head)>\(inner)</svg>".utf8))
    }

    private func fills(_ items: [DisplayItem]) -> [(path: Path, color: ResolvedColor)] {
        items.flatMap { item -> [(Path, ResolvedColor)] in
            switch item.content {
            case .group(_, let inner): return fills(inner)
            case .fill(.path(let path), .color(let color), _): return [(path, color)]
            default: return []
            }
        }
    }

    @Test func theSizeIsTheFilesOrThatOfItsBox() throws {
        #expect(try #require(picture("")).art.size == CGSize(width: 20, height: 10))
        #expect(try #require(picture("", #"viewBox="0 0 24 48""#)).art.size == CGSize(width: 24, height: 48))
        #expect(picture("", #"width="0" height="1""#) == nil && VectorPicture(svg: [1, 2, 3]) == nil)
    }

    /// CSS Values and Units 3, 5.2 and 6.2: 72 pt, 6 pc, 2.54 cm and 101.6 Q are 96 px.
    @Test(
        arguments: [
            ("width=\"60pt\" height=\"3pc\"", 80, 48), ("width=\"1in\" height=\"25.4mm\"", 96, 96),
            ("width=\"2.54cm\" height=\"101.6Q\"", 96, 96), ("width=\"5em\" height=\"20PX\"", 80, 20),
            ("width=\"100%\" height=\"100%\" viewBox=\"0 0 48 24\"", 48, 24),
            ("width=\"60\" viewBox=\"0 0 30 15\"", 60, 30),
            ("height=\"60px\" viewBox=\"0,0,30,15\"", 120, 60),
        ] as [(String, Double, Double)])
    func aSizeMayHaveAUnit(head: String, width: Double, height: Double) throws {
        let size = try #require(picture("", head)).art.size
        #expect(abs(size.width - width) < 0.01 && abs(size.height - height) < 0.01, "\(size)")
    }

    @Test func groupsHandTheirPaintOn() throws {
        let found = fills(
            try #require(
                picture(
                    ##"<g fill="#f00" fill-opacity=".5"><rect width="2" height="2"/><path fill="#00FF00" d="M0 0h4v4z"/></g>"##
                        + #"<circle cx="5" cy="5" r="2" style="fill: rgb(0, 0, 255)"/><path fill="none" d="M0 0h1v1z"/>"#
                )
            ).art.items)
        #expect(
            found.map(\.color) == [
                ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5),
                ResolvedColor(red: 0, green: 1, blue: 0, opacity: 0.5),
                ResolvedColor(red: 0, green: 0, blue: 1),
            ])
        #expect(
            found[2].path.boundingRect.insetBy(dx: -0.01, dy: -0.01).contains(
                CGRect(x: 3, y: 3, width: 4, height: 4)))
    }

    @Test(arguments: [
        ("M1 2h3v4H1z", CGRect(x: 1, y: 2, width: 3, height: 4)),
        ("m1 1 2 0 0 2z", CGRect(x: 1, y: 1, width: 2, height: 2)),
        ("M0-1.5.5 0", CGRect(x: 0, y: -1.5, width: 0.5, height: 1.5)),
        ("M0 5a5 5 0 0110 0z", CGRect(x: 0, y: 0, width: 10, height: 5)),
        ("M0 0C0 0 4 0 4 4S4 8 8 8", CGRect(x: 0, y: 0, width: 8, height: 8)),
        ("M1 1 q", CGRect(x: 1, y: 1, width: 0, height: 0)),
        ("M0 0 1e1 2e-1", CGRect(x: 0, y: 0, width: 10, height: 0.2)),
    ])
    func stepsAreReadAsTheyAreWritten(steps: String, bounds: CGRect) {
        let found = VectorPath(steps).path.boundingRect
        for (one, other) in [
            (found.minX, bounds.minX), (found.minY, bounds.minY), (found.maxX, bounds.maxX),
            (found.maxY, bounds.maxY),
        ] {
            #expect(abs(one - other) < 0.01, "\(found)")
        }
    }

    @Test func aBoxIsScaledIntoTheMiddle() throws {
        let items = try #require(
            picture(#"<rect width="10" height="10"/>"#, #"width="40" height="20" viewBox="0 0 10 10""#)
        ).art.items
        guard case .group(.transform(let change), _)? = items.first?.content else {
            Issue.record("no transform")
            return
        }
        #expect(change == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
    }

    @Test func colorsChangeAlongALine() throws {
        let items = try #require(
            picture(
                #"<defs><linearGradient id="a" x1="0" x2="1"><stop stop-color="red"/><stop offset="100%" stop-color="blue"/>"#
                    + ##"</linearGradient></defs><rect width="10" height="10" fill="url(#a)"/>"##)
        ).art.items
        guard case .fill(_, .linearGradient(let stops, let start, let end), _)? = items.first?.content else {
            Issue.record("no gradient")
            return
        }
        #expect(stops.map(\.location) == [0, 1] && start == .zero && end == CGPoint(x: 10, y: 0))
    }

    @Test func aCatalogueShowsIt() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "svg-\(UUID().uuidString).xcassets")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("logo.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(#"{"images":[{"idiom":"universal","filename":"a.svg"}]}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        try Data(#"<svg width="12" height="8"><rect width="12" height="8"/></svg>"#.utf8)
            .write(to: set.appendingPathComponent("a.svg"))
        let probe = StageProbe(images: ImageLibrary(catalogues: [folder])) { Image("logo").mark("i") }
        #expect(probe.frame("i")?.size == CGSize(width: 12, height: 8) && probe.stage.issues.isEmpty)
    }
}
