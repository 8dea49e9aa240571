// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
public import SwiftUI

/// A view that an app without a launch can be shown with.
public struct AppView: Sendable {
    /// The name of the state that shows it: letters, digits, spaces, dots and dashes.
    public let name: String
    /// The device that it is shown on, as scenarios name it; nil for the usual one.
    let device: String?
    let isSideways: Bool
    /// A sentence about it for people; nil for none.
    let title: String?
    let content: @MainActor @Sendable () async throws -> AnyView

    /// Names a view.
    public init(_ name: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> some View) {
        self.init(name, device: nil) { AnyView(content()) }
    }

    /// Names a view that takes its time to make.
    ///
    /// - Parameters:
    ///   - name: The name of the state.
    ///   - device: The id of a device, or a size in points such as `320x80`; nil for the usual device.
    ///   - isSideways: Whether the device lies on its side.
    ///   - title: What people should know of it; nil for nothing.
    ///   - content: Makes the view.
    package init(
        _ name: String, device: String?, isSideways: Bool = false, title: String? = nil,
        content: @escaping @MainActor @Sendable () async throws -> AnyView
    ) {
        (self.name, self.device, self.isSideways, self.content) = (name, device, isSideways, content)
        self.title = title
    }

    /// The option that says which view is shown.
    static let option = "view"
    /// The destination that a launch without tasks reaches at once.
    static let route = "view"

    /// The states as a file of scenarios has them: each view a second after its first frame.
    static func states(_ views: [AppView]) -> [UInt8] {
        let file = File(
            scenarios: [],
            states: views.map { view in
                let device = File.Device(
                    profile: view.device, orientation: view.isSideways ? "landscape" : nil)
                return File.State(
                    at: "1s",
                    scenario: File.Scenario(
                        name: view.name, title: view.title, options: [option: view.name], device: device))
            })
        // Names alone cannot be refused by an encoder.
        return (try? JSONEncoder().encode(file)).map { [UInt8]($0) } ?? []
    }

    /// A launch that is over with its first frame, and shows the view that was chosen.
    @MainActor
    static func launch(_ views: [AppView], _ setting: LaunchSetting) async throws -> AppLaunch {
        let controller = LaunchController<String>(
            plan: LaunchPlan(), policy: LaunchPolicy(timeout: nil), clock: setting.clock, date: setting.date,
            decide: { _ in LaunchRouteDecision(route: route) }, reduceMotion: setting.reducesMotion)
        let chosen = setting.options.values[option]
        let view = try await (views.first { $0.name == chosen } ?? views.first)?.content()
        return AppLaunch(controller) {
            ZStack {
                WindowGround()
                // Several views without a container stand below each other, as in a window.
                VStack { view }
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
            let title: String?
            let options: [String: String]
            let device: Device
        }

        struct Device: Encodable {
            let profile: String?
            let orientation: String?
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
