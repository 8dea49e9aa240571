// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightBrands
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// `lint --store` of the five hosts and of a generated one, and the site's file that `generate` writes.
@MainActor @Suite struct StoreHostTests {
    private static let root = TestFolder.packageRoot

    private func lint(_ place: URL, _ words: [String] = []) async -> CommandRun {
        await CommandRun(["lint", place.path, "--store"] + words, width: 400)
    }

    private struct Report: Decodable {
        struct Finding: Decodable { let rule, severity: String }
        struct Line: Decodable { let store, asksFor, answer: String }
        let findings: [Finding]
        let stores: [Line]
    }

    @Test(arguments: ["Duggy", "Fonsters", "Laten", "ShipThatApp", "UrbanNest"])
    func `The App Store would take each host`(app: String) async throws {
        let result = await lint(Self.root.appending(path: "Apps/\(app)"), ["--json"])
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        let errors = report.findings.filter { $0.severity == "error" }.map(\.rule)
        #expect(errors == [] && result.code == 0)
        #expect(
            report.stores.contains {
                $0.store == "App Store" && $0.asksFor == "privacy manifest" && $0.answer == "takes it"
            })
        let deletion = report.stores.first { $0.asksFor == "account deletion" }?.answer
        #expect(deletion == (app == "Fonsters" ? "not asked" : "takes it"))
        #expect(report.stores.allSatisfy { $0.store == "App Store" || $0.answer == "not asked" })
    }

    @Test func `What the stores say of a project is a page with what to do`() async throws {
        let folder = try WorkFolder("stores")
        defer { folder.remove() }
        let page = folder.url.appending(path: "stores.html")
        let whole = await lint(Self.root.appending(path: "Apps/Laten"), ["--report", page.path])
        #expect(whole.code == 0 && whole.output.contains("The report is in "), "\(whole.output)")
        #expect(try String(contentsOf: page, encoding: .utf8).contains("App Store: account deletion"))
        // Away from the package that it links, nothing in it deletes an account: the page says what to do.
        let host = folder.url.appending(path: "App")
        try FileManager.default.copyItem(at: Self.root.appending(path: "Apps/Laten"), to: host)
        let refused = await lint(host, ["--report", page.path, "--sarif"])
        #expect(refused.code == 1 && refused.output.hasPrefix("{"), "\(refused.output.prefix(200))")
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(text.contains("The store refuses the app because of account-deletion-missing."))
        #expect(text.contains("Offer to delete the account in the app"))
        let beside = folder.url.appending(path: "stores.junit.xml")
        #expect(try String(contentsOf: beside, encoding: .utf8).contains("<failure"))
    }

    @Test func `The site of Laten's domain names the app, and keeps its team`() async throws {
        let project = ProjectFolder()
        let first = try await project.generate("laten")
        let path = "Site/latenapp.com/.well-known/apple-app-site-association"
        let text = try project.text(path)
        let site = try SiteAssociation(reading: Array(text.utf8), file: path)
        #expect(try site.apps(of: .appLinks) == ["TEAMID.com.laten.app"])
        #expect(site.file.value["applinks"]?["details"]?[0]?["components"]?[0]?["/"] == "/auth")
        #expect(
            first.output.contains("Put the prefix of your team in the place of TEAMID in \(path)"),
            "\(first.output)")
        let bare = await lint(project.url)
        #expect(bare.output.contains("site-association-team"), "\(bare.output)")
        #expect(bare.output.contains("Google Play: not asked, as nothing here is for it"), "\(bare.output)")
        try project.write(text.replacing("TEAMID", with: "A1B2C3D4E5"), to: path)
        // The record no longer counts it among what only generations write.
        try await project.generate("laten")
        let again = try await project.generate("laten")
        #expect(again.code == 0 && again.output.contains(": 0 files written, "), "\(again.output)")
        #expect(try project.text(path).contains("A1B2C3D4E5.com.laten.app"))
        #expect(await !lint(project.url).output.contains("site-association"))
    }
}
