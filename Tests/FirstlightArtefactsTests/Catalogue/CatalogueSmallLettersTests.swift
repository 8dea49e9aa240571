// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

/// A Mac's disk takes small letters for capitals, and so do projects that were made on one.
@Suite struct CatalogueSmallLettersTests {
    private static let color = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}], "info": {"author": "xcode", "version": 1}}
        """

    @Test("The contents of an asset are read from a file in small letters; that with the capital goes first")
    func contents() throws {
        let small = FileSet(texts: ["App/A.xcassets/L.colorset/contents.json": Self.color])
        let catalogue = try #require(Catalogue.catalogues(in: small).first)
        #expect(catalogue.problems.isEmpty)
        let asset = try #require(catalogue.namedAssets.first)
        #expect(asset.colorSet?.color()?.literals["red"] == "1" && asset.files.isEmpty)
        let both = FileSet(texts: [
            "App/A.xcassets/L.colorset/contents.json": "{",
            "App/A.xcassets/L.colorset/Contents.json": Self.color,
        ])
        #expect(Catalogue.catalogues(in: both).first?.problems.isEmpty == true)
    }
}
