// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightArtefacts

/// An app has the name of its target, wherever its Info.plist is.
@Suite struct LintAppNameTests {
    /// The apps that lack an answer on encryption, and the places where it is missing.
    private func unanswered(_ sample: LintSample, names: [String: String] = [:]) -> [String] {
        var lint = ProjectLint(sample.key("ITSAppUsesNonExemptEncryption", nil).set)
        lint.names = names
        return lint.report().findings.filter { $0.rule.id == "encryption-undeclared" }
            .map { "\($0.file): \($0.message)" }
    }

    @Test("A list outside of the project's folder is no second app of its folder's name")
    func listElsewhere() {
        var sample = LintSample()
        sample.listPath = "Shared/Info.plist"
        let found = unanswered(
            sample.targets(
                ["Pocket Shop": ["SDKROOT": "iphoneos", "INFOPLIST_FILE": "../Shared/Info.plist"]],
                at: "ios/Shop.xcodeproj/project.pbxproj"))
        #expect(found == ["Shared/Info.plist: Pocket Shop has no ITSAppUsesNonExemptEncryption"])
    }

    // Build settings reference: PRODUCT_NAME, whose default is TARGET_NAME.
    @Test(
        "The names in the path of a list are those of Xcode",
        arguments: [
            ([:], "Lists/$(PRODUCT_NAME)-Info.plist", "Lists/Trolley-Info.plist"),
            ([:], "$(SRCROOT)/Lists/${TARGET_NAME}.plist", "Lists/Trolley.plist"),
            (["PRODUCT_NAME": "Shop Two"], "$(PRODUCT_NAME)/Info.plist", "Shop Two/Info.plist"),
            (["PRODUCT_NAME": "$(TARGET_NAME) Two"], "$(PRODUCT_NAME)/Info.plist", "Trolley Two/Info.plist"),
            (["PRODUCT_NAME": "$(inherited)-a"], "$(PRODUCT_NAME)/Info.plist", "Trolley-a/Info.plist"),
            (
                ["PRODUCT_NAME": "Big-Shop"], "Lists/$(PRODUCT_MODULE_NAME)-Info.plist",
                "Lists/Big_Shop-Info.plist"
            ),
            (["KIND": "$(EXECUTABLE_NAME)"], "Lists/$(KIND).plist", "Lists/Trolley.plist"),
        ] as [([String: String], String, String)])
    func names(settings: [String: String], value: String, path: String) {
        var sample = LintSample()
        sample.listPath = path
        let all = settings.merging(["SDKROOT": "iphoneos", "INFOPLIST_FILE": value]) { $1 }
        #expect(
            unanswered(sample.targets(["Trolley": all])) == [
                "\(path): Trolley has no ITSAppUsesNonExemptEncryption"
            ])
    }

    @Test("Each of several targets has its own name")
    func several() {
        let sample = LintSample().key("ITSAppUsesNonExemptEncryption", nil)
        let list = sample.set["App/Info.plist"]
        let found = unanswered(
            sample.keyless.file("Trolley/Info.plist", bytes: list).file("Lists/Desk.plist", bytes: list)
                .targets(
                    [
                        "Trolley": ["INFOPLIST_FILE": "$(TARGET_NAME)/Info.plist"],
                        "Desk": ["INFOPLIST_FILE": "Lists/$(PRODUCT_NAME).plist"],
                    ], all: ["SDKROOT": "iphoneos"]))
        #expect(
            found.sorted() == [
                "Lists/Desk.plist: Desk has no ITSAppUsesNonExemptEncryption",
                "Trolley/Info.plist: Trolley has no ITSAppUsesNonExemptEncryption",
            ])
    }

    @Test("A part of a project has the name that the project above gives the app")
    func part() {
        let sample = LintSample()
        #expect(unanswered(sample) == ["App/Info.plist: App has no ITSAppUsesNonExemptEncryption"])
        #expect(
            unanswered(sample, names: ["App/Info.plist": "Pocket Shop"]) == [
                "App/Info.plist: Pocket Shop has no ITSAppUsesNonExemptEncryption"
            ])
    }
}
