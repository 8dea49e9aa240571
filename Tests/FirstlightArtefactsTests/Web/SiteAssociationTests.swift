// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import ProofSupport
import Testing

@Suite struct SiteAssociationTests {
    private let app = "A1B2C3D4E5.org.example.app"

    @Test("A file names the app in each service, with the paths of its links", .proves("ST26-SG-03"))
    func made() throws {
        let site = try SiteAssociation(app: app, services: [.appLinks, .webCredentials], paths: ["/auth"])
        #expect(try site.apps(of: .appLinks) == [app])
        #expect(try site.apps(of: .webCredentials) == [app])
        #expect(try site.apps(of: .appClips) == nil)
        #expect(site.file.value["applinks"]?["details"]?[0]?["components"]?[0]?["/"] == "/auth")
        #expect(
            try SiteAssociation(reading: site.file.bytes(), file: "a")
                == SiteAssociation(reading: site.file.bytes(), file: "a"))
    }

    @Test("An app is added once, and what others wrote stays as it is", .proves("ST26-SG-03"))
    func added() throws {
        let text = """
            {
              "applinks": { "apps": [], "details": [ { "appID": "OTHER00000.a.b", "paths": [ "*" ] } ] },
              "ours": 1.50
            }
            """
        var site = try SiteAssociation(reading: Array(text.utf8), file: "site")
        try site.add(app, to: .appLinks, paths: ["/a"])
        try site.add(app, to: .webCredentials)
        let once = site.file.bytes()
        try site.add(app, to: .appLinks, paths: ["/a"])
        #expect(site.file.bytes() == once)
        #expect(try site.apps(of: .appLinks) == ["OTHER00000.a.b", app])
        let written = String(decoding: once, as: UTF8.self)
        #expect(
            written.contains("\"ours\": 1.50")
                && written.contains(#"{ "appID": "OTHER00000.a.b", "paths": [ "*" ] }"#))
    }

    @Test(
        "A service of another form is told with its line",
        arguments: [
            ("[]", 1), ("{\n\"applinks\": 1}", 2), ("{\n\"applinks\": {\n\"details\": [\n{}]}}", 4),
            ("{\n\"webcredentials\": {}}", 2),
        ])
    func damaged(text: String, line: Int) {
        #expect {
            try SiteAssociation(reading: Array(text.utf8), file: "site")
        } throws: { error in
            (error as? ArtefactProblem)?.line == line
        }
    }
}
