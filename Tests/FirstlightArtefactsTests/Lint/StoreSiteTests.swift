// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import ProofSupport
import Testing

/// The form of associated domains, of their sites' files and of Icon Composer documents.
@Suite struct StoreSiteTests {
    private func messages(_ sample: LintSample, _ rule: String) -> [String] {
        var lint = ProjectLint(sample.set)
        lint.isForStores = true
        let found = lint.report().open.filter { $0.rule.id == rule }
        #expect(found.allSatisfy { $0.severity == .error })
        return found.map { "\($0.file):\($0.line ?? 0) \($0.message)" }
    }

    @Test(
        "A domain is a service and a host", .proves("ST26-SG-03"),
        arguments: [
            ("example.org", "\u{201C}example.org\u{201D} has no service: put applinks: before it"),
            (
                "applinks:https://example.org/path",
                "\u{201C}applinks:https://example.org/path\u{201D} has a scheme: only the host stands after the service"
            ),
            (
                "applinks:example.org/path",
                "\u{201C}applinks:example.org/path\u{201D} has a path: only the host stands after the service"
            ),
            ("appLinks:example.org", "\u{201C}appLinks\u{201D} is no service, applinks is"),
            (
                "applinks: example.org",
                "\u{201C}applinks: example.org\u{201D} has a blank: nothing stands between service, colon and host"
            ),
            ("applinks:", "\u{201C}applinks:\u{201D} names no host"),
            ("applinks:*.example.org?mode=developer", nil), ("authsrv:example.org", nil),
            ("applinks:$(DOMAIN)/a", nil), ("$(DOMAINS)", nil),
        ])
    func domain(entry: String, message: String?) {
        let sample = LintSample().icon(["dark", "tinted"]).domains([entry])
        let found = messages(sample, "associated-domain-invalid")
        #expect(found == (message.map { ["App/App.entitlements:3 \($0)"] } ?? []))
    }

    private static let path = "Site/example.org/.well-known/apple-app-site-association"

    @Test("A site's file is at most 128 KB, and each entry of its links says which", .proves("ST26-SG-03"))
    func site() {
        let sample = LintSample().domains(["applinks:example.org"])
        func found(_ text: String) -> [String] { messages(sample.site(text), "site-association-damaged") }
        func text(_ entry: String) -> String {
            "{\"applinks\": {\"details\": [\n{\"appIDs\": [\"A1B2C3D4E5.org.example.app\"]\(entry)}]}}"
        }
        #expect(
            found(text("")) == [
                "\(Self.path):2 an entry of details without components or paths that it takes opens no link"
            ])
        #expect(found(text(", \"components\": [{\"/\": \"*\"}]")) == [])
        #expect(found(text(", \"paths\": [\"*\"]")) == [])
        for empty in [
            ", \"components\": []", ", \"paths\": []", ", \"paths\": [\"NOT /a\"]",
            ", \"components\": [{\"/\": \"/a\", \"exclude\": true}]",
            ", \"components\": [], \"paths\": [\"*\"]",
        ] { #expect(found(text(empty)).count == 1, "\(empty)") }
        #expect(
            found("{\"applinks\": {\"details\": {\"A1B2C3D4E5.org.example.app\": {}}}}") == [
                "\(Self.path):1 an entry of details without components or paths that it takes opens no link"
            ])
        func sized(_ bytes: Int) -> [String] {
            let whole = text(", \"paths\": [\"*\"]")
            return found(whole + String(repeating: " ", count: bytes - whole.utf8.count))
        }
        #expect(sized(131_072) == [])
        #expect(
            sized(131_073) == [
                "\(Self.path):0 the file has 131073 bytes, and the system takes 131072 at most"
            ])
    }

    @Test("A document of Icon Composer is told of where it is damaged, and for each picture that it lacks")
    func composer() {
        let sample = LintSample().project(["ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon"])
        let path = "App/AppIcon.icon/icon.json"
        #expect(messages(sample.composed(), "icon-composer-image-missing") == [])
        let text = """
            {"groups": [{"layers": [
            {"image-name": "mark.svg"},
            {"image-name-specializations": [{"value": "a.png"},
            {"appearance": "dark", "value": "b.png"}]}]}]}
            """
        #expect(
            messages(sample.composed().file(path, text), "icon-composer-image-missing") == [
                "\(path):3 there is no \u{201C}Assets/a.png\u{201D}",
                "\(path):4 there is no \u{201C}Assets/b.png\u{201D}",
            ])
        #expect(messages(sample.file(path, "[]"), "icon-composer-damaged").count == 1)
        // One of another name is no icon of the app.
        #expect(messages(sample.file("App/Other.icon/icon.json", "[]"), "icon-composer-damaged") == [])
        #expect(messages(sample.file("App/NoAppIcon.icon/icon.json", "[]"), "icon-composer-damaged") == [])
    }
}
