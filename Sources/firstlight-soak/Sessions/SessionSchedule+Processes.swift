// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import Foundation
import LaunchCore

extension SessionSchedule {
    /// Lets two processes use one vault, kills them at random moments and starts others.
    func processes(
        _ device: SessionDriver.Device, _ random: inout SplitMix, _ outcome: inout Outcome
    ) async throws {
        var messengers: [SessionMessenger] = []
        defer { for messenger in messengers { messenger.process.kill() } }
        for number in 0..<4 {
            let place = folder.appendingPathComponent("\(self.number)/process-\(number)")
            let messenger = try SessionMessenger(
                setting,
                SessionErrand(
                    kind: .all, server: device.server, vault: device.vault, email: device.email,
                    password: device.password, seed: random.next(), calls: 1000,
                    notes: place.appendingPathComponent(SoakOrder.File.notes)),
                folder: place)
            messengers.append(messenger)
            try await messenger.begin(setting)
            try await setting.clock.sleep(for: .seconds(random.seconds(in: 0...0.3)))
            if messengers.count > 1 { outcome.ledger.add(messengers.removeFirst().kill()) }
        }
        for messenger in messengers { outcome.ledger.add(messenger.kill()) }
        outcome.kills += 4
        outcome.processes += 4
    }
}
