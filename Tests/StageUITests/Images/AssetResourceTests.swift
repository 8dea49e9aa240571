// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing
import UIKit

@testable import StageUI

/// Pictures and colors of catalogues by symbols, and those of a package without a bundle.
@MainActor @Suite struct AssetResourceTests {
    /// A folder beside the program, where a package's resources lie on Linux; it is gone when the value is.
    private final class Beside {
        let folder: URL

        init(_ files: [String: Data]) throws {
            let main = try #require(Bundle.main.resourceURL)
            folder = main.appendingPathComponent("adopted-\(UUID().uuidString).resources")
            for (path, data) in files {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: file)
            }
        }
        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private static let color = Data(
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "0.5", "green": "0.25", "blue": "0.125", "alpha": "1"}}}]}
        """.utf8)
    private static let image = Data(
        #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x"}]}"#.utf8)
    /// A picture of one pixel.
    private static let pixel = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    )

    private func stage(_ view: some View) -> Stage {
        StageProbe(CGSize(width: 40, height: 40)) { view }.stage
    }

    @Test func aPackagesCatalogueIsFoundWithoutABundle() throws {
        let beside = try Beside([
            "A.xcassets/Adopted.colorset/Contents.json": Self.color,
            "A.xcassets/AdoptedPicture.imageset/Contents.json": Self.image,
            "A.xcassets/AdoptedPicture.imageset/a.png": try #require(Self.pixel),
        ])
        let stage = stage(
            VStack {
                Color("Adopted").frame(width: 10, height: 10)
                Image("AdoptedPicture")
            })
        #expect(stage.issues.isEmpty, "\(stage.issues)")
        _ = beside
    }

    @Test func aSymbolNamesWhatItsBundleHas() throws {
        let beside = try Beside(["A.xcassets/Own.colorset/Contents.json": Self.color])
        let bundle = try #require(Bundle(path: beside.folder.path))
        let found = stage(Color(ColorResource(name: "Own", bundle: bundle)))
        #expect(found.issues.isEmpty, "\(found.issues)")
        let absent = stage(Image(ImageResource(name: "Gone", bundle: bundle)))
        #expect(absent.issues.map(\.kind) == [.missingResource])
        #expect(
            UIColor(resource: ColorResource(name: "Own", bundle: bundle))
                == UIColor(Color("Own", bundle: bundle)))
    }

    @Test func someCornersOfAnOutlineAreRound() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let path = Path(
            UIBezierPath(
                roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 8, height: 8)
            ).cgPath)
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 19, y: 19)))
        #expect(path.contains(CGPoint(x: 19, y: 1)) && path.contains(CGPoint(x: 1, y: 19)))
    }

    @Test func anArcTurnsAsItSays() {
        let outline = UIBezierPath()
        outline.move(to: .zero)
        outline.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        outline.close()
        // Clockwise as one sees it, downwards from the right.
        #expect(outline.contains(CGPoint(x: 5, y: 5)) && !outline.contains(CGPoint(x: -5, y: -5)))
    }

    @Test func anOlderNameOfTheTextSizeIsTodays() {
        var values = EnvironmentValues()
        values.sizeCategory = .accessibilityMedium
        #expect(values.dynamicTypeSize == .accessibility1 && values.sizeCategory.isAccessibilityCategory)
    }

    @Test(arguments: [
        ("chevron.forward", true), ("arrow.up.backward.circle.fill", true), ("list.bullet", true),
        ("sidebar.leading", true), ("chevron.right", false), ("forward.fill", false), ("gobackward", false),
    ])
    func aSymbolOfTheReadingDirectionFacesTheOtherWay(name: String, isMirrored: Bool) {
        func drawn(rtl: Bool) -> [DisplayItem] {
            StageProbe(CGSize(width: 60, height: 60), rtl: rtl) { Image(systemName: name) }.list.items
        }
        #expect((drawn(rtl: true) != drawn(rtl: false)) == isMirrored)
    }
}
