// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import StageUI

// A misspelt key must not be lost without a word, so the parts of lists are read by hand, too.
extension Scenario.Answer {
    /// Reads an answer; an unknown key is an error.
    public init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: AnyKey.self)
        try box.refuseUnknown(["after", "answer"], "an answer")
        self.init(
            after: try box.decode(ScenarioTime.self, forKey: "after"),
            answer: try box.decode(Kind.self, forKey: "answer"))
    }
}

extension Scenario.Step {
    private static let actions = [
        "tap", "tapAt", "type", "press", "open", "backend", "background", "resume", "relaunch", "unlock",
        "signOut", "mail", "face",
    ]

    /// Reads a step; an unknown key is an error, and so is a step that does nothing.
    public init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: AnyKey.self)
        try box.refuseUnknown(["at"] + Self.actions, "a step")
        at = try box.decode(ScenarioTime.self, forKey: "at")
        tap = try box.decodeIfPresent(String.self, forKey: "tap")
        tapAt = try box.decodeIfPresent([CGFloat].self, forKey: "tapAt")
        type = try box.decodeIfPresent(String.self, forKey: "type")
        press = try box.decodeIfPresent(StageKey.self, forKey: "press")
        open = try box.decodeIfPresent(URL.self, forKey: "open")
        backend = try box.decodeIfPresent(Scenario.Backend.self, forKey: "backend")
        background = try box.decodeIfPresent(Bool.self, forKey: "background")
        resume = try box.decodeIfPresent(Bool.self, forKey: "resume")
        relaunch = try box.decodeIfPresent(Bool.self, forKey: "relaunch")
        unlock = try box.decodeIfPresent(Bool.self, forKey: "unlock")
        signOut = try box.decodeIfPresent(Bool.self, forKey: "signOut")
        mail = try box.decodeIfPresent(MailAction.self, forKey: "mail")
        face = try box.decodeIfPresent(SimulatedBiometrics.Answer.self, forKey: "face")
        if let tapAt, tapAt.count != 2 { throw box.corrupt("tapAt", "give two numbers, x and y") }
        guard box.allKeys.contains(where: { Self.actions.contains($0.stringValue) }) else {
            let known = Self.actions.joined(separator: ", ")
            throw box.corrupt("at", "a step does nothing; give one of \(known)")
        }
    }
}

extension Scenario.Expectation {
    /// Reads an expectation; an unknown key is an error.
    public init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: AnyKey.self)
        try box.refuseUnknown(["route", "link"], "expect")
        self.init(
            route: try box.decode(String.self, forKey: "route"),
            link: try box.decodeIfPresent(URL.self, forKey: "link"))
    }
}
