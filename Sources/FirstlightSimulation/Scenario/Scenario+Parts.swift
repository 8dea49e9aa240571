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
        try box.demand("after", Scenario.timeWords)
        try box.demand("answer", "one of " + Kind.allCases.map(\.rawValue).joined(separator: ", "))
        self.init(
            after: try box.decode(ScenarioTime.self, forKey: "after"),
            answer: try box.word("answer"))
    }
}

extension Scenario.Step {
    /// The keys of actions that are done when true, and not when false.
    private static let wishes = ["background", "resume", "relaunch", "unlock", "signOut"]
    private static let actions = [
        "tap", "tapAt", "type", "press", "scroll", "scrollTo", "open", "backend", "background", "resume",
        "relaunch", "unlock", "signOut", "mail", "code", "face", "apple", "pose", "window", "down", "move",
        "up", "orientation",
        "appearance", "contrast", "textSize", "reduceMotion",
    ]

    /// The first of its keys that needs an app with accounts; nil for none.
    var accountKey: String? {
        let needs = [
            ("mail", mail != nil), ("apple", apple != nil), ("unlock", unlock != nil),
            ("signOut", signOut != nil), ("code", code != nil),
        ]
        return needs.first(where: \.1)?.0
    }

    /// Reads a step; an unknown key is an error, and so is a step that does nothing.
    public init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: AnyKey.self)
        try box.refuseUnknown(["at"] + Self.actions + ["finger"], "a step")
        try box.demand("at", Scenario.timeWords)
        at = try box.decode(ScenarioTime.self, forKey: "at")
        tap = try box.decodeIfPresent(String.self, forKey: "tap")
        tapAt = try box.decodeIfPresent([CGFloat].self, forKey: "tapAt")
        type = try box.decodeIfPresent(String.self, forKey: "type")
        press = try box.wordIfPresent("press")
        scroll = try box.wordIfPresent("scroll")
        scrollTo = try box.decodeIfPresent(String.self, forKey: "scrollTo")
        open = try box.addressIfPresent("open")
        backend = try box.wordIfPresent("backend")
        background = try box.decodeIfPresent(Bool.self, forKey: "background")
        resume = try box.decodeIfPresent(Bool.self, forKey: "resume")
        relaunch = try box.decodeIfPresent(Bool.self, forKey: "relaunch")
        unlock = try box.decodeIfPresent(Bool.self, forKey: "unlock")
        signOut = try box.decodeIfPresent(Bool.self, forKey: "signOut")
        mail = try box.wordIfPresent("mail")
        code = try box.wordIfPresent("code")
        face = try box.wordIfPresent("face")
        apple = try box.wordIfPresent("apple")
        pose = try box.wordIfPresent("pose")
        window = try box.decodeIfPresent([CGFloat].self, forKey: "window")
        down = try box.decodeIfPresent([CGFloat].self, forKey: "down")
        move = try box.decodeIfPresent([CGFloat].self, forKey: "move")
        up = try box.decodeIfPresent([CGFloat].self, forKey: "up")
        finger = try box.decodeIfPresent(Int.self, forKey: "finger")
        orientation = try box.wordIfPresent("orientation")
        appearance = try box.wordIfPresent("appearance")
        contrast = try box.wordIfPresent("contrast")
        textSize = try box.wordIfPresent("textSize")
        reduceMotion = try box.decodeIfPresent(Bool.self, forKey: "reduceMotion")
        for wish in Self.wishes.map(AnyKey.init(_:)) {
            if try box.decodeIfPresent(Bool.self, forKey: wish) == false {
                throw box.corrupt(wish, "false asks for nothing; write true, or leave it out")
            }
        }
        for (key, place) in [("tapAt", tapAt), ("down", down), ("move", move), ("up", up)] {
            if let place, place.count != 2 { throw box.corrupt(AnyKey(key), "give two numbers, x and y") }
        }
        if let finger, finger != 2 || [down, move, up].allSatisfy({ $0 == nil }) {
            let reason = "it is 2, for the second finger that goes down, moves or is lifted"
            throw box.corrupt("finger", reason + "; leave it out for the first")
        }
        if let window, window.count != 2 {
            throw box.corrupt("window", "give two numbers, the width and the height in points")
        }
        guard box.allKeys.contains(where: { Self.actions.contains($0.stringValue) }) else {
            let known = Self.actions.joined(separator: ", ")
            throw ScenarioProblem(
                path: box.codingPath, reason: "a step does nothing; give one of \(known).")
        }
    }
}

extension Scenario {
    /// The form of a time, for messages.
    fileprivate static let timeWords = #"a time such as "250ms" or "1.5s""#
}

extension Scenario.Expectation {
    /// The keys of an expectation.
    static let keys = ["route", "link"]

    /// Reads an expectation; an unknown key is an error.
    public init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: AnyKey.self)
        try box.refuseUnknown(Self.keys, "expect")
        self.init(
            route: try box.decode(String.self, forKey: "route"),
            link: try box.addressIfPresent("link"))
    }
}
