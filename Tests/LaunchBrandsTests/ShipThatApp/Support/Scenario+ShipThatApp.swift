// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit

extension Scenario {
    /// A launch of ShipThatApp for a user with a session.
    static func shipThatApp(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
        var scenario = Scenario(name: "shipthatapp", app: "shipthatapp", route: "landing")
        scenario.state.firstLaunch = false
        scenario.state.session = .signedIn
        change(&scenario)
        return scenario
    }
}

extension SplashFrame {
    /// The parts of ShipThatApp's logo on the splash, back to front; none once its words are gone.
    var ship: [SplashElement] {
        let words = ["Build less. Ship sooner.", "Grow something today."]
        guard words.contains(where: { text($0) != nil }) else { return [] }
        return elements.ship(on: size)
    }

    /// Returns whether any part of a ship is seen, wherever it is and whether there are words or not.
    func shows(_ ship: [SplashElement]) -> Bool {
        elements.contains { element in element.isVisible && ship.contains { $0.outline == element.outline } }
    }
}

extension [SplashElement] {
    /// The parts of the logo on a splash, which has nothing else but its words and what fills the screen.
    func ship(on size: CGSize) -> [SplashElement] {
        filter { $0.kind != .text && $0.frame.width < size.width }
    }
}
