// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct BootsplashTests {
    private func command(_ script: String) throws -> ImportedLaunch {
        let text = "{\n\"scripts\": {\n\"test\": \"jest\",\n\"splash\": \"\(script)\"}}"
        var files = FileSet(texts: ["package.json": text])
        files["assets/logo.png"] = pictureHeader(300, 150)
        return try ImportSource(.bootsplashCommand, path: "package.json").read(in: files)
    }

    @Test(
        "The command is read in each of its spellings, after other commands and in quotes",
        arguments: [
            "npx react-native-bootsplash generate assets/logo.png --background=F5FCFF --logo-width=120"
                + " --platforms=ios",
            "yarn a && yarn react-native generate-bootsplash 'assets/logo.png' --background '#F5FCFF'"
                + " --logo-width 120 --platforms ios && echo done",
            "react-native-bootsplash generate --background-color=#f5fcff --platforms ios --logo-width 120"
                + " assets/logo.png; other",
        ])
    func options(script: String) throws {
        let launch = try command(script)
        #expect(launch.background == HexColorPair(HexColor(0xF5FCFF)))
        #expect(
            launch.image
                == ImportedLaunch.Picture("assets/logo.png", width: 120, height: 60, contentMode: .fit))
        #expect(launch.platforms == [.ios])
        #expect(launch.remarks == [])
    }

    @Test("A drawing has the proportions of its sides")
    func drawing() throws {
        let files = FileSet(texts: [
            "package.json":
                "{\"scripts\": {\"s\": \"react-native-bootsplash generate logo.svg --logo-width 120\"}}",
            "logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2in\" height=\"96px\"/>",
        ])
        let launch = try ImportSource(.bootsplashCommand, path: "package.json").read(in: files)
        #expect(
            launch.image == ImportedLaunch.Picture("logo.svg", width: 120, height: 60, contentMode: .fit))
    }

    @Test("Dark options and the brand are taken over, what is left is remarked with its line")
    func dark() throws {
        let launch = try command(
            "react-native-bootsplash generate assets/logo.png --dark-background 111111 --dark-logo d.png"
                + " --brand b.png --brand-width 60 --dark-brand db.png --flavor beta --license-key k"
                + " --background red2")
        #expect(launch.background == HexColorPair(HexColor(0xFFFFFF), dark: HexColor(0x111111)))
        #expect(launch.image?.dark == "d.png")
        #expect(launch.image?.width == 100)
        #expect(
            launch.branding
                == ImportedLaunch.Picture(
                    "b.png", dark: "db.png", width: 60, contentMode: .fit, placement: .bottom))
        #expect(launch.remarks.map(\.line) == [4, 4])
        #expect(launch.remarks.map { $0.reason.prefix(11) } == ["--backgroun", "--flavor is"])
    }

    @Test("The manifest gives the size, its folder the pictures, the largest first")
    func manifest() throws {
        let text = """
            {
              "background": "#f5fcff",
              "darkBackground": "#000",
              "logo": {"width": 100, "height": 89},
              "brand": {"bottom": 60, "width": 80, "height": 20},
              "version": 2
            }
            """
        let folder = "app/assets/bootsplash"
        var files = FileSet(texts: ["\(folder)/manifest.json": text])
        for name in ["logo.png", "logo@2x.png", "dark-logo.png"] { files["\(folder)/\(name)"] = onePixel }
        let launch = try ImportSource(.bootsplashManifest, path: "\(folder)/manifest.json").read(in: files)
        #expect(launch.background == HexColorPair(HexColor(0xF5FCFF), dark: HexColor(0)))
        #expect(
            launch.image
                == ImportedLaunch.Picture(
                    "\(folder)/logo@2x.png", dark: "\(folder)/dark-logo.png", width: 100, height: 89,
                    contentMode: .fit))
        #expect(launch.branding == nil)
        #expect(launch.remarks.map(\.element) == ["brand", "brand/bottom", "version"])
        #expect(launch.remarks.map(\.line) == [5, 5, 6])
    }
}
