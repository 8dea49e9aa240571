// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct EntitlementsTests {
    static let app = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>aps-environment</key>
            <string>development</string>
            <key>com.apple.developer.applesignin</key>
            <array>
                <string>Default</string>
            </array>
            <key>com.apple.developer.healthkit</key>
            <true/>
            <key>com.apple.security.app-sandbox</key>
            <true/>
        </dict>
        </plist>

        """

    @Test("Entitlements are read by their names")
    func reading() throws {
        let read = try Entitlements(reading: Array(Self.app.utf8), file: "a.entitlements")
        #expect(read.pushEnvironment == "development")
        #expect(read.signInWithApple == ["Default"])
        #expect(read.isSandboxed == true)
        #expect(read.associatedDomains == nil && read.keychainAccessGroups == nil)
        #expect(read.allowsOutgoingConnections == nil && read.allowsIncomingConnections == nil)
        #expect(read["com.apple.developer.healthkit"] == true)
    }

    @Test("Setting an entitlement changes its own lines alone, in the file's indentation")
    func writing() throws {
        var edited = try Entitlements(reading: Array(Self.app.utf8), file: "a.entitlements")
        edited.pushEnvironment = "production"
        edited.signInWithApple = nil
        edited.associatedDomains = ["applinks:example.org"]
        let expected = Self.app.replacing("development", with: "production").replacing(
            """
                <key>com.apple.developer.applesignin</key>
                <array>
                    <string>Default</string>
                </array>

            """, with: ""
        ).replacing(
            "</dict>",
            with: """
                    <key>com.apple.developer.associated-domains</key>
                    <array>
                        <string>applinks:example.org</string>
                    </array>
                </dict>
                """)
        #expect(String(decoding: edited.bytes(), as: UTF8.self) == expected)
        #expect(
            try Entitlements(reading: edited.bytes(), file: "a.entitlements").dictionary == edited.dictionary)
    }

    @Test("Made entitlements have Apple's keys and are read back equal")
    func making() throws {
        var made = Entitlements()
        made.macPushEnvironment = "production"
        made.keychainAccessGroups = ["$(AppIdentifierPrefix)org.example"]
        made.isSandboxed = true
        made.allowsOutgoingConnections = true
        made.allowsIncomingConnections = false
        let expected: PropertyDictionary = [
            "com.apple.developer.aps-environment": "production",
            "keychain-access-groups": ["$(AppIdentifierPrefix)org.example"],
            "com.apple.security.app-sandbox": true,
            "com.apple.security.network.client": true, "com.apple.security.network.server": false,
        ]
        #expect(made.dictionary == expected)
        #expect(try Entitlements(reading: made.bytes(), file: "").dictionary == expected)
        _ = try Plutil.run("-lint", on: made.bytes())
    }
}
