// Licensed under the Apache License, Version 2.0.

/// A project as somebody has one before they use the program.
struct XcodeSample {
    var app = "Shop"
    /// Whether Xcode follows the app's folder, as it does in projects of version 77; otherwise it names each file.
    var isFollowed = false
    /// The build settings of the app, a line for each.
    var settings: [String]
    /// The text of a file of settings below them; nil for none.
    var below: String?
    /// The settings of a further configuration, a line for each; nil for Release alone.
    var debug: [String]?
    /// The SDK of the whole project.
    var sdk = "iphoneos"
    /// Whether the app's files lie beside the project.
    var isFlat = false
    /// A file that the app's resources name, by its path in the app's folder; one of a language is in a set of them.
    var resource: String?
    /// Whether the app has an icon and an accent colour of its own.
    var hasOwnAssets = false

    /// The app's folder, with its slash; empty where there is none.
    private var folder: String { isFlat ? "" : "\(app)/" }

    /// Writes the project below a folder of the test's.
    func write(into project: ProjectFolder, at base: String = "") throws {
        try project.write(text, to: "\(base)\(app).xcodeproj/project.pbxproj")
        if let below { try project.write(below, to: "\(base)Config/App.xcconfig") }
        let catalogue = "\(base)\(folder)Assets.xcassets"
        try project.write(Self.contents(), to: "\(catalogue)/Contents.json")
        try project.write(
            hasOwnAssets
                ? Self.icon.replacing("\"idiom\"", with: "\"filename\" : \"a.png\",\n\"idiom\"") : Self.icon,
            to: "\(catalogue)/AppIcon.appiconset/Contents.json")
        try project.write(
            hasOwnAssets ? Self.ownColor : Self.color,
            to: "\(catalogue)/AccentColor.colorset/Contents.json")
        try project.write(Self.foreign, to: "\(catalogue)/Photo.imageset/Contents.json")
    }

    private var text: String {
        """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = \(isFollowed ? 77 : 56);
        \tobjects = {
        \t\tA1 = { isa = PBXProject; buildConfigurationList = A8; mainGroup = A2; targets = (A3); };
        \t\tA2 = { isa = PBXGroup; children = (A4, AC); sourceTree = "<group>"; };
        \t\tA3 = { isa = PBXNativeTarget; buildConfigurationList = A6; buildPhases = (A9);
        \t\t\tfileSystemSynchronizedGroups = (\(isFollowed ? "A4" : "")); name = \(app);
        \t\t\tproductType = "com.apple.product-type.application"; };
        \t\tA4 = { isa = \(isFollowed ? "PBXFileSystemSynchronizedRootGroup" : "PBXGroup; children = (AA\(resource == nil ? "" : ", AD"))");
        \t\t\t\(isFlat ? "" : "path = \(app); ")sourceTree = "<group>"; };
        \t\tAC = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
        \t\tA5 = { isa = XCBuildConfiguration; name = Release;
        \t\t\t\(below == nil ? "" : "baseConfigurationReference = AC;") buildSettings = {
        \(settings.map { "\t\t\t\($0);" }.joined(separator: "\n"))
        \t\t}; };
        \t\tA6 = { isa = XCConfigurationList; buildConfigurations = (A5\(debug == nil ? "" : ", AF")); };
        \t\tAF = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        \((debug ?? []).map { "\t\t\t\($0);" }.joined(separator: "\n"))
        \t\t}; };
        \t\tA7 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = \(sdk); }; };
        \t\tA8 = { isa = XCConfigurationList; buildConfigurations = (A7); };
        \t\tA9 = { isa = PBXResourcesBuildPhase; files = (\(isFollowed ? "" : "AB, AE")); };
        \t\tAA = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        \t\tAB = { isa = PBXBuildFile; fileRef = AA; };
        \t\tAD = { isa = PBXVariantGroup; children = (B1); sourceTree = "<group>"; };
        \t\tB1 = { isa = PBXFileReference; path = "\(resource ?? "")"; sourceTree = "<group>"; };
        \t\tAE = { isa = PBXBuildFile; fileRef = \(resource == nil ? "none" : "AD"); };
        \t};
        \trootObject = A1;
        }

        """
    }

    // MARK: - Files

    /// A file of an asset catalogue as Xcode makes it.
    private static func contents(_ members: String = "") -> String {
        "{\n\(members)  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n"
    }

    private static let icon = contents(
        """
          "images" : [
            {
              "idiom" : "universal",
              "platform" : "ios",
              "size" : "1024x1024"
            }
          ],

        """)
    private static let color = contents(
        "  \"colors\" : [\n    {\n      \"idiom\" : \"universal\"\n    }\n  ],\n")
    static let ownColor = contents(
        """
          "colors" : [
            {
              "color" : {
                "color-space" : "srgb",
                "components" : { "alpha" : "1.000", "blue" : "0x10", "green" : "0x20", "red" : "0x30" }
              },
              "idiom" : "universal"
            }
          ],

        """)
    private static let foreign = #"{"images":[{"idiom":"universal"}],"info":{"version":1,"author":"us"}}"#

    /// The first lines of both lists below.
    private static let opening = """
        \t<!-- Kept in this order by the team. -->
        \t<key>Zebra</key>
        \t<string>first</string>
        \t<key>CFBundleURLTypes</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>CFBundleURLSchemes</key>
        \t\t\t<array>
        \t\t\t\t<string>shop</string>
        \t\t\t</array>
        \t\t</dict>
        """

    /// A property list with tabs, a comment, keys in no order, and an old launch screen.
    static let infoPlist = list(
        """
        \(opening)
        \t</array>
        \t<key>UILaunchStoryboardName</key>
        \t<string>LaunchScreen</string>
        \t<key>UIAppFonts</key>
        \t<array>
        \t\t<string>Own.ttf</string>
        \t</array>
        \t<key>Apple</key>
        \t<string>last</string>
        """)

    /// The same list with what UrbanNest's launch needs.
    static let patchedInfoPlist = list(
        """
        \(opening)
        \t\t<dict>
        \t\t\t<key>CFBundleTypeRole</key>
        \t\t\t<string>Editor</string>
        \t\t\t<key>CFBundleURLName</key>
        \t\t\t<string>com.urbannest.app</string>
        \t\t\t<key>CFBundleURLSchemes</key>
        \t\t\t<array>
        \t\t\t\t<string>urbannest</string>
        \t\t\t</array>
        \t\t</dict>
        \t</array>
        \t<key>UIAppFonts</key>
        \t<array>
        \t\t<string>Own.ttf</string>
        \t\t<string>Inter-Bold.otf</string>
        \t</array>
        \t<key>Apple</key>
        \t<string>last</string>
        \t<key>AuthKey</key>
        \t<string>$(AUTH_KEY)</string>
        \t<key>AuthURL</key>
        \t<string>$(AUTH_URL)</string>
        \t<key>BackendURL</key>
        \t<string>$(BACKEND_URL)</string>
        \t<key>ITSAppUsesNonExemptEncryption</key>
        \t<false/>
        \t<key>UILaunchScreen</key>
        \t<dict>
        \t\t<key>UIColorName</key>
        \t\t<string>LaunchGround-43e82fb1</string>
        \t</dict>
        """)

    /// A property list around lines.
    static func list(_ lines: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \(lines)
        </dict>
        </plist>

        """
    }
}
