// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI
import Testing

/// What the guide "Add a brand" says of fonts.
struct FontRecipe {
    /// Stands for what the package manager makes of two files.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    private enum PackageResources {
        static let Lora_Bold_ttf: [UInt8] = [1, 2, 3]
        static let OFL_txt = [UInt8]("Free.".utf8)
    }

    static let fonts = [
        AppFont("Lora-Bold.ttf") {
            PackageResources.Lora_Bold_ttf
        } licence: {
            PackageResources.OFL_txt
        }
    ]
}

@Suite struct FontRecipeTests {
    @Test func anAppHasTheFontsThatItDeclares() throws {
        let app = AppDescriptor(
            id: "letters", name: "Letters", fonts: FontRecipe.fonts, views: [AppView("title") { EmptyView() }]
        )
        let font = try #require(app.fonts.first)
        guard case .own(let bytes, let licence) = font.source else {
            Issue.record("\(font.name) is not the app's own")
            return
        }
        #expect(font.name == "Lora-Bold.ttf" && app.fonts.count == 1)
        #expect(try bytes() == [1, 2, 3])
        #expect(try licence() == [UInt8]("Free.".utf8))
    }
}
