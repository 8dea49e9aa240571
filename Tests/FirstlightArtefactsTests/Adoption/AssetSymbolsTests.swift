// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightArtefacts

/// The symbols of catalogues, by the names that Xcode gives them.
@Suite struct AssetSymbolsTests {
    @Test(arguments: [
        ("AccentColor", true, "accent"), ("color_000000", true, "color000000"),
        ("tiko_avatar", false, "tikoAvatar"),
        ("HomeImage", false, "home"), ("Image", false, "image"), ("HBOLogo", false, "hboLogo"),
        ("my-logo 2", false, "myLogo2"),
        ("007aff", true, "_007Aff"), ("default", true, "`default`"), ("backgroundColor", true, "background"),
        ("BG", true, "BG"), ("B2", false, "B_2"), ("A-1-1-0", false, "A_1_1_0"),
        ("292C38", true, "_292_C_38"),
        ("2x2", false, "_2X2"), ("40k-border", false, "_40KBorder"), ("c21-border", false, "c21Border"),
        ("VTGymApp_Logo", false, "vtGymAppLogo"), ("Bg", true, "bg"), ("121212", true, "_121212"),
    ])
    func aNameBecomesASymbol(asset: String, isColor: Bool, symbol: String) {
        #expect(AssetSymbols.symbol(asset, isColor: isColor) == symbol)
    }

    private func symbols() throws -> AssetSymbols {
        let none = Array("{}".utf8)
        return AssetSymbols(
            catalogues: try FileSet([
                "App/A.xcassets/Contents.json": none, "App/A.xcassets/Brand.colorset/Contents.json": none,
                "App/A.xcassets/red.colorset/Contents.json": none,
                "App/A.xcassets/Icons/Contents.json": Array(
                    #"{"properties": {"provides-namespace" : true}}"#.utf8),
                "App/A.xcassets/Icons/star.imageset/Contents.json": none,
                "App/A.xcassets/Icons/leaf.colorset/Contents.json": none,
                "App/A.xcassets/Plain/leaf.imageset/Contents.json": none,
                "App/A.xcassets/fountain.fill.symbolset/Contents.json": none,
                "App/A.xcassets/AppIcon.appiconset/Contents.json": none,
            ]))
    }

    @Test func foldersThatAreAPartOfNamesAreTypes() throws {
        let text = try symbols().swift(declared: [], extendsTypes: false)
        #expect(text.contains(#"    static let brand = ColorResource(name: "Brand", bundle: .module)"#))
        #expect(text.contains(#"    static let leaf = ImageResource(name: "leaf", bundle: .module)"#))
        #expect(
            text.contains(
                "    enum Icons {\n"
                    + #"        static let star = ImageResource(name: "Icons/star", bundle: .module)"#))
        #expect(text.contains(#"static let fountainFill = ImageResource(name: "fountain.fill""#))
        #expect(!text.contains("extension Color {") && !text.contains("AppIcon"))
    }

    @Test func typesAreExtendedWhereXcodeIsAskedToAndNothingIsInTheWay() throws {
        let text = try symbols().swift(declared: [], extendsTypes: true)
        #expect(
            text.contains(
                "extension Color {\n    static var brand: Color { Color(.brand) }\n    enum Icons {\n"
                    + "        static var leaf: Color { Color(.Icons.leaf) }\n    }\n}"))
        #expect(
            text.contains(
                "extension ShapeStyle where Self == Color {\n    static var brand: Color { Color(.brand) }\n}"
            ))
        // `Color(.brand)` has one meaning, though `UIColor` has the name, too.
        #expect(
            text.contains(
                "extension UIColor {\n"
                    + "    @_disfavoredOverload static var brand: UIColor { UIColor(resource: .brand) }\n"))
        let own = try symbols().swift(declared: ["brand"], extendsTypes: true)
        #expect(!own.contains("static var brand"))
    }

    /// `background` is a style, but no color of `Color`'s; `red` is one.
    @Test func aNameOfAStyleIsFreeForAColor() throws {
        let none = Array("{}".utf8)
        let text = AssetSymbols(
            catalogues: try FileSet([
                "A.xcassets/BackgroundColor.colorset/Contents.json": none,
                "A.xcassets/red.colorset/Contents.json": none,
            ])
        ).swift(declared: [], extendsTypes: true)
        #expect(
            text.contains("extension Color {\n    static var background: Color { Color(.background) }\n}"))
        #expect(text.ranges(of: "static var background").count == 1)
        #expect(!text.contains("static var red"))
    }
}
