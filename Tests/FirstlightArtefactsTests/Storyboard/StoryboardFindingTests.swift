// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct StoryboardFindingTests {
    private func findings(_ text: String) throws -> [StoryboardFinding] {
        try LaunchStoryboard(reading: Array(text.utf8), file: "a.storyboard").findings()
    }

    /// The findings as `line element kind subject`.
    private func lines(_ text: String) throws -> [String] {
        try findings(text).map { "\($0.line) \($0.element) \($0.kind.rawValue) \($0.subject)" }
    }

    @Test(
        "Strange but legal documents have nothing to object to",
        arguments: [StoryboardSamples.duggy, StoryboardSamples.television, StoryboardSamples.navigation])
    func legal(sample: String) throws {
        #expect(try lines(sample) == [])
    }

    @Test(
        "What launch screens may not have is found at its line",
        arguments: [
            ("<view id=\"root\"/>", "10 view duplicateID root"),
            ("<view id=\"a\" customClass=\"MyView\"/>", "10 view customClass MyView"),
            (
                "<view id=\"a\"><connections><outlet property=\"p\" destination=\"root\" id=\"o\"/></connections></view>",
                "10 outlet connection p"
            ),
            (
                "<view id=\"a\"><connections><segue kind=\"show\" destination=\"root\" id=\"o\"/></connections></view>",
                "10 segue connection show"
            ),
            (
                "<view id=\"a\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" "
                    + "keyPath=\"layer.cornerRadius\"/></userDefinedRuntimeAttributes></view>",
                "10 userDefinedRuntimeAttribute runtimeAttribute layer.cornerRadius"
            ),
            ("<label id=\"a\" text=\"Welcome\"/>", "10 label text Welcome"),
            ("<textField id=\"a\" placeholder=\"Name\"/>", "10 textField text Name"),
            ("<label id=\"a\"><string key=\"text\">Two\nlines</string></label>", "10 string text Two\nlines"),
            ("<button id=\"a\"><state key=\"normal\" title=\"Go\"/></button>", "10 state text Go"),
            ("<imageView id=\"a\" image=\"Logo\"/>", "10 imageView undeclaredImage Logo"),
            (
                "<button id=\"a\"><state key=\"normal\" backgroundImage=\"Plate\"/></button>",
                "10 state undeclaredImage Plate"
            ),
            (
                "<view id=\"a\"><color key=\"backgroundColor\" name=\"Sky\"/></view>",
                "10 color undeclaredColor Sky"
            ),
            (
                "<view id=\"a\"><rect key=\"frame\" x=\"nan\" y=\"0\" width=\"1\" height=\"1\"/></view>",
                "10 rect malformedValue x=\"nan\""
            ),
            ("<view id=\"a\" clipsSubviews=\"true\"/>", "10 view malformedValue clipsSubviews=\"true\""),
        ] as [(String, String)])
    func forbidden(subview: String, expected: String) throws {
        #expect(try lines(StoryboardSamples.screen(subviews: subview)) == [expected])
    }

    @Test(
        "Constraints that name nothing or say nothing are found",
        arguments: [
            (
                "<constraint firstItem=\"gone\" firstAttribute=\"top\" id=\"c\"/>",
                "14 constraint unresolvedReference gone"
            ),
            (
                "<constraint firstAttribute=\"top\" secondItem=\"gone\" secondAttribute=\"top\" id=\"c\"/>",
                "14 constraint unresolvedReference gone"
            ),
            (
                "<constraint firstAttribute=\"top\" constant=\"ten\" id=\"c\"/>",
                "14 constraint malformedValue constant=\"ten\""
            ),
            (
                "<constraint firstAttribute=\"top\" multiplier=\"1:0\" id=\"c\"/>",
                "14 constraint malformedValue multiplier=\"1:0\""
            ),
            (
                "<constraint firstAttribute=\"middle\" id=\"c\"/>",
                "14 constraint malformedValue firstAttribute=\"middle\""
            ),
            (
                "<constraint firstAttribute=\"width\" relation=\"atLeast\" id=\"c\"/>",
                "14 constraint malformedValue relation=\"atLeast\""
            ),
        ] as [(String, String)])
    func constraints(constraint: String, expected: String) throws {
        #expect(try lines(StoryboardSamples.screen(constraints: constraint)) == [expected])
    }

    @Test("A resource that nothing uses is found; symbols of the system need none")
    func resources() throws {
        let sample = StoryboardSamples.screen(
            subviews:
                "<imageView id=\"a\" image=\"star\" catalog=\"system\"/><imageView id=\"b\" image=\"Logo\"/>",
            resources:
                "<image name=\"Logo\" width=\"1\" height=\"1\"/><image name=\"Old\" width=\"1\" height=\"1\"/>"
                + "<image name=\"star\" catalog=\"system\" width=\"1\" height=\"1\"/>")
        #expect(try lines(sample) == ["23 image unusedResource Old"])
    }

    @Test("A document that is no launch screen, has no view or no initial controller says so")
    func documents() throws {
        #expect(
            try lines("<document launchScreen=\"NO\"/>") == [
                "1 document emptyDocument ", "1 document notLaunchScreen NO",
            ])
        let plain = StoryboardSamples.screen().replacing(" initialViewController=\"controller\"", with: "")
        #expect(try lines(plain) == ["2 document noInitialViewController "])
        let wrong = StoryboardSamples.screen().replacing(
            "ViewController=\"controller\"", with: "ViewController=\"root\"")
        #expect(try lines(wrong) == ["2 document noInitialViewController root"])
        let gone = StoryboardSamples.screen().replacing(
            "ViewController=\"controller\"", with: "ViewController=\"gone\"")
        #expect(
            try lines(gone) == [
                "2 document unresolvedReference gone", "2 document noInitialViewController gone",
            ])
    }

    @Test("Names are listed with where they stand")
    func mentions() throws {
        let storyboard = try LaunchStoryboard(reading: Array(StoryboardSamples.duggy.utf8), file: "a")
        #expect(
            storyboard.identifiers.map { "\($0.line) \($0.name)" } == [
                "12 EHf-IW-A2E", "14 01J-lp-oVM", "15 Ze5-6b-2t3", "19 tWc-Dq-87w", "22 Sg8-gJ-6tY",
                "23 rjF-7s-8hg", "27 6Tk-OE-BBY", "30 2Zg-7h-Qnh", "31 QVf-uO-ggK", "35 iYj-Kq-Ea1",
            ])
        #expect(Set(storyboard.references.map(\.name)) == ["01J-lp-oVM", "tWc-Dq-87w", "Ze5-6b-2t3"])
        #expect(
            storyboard.usedImages.map { "\($0.line) \($0.element) \($0.name)" } == ["19 imageView DuggyLogo"])
        #expect(storyboard.declaredImages.map { "\($0.line) \($0.name)" } == ["41 DuggyLogo"])
    }
}
