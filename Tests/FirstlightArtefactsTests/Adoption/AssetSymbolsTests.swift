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
        ("007aff", true, "_007aff"), ("default", true, "`default`"), ("backgroundColor", true, "background"),
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
        #expect(text.contains("extension Color {\n    static var brand: Color { Color(.brand) }\n}"))
        #expect(text.contains("extension ShapeStyle where Self == Color {\n    static var brand"))
        let own = try symbols().swift(declared: ["brand"], extendsTypes: true)
        #expect(!own.contains("extension Color {"))
    }
}
