// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchAuth
import Testing

/// A scenario's entries about accounts, and those that it may not have.
struct ScenarioAccountsTests {
    private func scenario(_ rest: String) throws -> Scenario {
        try AppCatalogue.firstlight.scenario(json: Data(#"{"name": "a", \#(rest)}"#.utf8))
    }

    @Test func everythingIsReadAndWrittenAgain() throws {
        let found = try scenario(
            """
            "app": "laten", "device": {"biometrics": "touchID"},
            "accounts": {"confirmEmail": false, "rateLimit": true, "vault": "locked", "enrolled": true},
            "services": {"signIn": [{"after": "1s", "answer": "limited"}]},
            "script": [{"at": "1s", "unlock": true}, {"at": "2s", "face": "noMatch"}, {"at": "3s", "mail": "confirm"},
             {"at": "4s", "relaunch": true}]
            """)
        #expect(found.device.biometrics == .touchID)
        #expect(!found.accounts.confirmEmail && found.accounts.rateLimit && found.accounts.enrolled)
        #expect(found.accounts.vault == .locked)
        #expect(found.script.map(\.face) == [nil, .noMatch, nil, nil])
        #expect(found.script[2].mail == .confirm && found.script[3].relaunch == true)
        #expect(try AppCatalogue.firstlight.scenario(json: JSONEncoder().encode(found)) == found)
    }

    @Test(arguments: [
        (#""app": "laten", "accounts": {"vault": "shut"}"#, "at accounts.vault: "),
        (#""app": "laten", "accounts": {"valt": "open"}"#, "accounts has no 'valt'; it has confirmEmail"),
        (#""app": "laten", "accounts": {"enrolled": true}"#, "'enrolled' needs a sensor"),
        (#""app": "laten", "device": {"biometrics": "nose"}"#, "at device.biometrics: "),
        (#""app": "laten", "script": [{"at": "1s", "face": "maybe"}]"#, "at script.[0].face: "),
        (
            #""app": "fonsters", "script": [{"at": "1s", "background": true}, {"at": "2s", "face": "match"}]"#,
            "at script.[1].face: 'face' needs a sensor; name one in device.biometrics."
        ),
        (
            #""app": "fonsters", "expect": {"route": "content"}, "script": [{"at": "1s", "mail": "confirm"}]"#,
            "fonsters has no accounts"
        ),
        (
            #""app": "fonsters", "expect": {"route": "content"}, "accounts": {"vault": "locked"}"#,
            "fonsters has no accounts"
        ),
    ])
    func whatCannotBeIsRefusedWithAReason(rest: String, part: String) throws {
        do {
            _ = try scenario(rest)
            Issue.record("it was read: \(rest)")
        } catch SimulationError.badScenario(let reason) {
            #expect(reason.contains(part), "\(reason)")
        }
    }
}
