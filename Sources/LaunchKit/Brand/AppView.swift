// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
public import SwiftUI

/// A view that an app without a launch can be shown with.
public struct AppView: Sendable {
    /// The name of the state that shows it: letters, digits, spaces, dots and dashes.
    public let name: String
    let content: @MainActor @Sendable () -> AnyView

    /// Names a view.
    public init(_ name: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> some View) {
        self.name = name
        self.content = { AnyView(content()) }
    }

    /// The option that says which view is shown.
    static let option = "view"
    /// The destination that a launch without tasks reaches at once.
    static let route = "view"

    /// The states as a file of scenarios has them: each view a second after its first frame.
    static func states(_ names: [String]) -> [UInt8] {
        let file = File(
            scenarios: [],
            states: names.map {
                File.State(at: "1s", scenario: File.Scenario(name: $0, options: [option: $0]))
            })
        // Names alone cannot be refused by an encoder.
        return (try? JSONEncoder().encode(file)).map { [UInt8]($0) } ?? []
    }

    /// A launch that is over with its first frame, and shows the view that was chosen.
    @MainActor
    static func launch(_ views: [AppView], _ setting: LaunchSetting) -> AppLaunch {
        let controller = LaunchController<String>(
            plan: LaunchPlan(), policy: LaunchPolicy(timeout: nil), clock: setting.clock, date: setting.date,
            decide: { _ in LaunchRouteDecision(route: route) }, reduceMotion: setting.reducesMotion)
        let chosen = setting.options.values[option]
        let view = views.first { $0.name == chosen } ?? views.first
        return AppLaunch(controller) {
            ZStack {
                WindowGround()
                view?.content()
            }
            .onAppear { controller.appear() }
        }
    }

    private struct File: Encodable {
        struct State: Encodable {
            let at: String
            let scenario: Scenario
        }

        struct Scenario: Encodable {
            let name: String
            let options: [String: String]
        }

        let scenarios: [Scenario]
        let states: [State]
    }
}

/// The background of a view that has none of its own: the window's, white or black.
package struct WindowGround: View {
    @Environment(\.colorScheme) private var scheme

    package init() {}

    package var body: some View { (scheme == .dark ? Color.black : Color.white).ignoresSafeArea() }
}
