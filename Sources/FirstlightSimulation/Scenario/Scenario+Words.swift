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
        if mail == .confirm { words.append("link in the mail followed") }
        if signOut == true { words.append("signed out on another device") }
        if let scroll { words.append("scroll \(scroll.rawValue)") }
        if let scrollTo { words.append("scroll to “\(scrollTo)”") }
        if let tap { words.append("tap “\(tap)”") }
        if let tapAt { words.append("tap at " + tapAt.map { "\(Int($0))" }.joined(separator: ", ")) }
        if let type { words.append("type “\(type)”") }
        if let press { words.append("press \(press.rawValue)") }
        if let open { words.append("open \(open.absoluteString)") }
        if background == true { words.append("to the background") }
        if resume == true { words.append("back to the app") }
        return words.joined(separator: ", ")
    }
}
