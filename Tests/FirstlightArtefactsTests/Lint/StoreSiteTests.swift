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
            (
                "applinks:example.org:9090",
                "\u{201C}applinks:example.org:9090\u{201D} has a port: only the host stands after the service"
            ),
            ("webcredentials:example.org?mode=managed", nil), ("applinks:a.org?mode=developer+managed", nil),
            (
                "applinks:example.org?mode=debug",
                "\u{201C}?mode=debug\u{201D} is no mode: there are mode=developer, mode=managed and mode=developer+managed"
            ),
            (
                "applinks:example.org?developer",
                "\u{201C}?developer\u{201D} is no mode: there are mode=developer, mode=managed and mode=developer+managed"
            ),
        ] as [(String, String?)])
    func domain(entry: String, message: String?) {
        let sample = LintSample().icon(["dark", "tinted"]).domains([entry])
        let found = messages(sample, "associated-domain-invalid")
        #expect(found == (message.map { ["App/App.entitlements:3 \($0)"] } ?? []))
    }

    @Test("A domain with a mode does not count in the store, unless it stands there without it as well")
    func modes() {
        func found(_ entries: [String]) -> [String] {
            var lint = ProjectLint(LintSample().icon(["dark", "tinted"]).domains(entries).set)
            lint.isForStores = true
            return lint.report().open.filter {
                $0.rule.id.hasPrefix("associated-") || $0.rule.id.hasPrefix("site-")
            }
            .map { "\($0.severity.rawValue) \($0.message)" }
        }
        #expect(
            found(["applinks:example.org?mode=developer"]) == [
                "warning \u{201C}applinks:example.org?mode=developer\u{201D} counts for apps signed for development alone"
            ])
        #expect(
            found(["webcredentials:example.org?mode=managed"]) == [
                "warning \u{201C}webcredentials:example.org?mode=managed\u{201D} counts for apps that an organisation "
                    + "installs on its devices alone"
            ])
        // Another service of the same host is something else.
        #expect(
            found(["applinks:example.org", "webcredentials:example.org?mode=developer"]).contains {
                $0.hasPrefix("warning ")
            })
        #expect(
            found(["applinks:example.org?mode=developer", "applinks:example.org"]) == [
                "note \u{201C}applinks:example.org?mode=developer\u{201D} counts for apps signed for development alone; in "
                    + "the store the same counts without its mode",
                "note there is no apple-app-site-association of example.org",
            ])
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
        var lint = ProjectLint(sample.composed(beside: "{\"appearance\": \"dark\", \"value\": \"none\"}").set)
        lint.isForStores = true
        #expect(
            lint.report().open.filter { $0.rule.id == "icon-composer-list-hidden" }.map {
                "\($0.line ?? 0) \($0.element) \($0.severity.rawValue)"
            } == ["2 fill-specializations warning"])
        // One of another name is no icon of the app.
        #expect(messages(sample.file("App/Other.icon/icon.json", "[]"), "icon-composer-damaged") == [])
        #expect(messages(sample.file("App/NoAppIcon.icon/icon.json", "[]"), "icon-composer-damaged") == [])
    }
}
