// Licensed under the Apache License, Version 2.0.

import DuggyBrand
import FirstlightBrands
import FirstlightSimulation
import FonstersBrand
import Foundation
import LatenBrand
import LaunchCore
import LaunchKit
import ShipThatAppBrand
import SwiftUI
import Testing
import UrbanNestBrand

@testable import FirstlightCommands

/// The code of a host makes the choices that its project was generated with.
@MainActor @Suite struct HostChoiceTests {
    private static let sources = [
        "urbannest": ["UrbanNest/UrbanNestApp.swift"], "duggy": ["Duggy/DuggyApp.swift"],
        "shipthatapp": ["ShipThatApp/ShipThatAppApp.swift"], "laten": ["Laten/LatenApp.swift"],
        "fonsters": ["Fonsters/FonstersApp.swift", "Fonsters Watch App/FonstersWatchApp.swift"],
    ]

    @Test(arguments: GeneratedHost.brands)
    func `Each value of each option is in the code, and no trace of them without one`(id: String) throws {
        let brand = try AppCatalogue.firstlight.named(id)
        for path in try #require(Self.sources[id]) {
            let usual = AppOptions()
            let source = HostSource(try #require(brand.artefacts(usual)?.sources[path]))
            let plain = String(decoding: source.made(with: usual), as: UTF8.self)
            #expect(source.hasPlace && !plain.contains("/*") && !plain.contains("AppOptions("), "\(path)")
            for option in brand.options {
                for value in option.values {
                    let made = source.made(with: AppOptions([option.name: value]))
                    let text = String(decoding: made, as: UTF8.self)
                    let expression = #"AppOptions(["\#(option.name)": "\#(value)"])"#
                    #expect(text.components(separatedBy: expression).count == 2, "\(path): \(expression)")
                    #expect(!text.contains("/*") && !text.contains("CHOICES"), "\(path)")
                }
            }
        }
    }

    @Test func `A white launch screen comes with an app that is white`() async throws {
        let files = try await GeneratedHost.generate("urbannest", options: ["variant": "white"])
        let text = try files.text("UrbanNest/UrbanNestApp.swift")
        #expect(text.contains("    private static let choices = AppOptions([\"variant\": \"white\"])\n"))
        #expect(text.contains("server: try live.server(), options: UrbanNestOptions(Self.choices))\n"))
        #expect(
            text.contains("UrbanNest.launchScreen(\n            for: UrbanNestOptions(Self.choices))) {"))
        let usual = try await GeneratedHost.files("urbannest").text("UrbanNest/UrbanNestApp.swift")
        #expect(usual.contains("LiveWindow(host, from: UrbanNest.launchScreen) {"))
    }

    // What hosts call, with the brands imported as hosts import them; `make check` reads the hosts themselves.
    @Test func `What the code of a host says is what the launch screen was made of`() throws {
        let white = UrbanNestOptions(AppOptions(["variant": "white"]))
        #expect(white.variant == .white)
        #expect(UrbanNest.launchScreen(for: white).ground.shade.color(.light) == BrandColor(0xFFFFFF))
        #expect(UrbanNest.launchScreen.ground.shade.color(.light) == BrandColor(0x0D7377))
        let look = AppOptions(["look": "restyled"])
        let restyled = ShipThatAppOptions { $0.gate = .work }.choosing(look)
        #expect(restyled.gate == .work && restyled.style.tagline == "Grow something today.")
        #expect(
            ShipThatApp.launchScreen(for: ShipThatAppOptions().choosing(look)).ground.shade.color(.light)
                == BrandColor(0xDDF3E4))
        #expect(restyled.choosing(AppOptions(["gate": "hold"])).gate == .hold)
        let lines = FonstersOptions(gate: .work).choosing(AppOptions(["separateLines": "true"]))
        #expect(lines == FonstersOptions(gate: .work, separateLines: true))
        let duggy = SplashOptions { $0.appVersion = "9" }
            .choosing(AppOptions(["bar": "true", "leave": "exit"]))
        #expect(duggy.showsBar && duggy.leave == .exit && duggy.appVersion == "9" && duggy.steps == .resolved)
        #expect(LatenOptions(AppOptions(["minimum": "1s"])).minimumDisplay == .seconds(1))
    }

    @Test func `Names and values are written so that Swift reads them as they are`() {
        let options = AppOptions(["b": #"say "no""#, "a": #"\(x)"#])
        #expect(options.expression == #"AppOptions(["a": "\\(x)", "b": "say \"no\""])"#)
        #expect(options.values == AppOptions(["a": "\\(x)", "b": "say \"no\""]).values)
        #expect(AppOptions().expression == "AppOptions([:])")
    }

    // MARK: - An app of one's own

    /// An app whose host starts it as `firstlight new` writes it.
    private static func hello(_ start: String) -> AppDescriptor {
        AppDescriptor(
            id: "hello", name: "Hello", options: [AppOption("look", ["day", "night"])], routes: ["home"],
            plan: { _ in LaunchPlan() }, scenarios: { [UInt8](#"{"scenarios": [], "states": []}"#.utf8) },
            artefacts: { _ in
                AppArtefacts(
                    project: "Hello", bundleID: "com.example.hello", ground: BrandColor(0x1B2A41),
                    app: [UInt8]("let launch = Result { try HelloLaunch(\(start)) }\n".utf8)
                ) { _ in Circle() }
            }
        ) { _ in throw CancellationError() }
    }

    private func generate(_ start: String, _ words: String..., into project: ProjectFolder) async throws
        -> String
    {
        try Data().write(to: project.around.appendingPathComponent("Package.swift"))
        let ran = await CommandRun(
            ["generate", "hello", "--into", project.url.path, "--package", project.around.path] + words,
            name: "mine", apps: AppCatalogue([Self.hello(start)]), width: 200)
        #expect(ran.code == 0, "\(ran.notes)")
        return ran.output
    }

    @Test func `An app of one's own marks where its choices go`() async throws {
        let mark = #"/*if chosen: .live(named: "Hello", options: CHOICES)*/"#
        let project = ProjectFolder()
        _ = try await generate(mark, into: project)
        #expect(try project.text("Hello/HelloApp.swift") == "let launch = Result { try HelloLaunch() }\n")
        let said = try await generate(mark, "--option", "look=night", into: project)
        #expect(!said.contains("no place"), "\(said)")
        #expect(
            try project.text("Hello/HelloApp.swift") == """
                let launch = Result { try HelloLaunch(.live(named: "Hello", options: \
                AppOptions(["look": "night"]))) }

                """)
        // That very call.
        let setting = LaunchSetting.live(named: "Hello", options: AppOptions(["look": "night"]))
        #expect(setting.options.values == ["look": "night"] && !setting.preparesState)
        _ = try await generate(mark, into: project)
        #expect(try project.text("Hello/HelloApp.swift") == "let launch = Result { try HelloLaunch() }\n")
    }

    @Test func `Code without a place for a choice is told of`() async throws {
        let project = ProjectFolder()
        let usual = try await generate("", into: project)
        #expect(!usual.contains("no place"))
        let said = try await generate("", "--option", "look=night", into: project)
        #expect(
            said.contains(
                "The code of Hello has no place for look=night, so that it starts as usual: mark one in the sources "
                    + "of the app's AppArtefacts."),
            "\(said)")
        let others = ProjectFolder()
        try XcodeSample(settings: ["INFOPLIST_FILE = Shop/Info.plist"]).write(into: others)
        try others.write(XcodeSample.infoPlist, to: "Shop/Info.plist")
        let patched = try await generate("", "--option", "look=night", into: others)
        #expect(
            patched.contains("Have the app's own code choose look=night, too: its launch screen does."),
            "\(patched)")
    }
}
