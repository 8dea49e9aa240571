// Licensed under the Apache License, Version 2.0.

package import FirstlightSimulation
import Foundation
package import LaunchKit
import StageUI

/// The launch and the instant that a golden of `firstlight snapshot` shows, read back from its name.
package struct GoldenSubject: Sendable {
    package let app: AppDescriptor
    /// The launch on the golden's device.
    package let scenario: Scenario
    /// The seconds from the first frame.
    package let instant: Double
    /// Indicates whether the device is known, and not only the scenario's own.
    let namesDevice: Bool

    /// The last part of the name of a picture on a device that lies on its side.
    static let landscape = "landscape"

    /// Names an instant of a launch.
    init(app: AppDescriptor, scenario: Scenario, instant: Double) {
        (self.app, self.scenario, self.instant, namesDevice) = (app, scenario, instant, true)
    }

    /// Reads `app-state-800ms-device-appearance-size-direction-language-landscape.png`; what follows the instant, the language and the
    /// orientation may be left out.
    ///
    /// - Returns: Nil for a name that no picture of these apps has.
    package init?(_ file: String, among apps: [AppDescriptor]) {
        guard file.hasSuffix(".png") else { return nil }
        let name = file.dropLast(4)
        for app in apps where name.hasPrefix("\(app.id)-") {
            guard let launches = try? app.launches else { continue }
            let known = launches.states.map(\.scenario) + launches.scenarios
            let rest = name.dropFirst(app.id.count + 1)
            for scenario in known where rest.hasPrefix("\(scenario.name)-") {
                let parts = rest.dropFirst(scenario.name.count + 1).split(separator: "-").map { String($0) }
                guard let instant = Self.instant(parts.first),
                    let shown = Self.adapted(scenario, Array(parts.dropFirst()))
                else { continue }
                (self.app, self.scenario, self.instant) = (app, shown, instant)
                namesDevice = parts.count > 4
                return
            }
        }
        return nil
    }

    private static func instant(_ text: String?) -> Double? {
        guard let text, text.hasSuffix("ms"), let milliseconds = Double(text.dropLast(2)),
            (0...600_000).contains(milliseconds)
        else { return nil }
        return milliseconds / 1000
    }

    /// The scenario with the settings that a name ends with; nil when they are none.
    private static func adapted(_ scenario: Scenario, _ named: [String]) -> Scenario? {
        var (scenario, words) = (scenario, named)
        if words.count > 4, words.last == landscape {
            words.removeLast()
            scenario.device.orientation = .landscape
        }
        guard words.count >= 4 else {
            guard !words.isEmpty else { return scenario }
            let language = words.joined(separator: "-")
            guard (try? DeviceLanguage.named(language)) != nil else { return nil }
            scenario.device.language = language
            return scenario
        }
        guard (try? DeviceProfile.named(words[0])) != nil, let appearance = ColorScheme(rawValue: words[1]),
            let size = DynamicTypeSize(rawValue: words[2]), ["ltr", "rtl"].contains(words[3])
        else { return nil }
        let language = words.count > 4 ? words[4...].joined(separator: "-") : nil
        if let language, (try? DeviceLanguage.named(language)) == nil { return nil }
        return SnapshotVariant(
            device: words[0], appearance: appearance, textSize: size,
            direction: words[3] == "rtl" ? .rightToLeft : .leftToRight, language: language
        ).applied(to: scenario)
    }
}
