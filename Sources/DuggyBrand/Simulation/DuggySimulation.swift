// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchCore
public import LaunchKit
import LaunchStore
import SwiftUI

/// Makes a launch of Duggy on a simulated device: its own parts are scripted, the server may be real.
@MainActor
struct DuggySimulation {
    let setting: LaunchSetting
    private let options: SplashOptions
    private let prompt = NotificationPrompt()

    init(_ setting: LaunchSetting) {
        self.setting = setting
        options = SplashOptions(setting.options)
    }

    /// Prepares what earlier launches have left behind, and makes the launch.
    func launch() async throws -> AppLaunch {
        let viewModel = try await model()
        return AppLaunch(viewModel.controller) { PromptedRootView(viewModel: viewModel, prompt: prompt) }
    }

    /// Makes the model of the launch.
    func model() async throws -> SplashViewModel {
        let store = try setting.openStore()
        let cache = ClubCache(store: store, now: setting.date)
        if setting.preparesState { try await prepare(cache) }
        let crashMonitor = await setting.beginLaunch(in: store, version: options.appVersion)
        let log = setting.log
        var container = DependencyContainer(
            service(cache),
            host: AppHost(
                exit: { log("The app asked its host to end it.") },
                open: { log("The app asked its host to open \($0.absoluteString)") }))
        container.crashMonitor = crashMonitor
        container.reset = LaunchReset(Duggy.Texts.reset, crashMonitor: crashMonitor, log: log) {
            try await cache.clear()
        }
        container.pace = setting.pace
        return SplashViewModel(container, reduceMotion: setting.reducesMotion)
    }

    private func prepare(_ cache: ClubCache) async throws {
        let date = setting.date()
        if !setting.state.firstLaunch { try await cache.completeOnboarding() }
        if setting.state.cached {
            // From some hours ago, so that the age is seen.
            let earlier = ClubCache(store: cache.store, now: { date.addingTimeInterval(-3 * 3600 - 60) })
            try await earlier.save(DuggySamples.configuration)
            try await earlier.save(DuggySamples.session(at: date))
        }
    }

    private func service(_ cache: ClubCache) -> AppInitializationService {
        let (answers, server) = (setting.answers, setting.server.map { ClubServer($0, store: $0) })
        let path = setting.storeFile?.path ?? "duggy.sqlite"
        let date = setting.date
        return AppInitializationService(
            authenticationStore: AuthenticationStore(
                account: setting.makeAccount(erase: cache.erase), date: date
            ) {
                if let server { return try await server.member($0) }
                return try await answers.answer(
                    "authentication", with: DuggySamples.session(at: date(), of: $0.user.id))
            },
            firebaseService: firebase,
            databaseService: DatabaseService {
                do {
                    try await answers.answer("database", needsBackend: false)
                } catch is ServiceError {
                    throw LaunchStore.Error.diskFull(path: path)
                }
                return cache
            },
            configurationService: server.map(ConfigurationService.init)
                ?? ConfigurationService(
                    loadConfiguration: {
                        try await answers.answer("configuration", with: DuggySamples.configuration)
                    }, checkAppVersion: { try await answers.answer("version", with: DuggySamples.listing) }),
            notificationService: notifications,
            connectivity: {
                if let server { return try await server.probe() }
                do {
                    return try await answers.answer("connectivity", with: .online)
                } catch is ServiceError {
                    return .offline
                }
            },
            secondary: SecondaryService.names.map { name in
                SecondaryService(name) { try await answers.answer(name, needsBackend: false) }
            },
            options: options, clock: setting.clock, date: date, log: setting.log)
    }

    /// On a real disk the property list is a real file, beside the database.
    private var firebase: FirebaseService {
        let answers = setting.answers
        let file = setting.storeFile?.deletingLastPathComponent()
            .appendingPathComponent("GoogleService-Info.plist")
        return FirebaseService {
            var data = DuggySamples.propertyList
            do {
                try await answers.answer("firebase", needsBackend: false)
            } catch ServiceError.malformed {
                data = Data("not a property list".utf8)
            } catch is ServiceError {
                data = Data("<plist><dict/></plist>".utf8)
            }
            guard let file else { return try FirebaseOptions(plist: data, bundleID: Duggy.bundleID) }
            try data.write(to: file, options: .atomic)
            return try FirebaseOptions(contentsOf: file, bundleID: Duggy.bundleID)
        }
    }

    private var notifications: NotificationService {
        let (answers, prompt) = (setting.answers, prompt)
        let permission =
            setting.options.values["permission"].flatMap(NotificationService.Permission.init) ?? .granted
        let allows = setting.options.values["answer"] != "deny"
        let answer: @Sendable () async throws -> Void = {
            try await answers.answer("notifications", needsBackend: false)
        }
        return NotificationService(
            permission: { permission },
            request: { _ in
                try await prompt.show(during: answer)
                return allows
            },
            // The question has taken the time that the registration takes otherwise.
            register: { if permission == .granted { try await answer() } })
    }
}

extension SplashOptions {
    /// Reads the choices of a scenario.
    init(_ options: AppOptions) {
        self = SplashOptions().choosing(options)
        timeZone = .gmt
        switch options.values["version"] {
        case "old": appVersion = "2.3.0"
        case "tooOld": appVersion = "1.9.0"
        default: break
        }
    }

    /// The same with the choices of a scenario, or those that a project was generated with; what they do not name stays.
    public func choosing(_ choices: AppOptions) -> SplashOptions {
        SplashOptions {
            $0 = self
            ($0.steps, $0.prompt) = (choices.made("steps") ?? steps, choices.made("prompt") ?? prompt)
            ($0.leave, $0.handoff) = (choices.made("leave") ?? leave, choices.made("handoff") ?? handoff)
            $0.fillOpacity = choices.values["fillOpacity"].flatMap(Double.init) ?? fillOpacity
            $0.showsBar = choices.values["bar"].map { $0 == "true" } ?? showsBar
        }
    }
}
