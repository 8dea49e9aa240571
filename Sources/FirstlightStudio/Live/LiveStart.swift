// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import Foundation
import LaunchAuth
import LaunchKit
import StageUI

/// The beginning of a live launch: the device and the settings of the address, and what earlier launches have left.
struct LiveStart {
    /// The most pixels of a point: what is drawn thirty times in a second is drawn at most twice as fine as the points.
    private static let finest = CGFloat(2)

    let scenario: Scenario
    /// Pixels per point.
    let scale: CGFloat

    /// Reads the words of a page.
    ///
    /// - Throws: A `CommandError` that names what is wrong.
    init(
        _ items: [String: String], _ choice: ScenarioChoice, program: String,
        opened: [OpenedScenarios.Opened] = []
    ) throws {
        var chosen = try StudioQuery(items, choice, program: program, opened: opened).scenario
        let app = try ScenarioChoice.launching(choice.catalogue.named(chosen.app))
        (chosen.script, chosen.title) = ([], nil)
        if items["scenario"] == nil, items["opened"] == nil, items["state"] == nil { chosen.name = "live" }
        if let first = try Self.flag("firstLaunch", items) { chosen.state.firstLaunch = first }
        if let cached = try Self.flag("cached", items) { chosen.state.cached = cached }
        if let session: SavedUserState.Session = try Self.word("session", items) {
            chosen.state.session = session
        }
        if app.accounts != nil {
            chosen.device.biometrics =
                try Self.word("biometrics", items) ?? chosen.device.biometrics ?? .faceID
            if let vault: Scenario.Accounts.Vault = try Self.word("vault", items) {
                chosen.accounts.vault = vault
            }
            if let enrolled = try Self.flag("enrolled", items) { chosen.accounts.enrolled = enrolled }
        }
        if let orientation: DeviceOrientation = try Self.word("orientation", items) {
            chosen.device.orientation = orientation
        }
        scenario = chosen
        let own = try DeviceProfile.named(chosen.device.profile).scale
        scale = min(own, Self.finest)
    }

    private static func flag(_ name: String, _ items: [String: String]) throws(CommandError) -> Bool? {
        switch items[name] {
        case nil, "": nil
        case "1": true
        case "0": false
        case let text?: throw .usage("'\(name)' was given '\(text)'; it takes 0 or 1.")
        }
    }

    private static func word<Word: RawRepresentable & CaseIterable>(
        _ name: String, _ items: [String: String]
    ) throws(CommandError) -> Word? where Word.RawValue == String {
        guard let text = items[name], !text.isEmpty else { return nil }
        if let word = Word(rawValue: text) { return word }
        let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("'\(name)' was given '\(text)'; it takes \(known).")
    }
}
