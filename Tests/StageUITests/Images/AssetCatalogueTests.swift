// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct AssetCatalogueTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("catalogue-\(UUID().uuidString).xcassets")
    }

    /// The first bytes of a PNG file of a size; nothing here reads its pixels.
    private func png(_ width: UInt8, _ height: UInt8) -> Data {
        Data([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8))
            + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
    }

    private func write(_ path: String, _ json: String, _ files: [String: Data] = [:]) throws {
        let place = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(json.utf8).write(to: place.appendingPathComponent("Contents.json"))
        for (name, data) in files { try data.write(to: place.appendingPathComponent(name)) }
    }

    private func catalogue(_ body: (ImageLibrary) throws -> Void) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(ImageLibrary(catalogues: [folder]))
    }

    private func drawn<V: View>(
        _ library: ImageLibrary, scale: CGFloat = 2, dark: Bool = false, rtl: Bool = false,
        @ViewBuilder _ view: () -> V
    ) -> StageProbe {
        StageProbe(
            CGSize(width: 200, height: 200), images: library,
            configure: {
                $0.scale = scale
                $0.colorScheme = dark ? .dark : .light
                $0.layoutDirection = rtl ? .rightToLeft : .leftToRight
            }, content: view)
    }

    private func picture(_ probe: StageProbe) -> DisplayImage? {
        guard case .image(let image, _)? = probe.leaves.first?.item.content else { return nil }
        return image
    }

    @Test(arguments: [(1, 10), (2, 20), (3, 30)] as [(CGFloat, Int)])
    func theFileOfTheScreensScaleIsShown(scale: CGFloat, pixels: Int) throws {
        try write(
            "logo.imageset",
            #"{"images":[{"idiom":"universal","filename":"a.png","scale":"1x"},{"idiom":"universal","#
                + #""filename":"b.png","scale":"2x"},{"idiom":"universal","filename":"c.png","#
                + #""scale":"3x"}]}"#,
            ["a.png": png(10, 8), "b.png": png(20, 16), "c.png": png(30, 24)])
        try catalogue { library in
            let probe = drawn(library, scale: scale) { Image("logo").mark("i") }
            #expect(picture(probe)?.pixelWidth == pixels)
            #expect(probe.frame("i")?.size == CGSize(width: 10, height: 8))
        }
    }

    @Test func darkAndRightToLeftFilesAreShownThereOnly() throws {
        try write(
            "logo.imageset",
            #"{"images":[{"idiom":"universal","filename":"a.png"},{"idiom":"universal","filename":"d.png","#
                + #""appearances":[{"appearance":"luminosity","value":"dark"}]},{"idiom":"universal","#
                + #""filename":"r.png","language-direction":"right-to-left"}]}"#,
            ["a.png": png(1, 1), "d.png": png(2, 1), "r.png": png(3, 1)])
        try catalogue { library in
            #expect(picture(drawn(library) { Image("logo") })?.pixelWidth == 1)
            #expect(picture(drawn(library, dark: true) { Image("logo") })?.pixelWidth == 2)
            #expect(picture(drawn(library, rtl: true) { Image("logo") })?.pixelWidth == 3)
        }
    }

    @Test func aTemplateTakesTheForegroundStyle() throws {
        try write(
            "mark.imageset",
            #"{"images":[{"idiom":"universal","filename":"a.png"}],"#
                + #""properties":{"template-rendering-intent":"template"}}"#, ["a.png": png(4, 4)])
        try catalogue { library in
            let tinted = drawn(library) { Image("mark").foregroundStyle(.red) }
            guard case .fill(_, .color(let color), _)? = tinted.leaves.first?.item.content else {
                Issue.record("no tinted picture")
                return
            }
            #expect(color == Color.red.resolveColor(in: EnvironmentValues()))
            #expect(picture(drawn(library) { Image("mark").renderingMode(.original) }) != nil)
        }
    }

    /// A picture of a tab is as large as it is by itself, and only its coverage counts.
    @Test func aPictureOfATabIsAnIconUnlessItAsksForItsOwnColours() throws {
        for (name, intent) in [("plain", "automatic"), ("own", "original")] {
            try write(
                "\(name).imageset",
                #"{"images":[{"idiom":"universal","filename":"a.png","scale":"1x"}],"#
                    + #""properties":{"template-rendering-intent":"\#(intent)"}}"#, ["a.png": png(24, 24)])
        }
        try catalogue { library in
            @MainActor func tab(_ image: Image) -> StageProbe {
                drawn(library) {
                    TabView {
                        Color.clear.tabItem { Text("one") }
                        Color.clear.tabItem {
                            image.mark("icon")
                            Text("two")
                        }
                    }
                }
            }
            let icon = tab(Image("plain").resizable())
            #expect(picture(icon) == nil)
            #expect(icon.frame("icon")?.size == CGSize(width: 24, height: 24))
            let gray = Color.gray.resolveColor(in: EnvironmentValues())
            #expect(icon.leaves.contains { $0.item.content.color == gray })
            #expect(tab(Image("plain").renderingMode(.original)).leaves.contains { $0.item.content.isImage })
            #expect(tab(Image("own")).leaves.contains { $0.item.content.isImage })
        }
    }

    @Test func edgesKeepTheirSizeWhenAPictureIsResized() throws {
        try write(
            "box.imageset", #"{"images":[{"idiom":"universal","filename":"a.png","scale":"1x"}]}"#,
            ["a.png": png(30, 30)])
        try catalogue { library in
            let probe = drawn(library) {
                Image("box").resizable(capInsets: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
                    .frame(width: 100, height: 60)
            }
            let places = probe.leaves.compactMap { leaf -> CGRect? in
                guard case .image(_, let placement) = leaf.item.content else { return nil }
                return placement.rect
            }
            #expect(places.count == 9)
            #expect(places[0] == rect(0, 0, 10, 10))
            #expect(places[4] == rect(10, 10, 80, 40))
            #expect(places[8] == rect(90, 50, 10, 10))
        }
    }

    @Test func coloursHaveTheirAppearances() throws {
        try write(
            "Brand.colorset",
            #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0xFF","#
                + #""green":"128","blue":"0.0","alpha":"1.000"}}},{"idiom":"universal","appearances":"#
                + #"[{"appearance":"luminosity","value":"dark"}],"color":{"color-space":"srgb","components":"#
                + #"{"red":"0.0","green":"0.0","blue":"1.0","alpha":"0.500"}}}]}"#)
        try catalogue { library in
            @MainActor func color(_ dark: Bool) -> ResolvedColor? {
                let probe = drawn(library, dark: dark) { Color("Brand") }
                guard case .fill(_, .color(let color), _)? = probe.leaves.first?.item.content else {
                    return nil
                }
                return color
            }
            #expect(color(false) == ResolvedColor(red: 1, green: 128.0 / 255, blue: 0))
            #expect(color(true) == ResolvedColor(red: 0, green: 0, blue: 1, opacity: 0.5))
            // Without a stage, as in a constant of an app, the name is looked up where the colour is drawn.
            #expect(UIColor(named: "Other") != nil)
            var found: [Bool] = []
            drawn(library) { Text("screen") }.stage.react {
                found = ["Brand", "Other"].map { UIColor(named: $0) != nil }
            }
            #expect(found == [true, false])
        }
    }

    @Test func foldersAreAPartOfNamesOnlyWhereTheySaySo() throws {
        try write("Plain", #"{}"#)
        try write("Plain/a.imageset", #"{"images":[{"filename":"a.png"}]}"#, ["a.png": png(1, 1)])
        try write("Named", #"{"properties":{"provides-namespace":true}}"#)
        try write("Named/b.imageset", #"{"images":[{"filename":"b.png"}]}"#, ["b.png": png(1, 1)])
        try catalogue { library in #expect(library.names == ["Named/b", "a"]) }
    }

    @Test func aPictureThatIsNotThereIsReported() throws {
        try write("x.imageset", #"{"images":[{"filename":"gone.png"}]}"#)
        try catalogue { library in
            #expect(drawn(library) { Image("x") }.stage.issues.contains { $0.kind == .missingResource })
            #expect(drawn(library) { Image("nowhere") }.stage.issues.map(\.kind) == [.missingResource])
        }
    }
}

extension DisplayContent {
    fileprivate var isImage: Bool { if case .image = self { true } else { false } }
    fileprivate var color: ResolvedColor? {
        if case .fill(_, .color(let color), _) = self { color } else { nil }
    }
}
