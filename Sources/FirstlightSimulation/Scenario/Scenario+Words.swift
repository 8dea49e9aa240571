// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import StageUI

extension Scenario.Step {
    /// A short description of the step for a caption.
    package var words: String {
        var words: [String] = []
        if let backend { words.append("server \(backend.rawValue)") }
        if relaunch == true { words.append("ended and launched again") }
        if unlock == true { words.append("device unlocked") }
        if let face { words.append("sensor: \(face.rawValue)") }
        if let apple { words.append("Apple’s answer: \(apple.rawValue)") }
        if mail == .confirm { words.append("link in the mail followed") }
        if let code { words.append(code == .mail ? "code of the mail typed" : "code of the app typed") }
        if signOut == true { words.append("signed out on another device") }
        if let scroll { words.append("scroll \(scroll.rawValue)") }
        if let scrollTo { words.append("scroll to “\(scrollTo)”") }
        if let tap { words.append("tap “\(tap)”") }
        if let tapAt { words.append("tap at " + tapAt.map { "\(Int($0))" }.joined(separator: ", ")) }
        for (word, place) in [("finger down", down), ("finger", move), ("finger up", up)] {
            let word = finger == 2 ? "second \(word)" : word
            if let place { words.append("\(word) at " + place.map { "\(Int($0))" }.joined(separator: ", ")) }
        }
        if let type { words.append("type “\(type)”") }
        if let press { words.append("press \(press.rawValue)") }
        if let open { words.append("open \(open.absoluteString)") }
        if let pose { words.append(pose.words) }
        if let window { words.append("window of " + window.map { "\(Int($0))" }.joined(separator: " by ")) }
        if let orientation { words.append("turned to \(orientation.rawValue)") }
        if let appearance { words.append("\(appearance.rawValue) appearance") }
        if let contrast { words.append("\(contrast.rawValue) contrast") }
        if let textSize { words.append("text size \(textSize.rawValue)") }
        if let reduceMotion { words.append("Reduce Motion \(reduceMotion ? "on" : "off")") }
        if background == true { words.append("to the background") }
        if resume == true { words.append("back to the app") }
        return words.joined(separator: ", ")
    }
}

extension DevicePose {
    /// A short description of the pose for a caption.
    var words: String {
        switch self {
        case .closed: "folded"
        case .open: "unfolded"
        case .book: "half open like a book"
        case .tabletop: "half open on a table"
        }
    }
}
