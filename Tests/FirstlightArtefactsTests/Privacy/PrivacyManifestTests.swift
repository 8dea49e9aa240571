// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct PrivacyManifestTests {
    static let written = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>NSPrivacyAccessedAPITypes</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>NSPrivacyAccessedAPIType</key>
        \t\t\t<string>NSPrivacyAccessedAPICategoryFileTimestamp</string>
        \t\t\t<key>NSPrivacyAccessedAPITypeReasons</key>
        \t\t\t<array>
        \t\t\t\t<string>C617.1</string>
        \t\t\t</array>
        \t\t</dict>
        \t</array>
        \t<key>NSPrivacyCollectedDataTypes</key>
        \t<array/>
        \t<key>NSPrivacyTracking</key>
        \t<false/>
        \t<key>NSPrivacyTrackingDomains</key>
        \t<array/>
        </dict>
        </plist>

        """

    /// Apple's page "Describing use of required reason API" and TN3183.
    @Test("Each category has the reasons that Apple lists, and no others")
    func reasons() {
        let listed: [String: Set<String>] = [
            "FileTimestamp": ["DDA9.1", "C617.1", "3B52.1", "0A2A.1"],
            "SystemBootTime": ["35F9.1", "8FFB.1", "3D61.1"],
            "DiskSpace": ["85F4.1", "E174.1", "7D9E.1", "B728.1"],
            "ActiveKeyboards": ["3EC4.1", "54BD.1"],
            "UserDefaults": ["CA92.1", "1C8F.1", "C56D.1", "AC6B.1"],
        ]
        #expect(PrivacyCategory.allCases.count == 5)
        for (name, codes) in listed {
            let category = PrivacyCategory(rawValue: "NSPrivacyAccessedAPICategory" + name)
            #expect(category.map { Set($0.reasons.map(\.code)) } == codes, "\(name)")
            #expect(category?.reasons.count == codes.count)
        }
    }

    @Test("A new manifest tracks nobody, collects nothing, and names what is declared in it")
    func making() throws {
        var manifest = PrivacyManifest()
        #expect(manifest.tracks == false && manifest.trackingDomains == [])
        #expect(manifest.collectedDataTypes == [] && manifest.categories == [])
        manifest.declare(.fileTimestamp, reason: "C617.1")
        manifest.declare(.fileTimestamp, reason: "C617.1")
        #expect(String(decoding: manifest.bytes(), as: UTF8.self) == Self.written)
        let read = try PrivacyManifest(reading: manifest.bytes(), file: "PrivacyInfo.xcprivacy")
        #expect(read.categories == [.fileTimestamp])
        #expect(read.reasons(for: .fileTimestamp) == ["C617.1"] && read.reasons(for: .diskSpace) == nil)
    }

    @Test("Declaring adds to what others wrote, and changes no other line")
    func merging() throws {
        let theirs = Self.written.replacing(
            "<string>C617.1</string>", with: "<!-- photos -->\n\t\t\t\t<string>3B52.1</string>"
        ).replacing(
            "\t<key>NSPrivacyTracking</key>",
            with: "\t<key>Own</key>\n\t<string>x</string>\n\t<key>NSPrivacyTracking</key>")
        var manifest = try PrivacyManifest(reading: Array(theirs.utf8), file: "PrivacyInfo.xcprivacy")
        manifest.declare(.fileTimestamp, reason: "3B52.1")
        #expect(manifest.bytes() == Array(theirs.utf8))
        manifest.declare(.fileTimestamp, reason: "C617.1")
        manifest.declare(.userDefaults, reason: "CA92.1")
        let expected = theirs.replacing(
            "<string>3B52.1</string>\n", with: "<string>3B52.1</string>\n\t\t\t\t<string>C617.1</string>\n"
        ).replacing(
            "\t\t</dict>\n\t</array>",
            with: """
                \t\t</dict>
                \t\t<dict>
                \t\t\t<key>NSPrivacyAccessedAPIType</key>
                \t\t\t<string>NSPrivacyAccessedAPICategoryUserDefaults</string>
                \t\t\t<key>NSPrivacyAccessedAPITypeReasons</key>
                \t\t\t<array>
                \t\t\t\t<string>CA92.1</string>
                \t\t\t</array>
                \t\t</dict>
                \t</array>
                """)
        #expect(String(decoding: manifest.bytes(), as: UTF8.self) == expected)
    }
}
