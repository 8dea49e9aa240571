// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
public import SwiftUI

/// An app as it declares itself: its names, its choices, what it can be shown with, and how it is made.
///
/// An app stands in a list of these, and every command of the command line works with it.
public struct AppDescriptor: Sendable, Identifiable {
    /// The instants that show a motion, in seconds.
    public struct Film: Hashable, Sendable {
        /// From the first frame.
        public let entry: [Double]
        /// From the beginning of the exit.
        public let exit: [Double]

        /// Names the instants.
        public init(entry: [Double], exit: [Double] = []) { (self.entry, self.exit) = (entry, exit) }

        /// The first frame and one soon after it, and one on the way out.
        public static let brief = Film(entry: [0, 0.3], exit: [0.15])
    }

    /// The short name used on the command line and in scenarios.
    public let id: String
    /// The name that people know.
    public let name: String
    /// The app's own choices.
    public let options: [AppOption]
    /// The choices with which the launch has the most to do, for proofs that examine its plan.
    public let fullOptions: AppOptions
    /// The names of the routes that a launch can end at.
    public let routes: [String]
    /// The instants that show the motion of the splash, for film strips.
    public let film: Film
    /// The documents that the app asks its server for.
    public let documents: [AppDocument]
    /// The settings of the app's accounts; nil for an app without accounts.
    public let accounts: AppAccounts?
    /// The app's plan with given choices; its tasks are never run.
    public let plan: @Sendable (AppOptions) -> LaunchPlan
    /// The tasks of the plan that no scenario can answer, because they ask no service.
    public let unscriptedTasks: Set<LaunchTaskID>
    /// The embedded file of scenarios and states, as JSON.
    public let scenarios: @Sendable () -> [UInt8]
    /// The embedded file of what an audit lets be, as JSON; no bytes where it lets nothing be.
    ///
    /// It is a list, whose entries name the rule, the thing as the audit prints it (a star at the end stands for
    /// anything), the requirement that wants it so, if there is one, and why:
    ///
    /// ```json
    /// [
    ///   {"rule": "contrast", "subject": "“Bookings”", "requirement": "iOS", "reason": "the system draws the tab bar"}
    /// ]
    /// ```
    public let waivers: @Sendable () -> [UInt8]
    /// The pictures of the app's asset catalogue.
    public let images: @MainActor @Sendable () -> [AppImage]
    /// The fonts that come with the app.
    public let fonts: [AppFont]
    /// The embedded String Catalog `Localizable.xcstrings`; no bytes where the app's texts stand in its bundle only.
    public let strings: @Sendable () -> [UInt8]
    /// The lints of the launch with given choices.
    public let lints: @Sendable (AppOptions) -> [LaunchLint]
    /// The parts of the app's project besides code, with given choices; nil if the app has none.
    public let artefacts: @Sendable (AppOptions) -> AppArtefacts?
    /// Indicates whether the app has a launch; an app without one is only shown.
    public let hasLaunch: Bool
    /// Prepares what earlier launches have left behind, and makes the launch.
    public let make: @MainActor @Sendable (LaunchSetting) async throws -> AppLaunch
    private let made = Locked<[String: any Sendable]>([:])

    /// Describes an app.
    ///
    /// - Parameters:
    ///   - id: The short name used on the command line and in scenarios: letters, digits and dashes.
    ///   - name: The name that people know.
    ///   - options: The app's own choices, which scenarios and `--option` make.
    ///   - fullOptions: The choices with which the launch has the most to do; the defaults if omitted.
    ///   - routes: The names of the routes that a launch can end at, the usual end of a first launch first.
    ///   - film: The instants that show the motion of the splash.
    ///   - documents: The documents that the app asks its server for.
    ///   - accounts: The settings of its accounts; nil for an app without accounts.
    ///   - plan: The app's plan with given choices; its tasks are never run.
    ///   - unscriptedTasks: The tasks that no scenario can answer, because they ask no service.
    ///   - scenarios: The file of scenarios and states, as JSON.
    ///   - waivers: The file of what an audit lets be, as JSON (``waivers``); nothing without it.
    ///   - images: The pictures of its asset catalogue.
    ///   - fonts: The fonts that come with it.
    ///   - strings: Its String Catalog, as JSON; nothing without it.
    ///   - lints: The lints with given choices.
    ///   - artefacts: The parts of its project besides code; nil if it has none.
    ///   - make: Prepares what earlier launches have left behind, and makes the launch.
    public init(
        id: String, name: String, options: [AppOption] = [], fullOptions: AppOptions = AppOptions(),
        routes: [String], film: Film = .brief, documents: [AppDocument] = [],
        accounts: AppAccounts? = nil,
        plan: @escaping @Sendable (AppOptions) -> LaunchPlan, unscriptedTasks: Set<LaunchTaskID> = [],
        scenarios: @escaping @Sendable () -> [UInt8],
        waivers: @escaping @Sendable () -> [UInt8] = { [] },
        images: @escaping @MainActor @Sendable () -> [AppImage] = { [] }, fonts: [AppFont] = [],
        strings: @escaping @Sendable () -> [UInt8] = { [] },
        lints: @escaping @Sendable (AppOptions) -> [LaunchLint] = { _ in [] },
        artefacts: @escaping @Sendable (AppOptions) -> AppArtefacts? = { _ in nil },
        make: @escaping @MainActor @Sendable (LaunchSetting) async throws -> AppLaunch
    ) {
        (self.id, self.name, self.options, self.fullOptions) = (id, name, options, fullOptions)
        (self.routes, self.film, self.documents) = (routes, film, documents)
        (self.accounts, self.plan, self.unscriptedTasks) = (accounts, plan, unscriptedTasks)
        (self.scenarios, self.waivers, self.images) = (scenarios, waivers, images)
        (self.fonts, self.lints, self.artefacts, self.make) = (fonts, lints, artefacts, make)
        self.strings = strings
        hasLaunch = true
    }

    /// Describes an app without a launch, as its views only: each is a state that can be shown by its name.
    ///
    /// `snapshot`, `tree`, `record` and `audit` work with it; what launches refuses it.
    ///
    /// - Parameters:
    ///   - id: The short name used on the command line: letters, digits and dashes.
    ///   - name: The name that people know.
    ///   - waivers: The file of what an audit lets be, as JSON (``waivers``); nothing without it.
    ///   - images: The pictures of its asset catalogue.
    ///   - fonts: The fonts that come with it.
    ///   - strings: Its String Catalog, as JSON; nothing without it.
    ///   - views: The views; the first is shown where none is named.
    public init(
        id: String, name: String, waivers: @escaping @Sendable () -> [UInt8] = { [] },
        images: @escaping @MainActor @Sendable () -> [AppImage] = { [] }, fonts: [AppFont] = [],
        strings: @escaping @Sendable () -> [UInt8] = { [] }, views: [AppView]
    ) {
        let names = views.map(\.name)
        (self.id, self.name, self.waivers, self.images, self.fonts) = (id, name, waivers, images, fonts)
        self.strings = strings
        (options, fullOptions) = ([AppOption(AppView.option, names)], AppOptions())
        (routes, film, documents, accounts) = ([AppView.route], .brief, [], nil)
        (plan, unscriptedTasks) = ({ _ in LaunchPlan() }, [])
        (lints, artefacts, hasLaunch) = ({ _ in [] }, { _ in nil }, false)
        scenarios = { AppView.states(views) }
        make = { setting in try await AppView.launch(views, setting) }
    }

    /// Returns a value that is made of this description, the first time only: copies share it.
    ///
    /// - Parameters:
    ///   - name: The name of the value, another one for each.
    ///   - make: Makes it; what it throws is not kept.
    package func once<Value: Sendable>(_ name: String, _ make: () throws -> Value) rethrows -> Value {
        if let known = self.made.withLock({ $0[name] }) as? Value { return known }
        let value = try make()
        made.withLock { $0[name] = value }
        return value
    }

    /// The route of a launch that nothing else is said of: the onboarding where there is one, or the first.
    public var usualRoute: String { routes.contains("onboarding") ? "onboarding" : routes.first ?? "" }

    /// The pictures of the app's asset catalogue with given choices, those included that only these need.
    @MainActor
    public func images(with options: AppOptions) -> [AppImage] {
        images() + (artefacts(options)?.images() ?? [])
    }

    /// The tasks that a scenario can give answers to.
    public var tasks: [String] {
        plan(fullOptions).specs.map(\.id).filter { !unscriptedTasks.contains($0) }.map(\.rawValue)
    }
}

/// A document that an app asks its server for, and what a development server answers.
public struct AppDocument: Sendable {
    /// The path below the server's URL, such as `/cities`.
    public let path: String
    /// The task that asks for it, whose scripted answers become the server's faults; nil for none.
    public let task: String?
    /// The JSON that a development server answers at a date; nil for a path that the server knows itself.
    public let body: (@Sendable (Date) throws -> Data)?

    /// Describes a document.
    public init(_ path: String, task: String? = nil, body: (@Sendable (Date) throws -> Data)? = nil) {
        (self.path, self.task, self.body) = (path, task, body)
    }
}

/// One launch of an app: the engine, and the window that shows it.
@MainActor
public struct AppLaunch {
    /// The engine.
    public let controller: any AnyLaunch
    /// The app's window.
    public let root: AnyView

    /// Joins an engine and the window that shows it.
    public init(_ controller: any AnyLaunch, @ViewBuilder root: () -> some View) {
        self.controller = controller
        self.root = AnyView(root())
    }
}
