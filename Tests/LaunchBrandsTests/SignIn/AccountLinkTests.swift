// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import Testing

/// The link of a mail and the launch that it has started: whichever is ready first, the second factor is asked for.
@MainActor @Suite struct AccountLinkTests {
    /// The screens of an app, as far as a sign-in needs them.
    @MainActor private final class Screens {
        var forms = SignInForms()
        var model: SignInModel?
        var isFormDue = false
        var arrivals = 0
    }

    // Proof for @unchecked Sendable: `stored` is touched only between lock() and unlock().
    private final class Held: @unchecked Sendable {
        private let lock = NSLock()
        private var stored: AuthSession?
        var session: AuthSession? {
            get { lock.withLock { stored } }
            set { lock.withLock { stored = newValue } }
        }
    }

    /// The order in which things happen, in seconds.
    struct Order: Sendable, CustomTestStringConvertible {
        let link: Double, launch: Double, form: Double
        let route: String
        var testDescription: String { "link \(link), launch \(launch), form \(form), \(route)" }
    }

    nonisolated static let orders = [0.0, 1, 4, 9].flatMap { link in
        [0.5, 4].flatMap { launch in
            [0.0, 0.3, 6].flatMap { form in
                ["login", "home"].map { Order(link: link, launch: launch, form: form, route: $0) }
            }
        }
    }

    nonisolated private static func session(hasFactor: Bool) -> AuthSession {
        var user = AuthUser(id: "11111111-2222-4333-8444-555555555555", email: "mila@example.com")
        let factor = AuthFactor(id: "8d2c6a5e-5b0f-4b7b-9b0c-2f1f7a3f7f10", isVerified: true)
        if hasFactor { user.factors = [factor] }
        return AuthSession(
            accessToken: "token", refreshToken: "refresh", expiresAt: Date(timeIntervalSince1970: 4e9),
            user: user)
    }

    /// Follows the link while the launch goes on, and returns what is shown in the end.
    private func follow(_ order: Order, hasFactor: Bool) async throws -> (screens: Screens, route: String?) {
        let clock = VirtualClock()
        var plan = LaunchPlan()
        plan.task("session") { try await clock.sleep(for: .seconds(order.launch)) }
        let controller = LaunchController(
            plan: plan, policy: LaunchPolicy(), clock: clock,
            date: { Date(timeIntervalSinceReferenceDate: 0) }, route: { _ in order.route })
        let (screens, held) = (Screens(), Held())
        let session = Self.session(hasFactor: hasFactor)
        var account = Account.none
        account.services.pendingSession = { held.session.flatMap { $0.factorDue == nil ? nil : $0 } }
        account.finishSignIn = { _ async throws(AuthError) -> AuthCallbackOutcome in
            try? await clock.sleep(for: .seconds(order.link))
            held.session = session
            return .signedIn(session)
        }
        let services = account.services
        controller.appear()
        account.signIn(
            with: try #require(URL(string: "app://auth/callback?code=x")), on: controller, log: { _ in },
            form: { screens.forms.shown }
        ) {
            screens.arrivals += 1
            controller.proceed(to: "home")
        } ask: {
            if controller.route == "home" { controller.proceed(to: "login") }
        }
        await clock.advance(to: .seconds(30)) {
            for _ in 0..<2000 {
                await Task.yield()
                // The screen appears some time after its route, and looks for what an earlier run has left.
                guard controller.route == "login", !screens.isFormDue else { continue }
                screens.isFormDue = true
                Task { @MainActor in
                    try? await clock.sleep(for: .seconds(order.form))
                    let model = SignInModel(
                        strings: SignInStrings(app: "Sixth") { _, english in english }, services: services
                    ) { _ in }
                    screens.forms.add(model)
                    screens.model = model
                    await model.lookForFactor()
                }
            }
        }
        return (screens, controller.route)
    }

    @Test("The form asks for the second factor, whichever is first", arguments: orders)
    func theFormAsks(order: Order) async throws {
        let (screens, route) = try await follow(order, hasFactor: true)
        #expect(route == "login" && screens.arrivals == 0)
        #expect(screens.model?.secondFactor?.id == "8d2c6a5e-5b0f-4b7b-9b0c-2f1f7a3f7f10")
    }

    @Test("Who has no second factor arrives at the first screen once", arguments: orders)
    func arrives(order: Order) async throws {
        let (screens, route) = try await follow(order, hasFactor: false)
        #expect(route == "home" && screens.arrivals == 1 && screens.model?.secondFactor == nil)
    }
}
