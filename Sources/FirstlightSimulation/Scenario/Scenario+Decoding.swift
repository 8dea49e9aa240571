// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
public import LaunchKit
import StageUI

/// Decoding of scenarios: an absent key has its usual value, and an unknown key is an error.
extension Scenario {
    /// Creates a scenario of an app, as on a first launch.
    public init(name: String, of app: AppDescriptor, device: String = "iphone14") {
        self.init(name: name, app: app.id, device: device, route: app.usualRoute)
    }

    /// Creates a scenario of the app with an id, as on a first launch that ends at a route.
    public init(name: String, app: String, device: String = "iphone14", route: String) {
        self.name = name
        self.app = app
        self.device = Device(
            profile: device, orientation: .portrait, window: nil, appearance: .light, contrast: .standard,
            textSize: .large, reduceMotion: false, layoutDirection: .leftToRight, biometrics: nil)
        options = AppOptions()
        state = SavedUserState()
        services = [:]
        accounts = Accounts()
        backend = .up
        script = []
        expect = Expectation(route: route)
        end = ScenarioTime(seconds: 20)
    }

    /// The form of a name, for messages.
    private static let nameWords = #"a text of letters, digits, spaces, dots and dashes, such as "sign-in""#

    /// Decodes a scenario; an unknown key is an error.
    public init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: AnyKey.self)
        try box.refuseUnknown(
            [
                "name", "title", "app", "device", "options", "state", "services", "accounts", "backend",
                "script",
                "expect", "end",
            ], earlier: ["brand"], "a scenario")
        let key = CodingUserInfoKey.apps
        let apps = key.flatMap { decoder.userInfo[$0] as? [AppDescriptor] } ?? []
        let meant = CodingUserInfoKey.meantApp.flatMap { decoder.userInfo[$0] as? String }
        let known = try Self.app(box, among: apps, meant: meant)
        try box.demand("name", Self.nameWords)
        self.init(name: try box.decode(String.self, forKey: "name"), of: known)
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "-_ .".contains($0) }) else {
            throw box.corrupt("name", "use letters, digits, spaces, dots and dashes")
        }
        // A person has to know it again, in tables and in names of files.
        guard name.contains(where: { $0.isLetter || $0.isNumber }) else {
            throw box.corrupt("name", "use at least one letter or digit")
        }
        guard name.utf8.count <= Self.mostNameBytes else {
            throw box.corrupt("name", "it has \(name.utf8.count) bytes; the maximum is \(Self.mostNameBytes)")
        }
        title = try box.decodeIfPresent(String.self, forKey: "title")
        if let inner = try box.inner("device") {
            try inner.refuseUnknown(
                [
                    "profile", "orientation", "window", "appearance", "contrast", "textSize", "reduceMotion",
                    "layoutDirection", "language", "biometrics",
                ], "device")
            try inner.take("profile", into: &device.profile)
            try inner.take("orientation", into: &device.orientation)
            device.window = try inner.decodeIfPresent([CGFloat].self, forKey: "window")
            if let window = device.window, window.count != 2 {
                throw inner.corrupt("window", "give two numbers, the width and the height in points")
            }
            try inner.take("appearance", into: &device.appearance)
            try inner.take("contrast", into: &device.contrast)
            try inner.take("textSize", into: &device.textSize)
            try inner.take("reduceMotion", into: &device.reduceMotion)
            try inner.take("layoutDirection", into: &device.layoutDirection)
            device.language = try inner.decodeIfPresent(String.self, forKey: "language")
            if let language = device.language { try inner.check(language: "language", language) }
            device.biometrics = try inner.wordIfPresent("biometrics")
            if CodingUserInfoKey.checksDevices.flatMap({ decoder.userInfo[$0] }) != nil {
                try inner.check(device: "profile", device.profile)
            }
        }
        if let inner = try box.inner("options") { options = try Self.options(inner, of: known) }
        if let inner = try box.inner("state") {
            try inner.refuseUnknown(["firstLaunch", "session", "cached"], "state")
            try inner.take("firstLaunch", into: &state.firstLaunch)
            try inner.take("session", into: &state.session)
            try inner.take("cached", into: &state.cached)
        }
        try box.take("services", into: &services)
        let tasks = known.tasks + (known.accounts == nil ? [] : [Self.signInService])
        let all = tasks.joined(separator: ", ")
        for task in services.keys.sorted() {
            let path: [any CodingKey] = box.codingPath + [AnyKey("services"), AnyKey(task)]
            guard tasks.contains(task) else {
                let reason = tasks.isEmpty ? "\(app) has no tasks" : "there is no task '\(task)'; use \(all)"
                throw ScenarioProblem(path: path, isKey: true, reason: reason + ".")
            }
            if services[task]?.isEmpty == true {
                throw ScenarioProblem(path: path, reason: "'\(task)' has no answer; give at least one.")
            }
        }
        if let inner = try box.inner("accounts") {
            try inner.refuseUnknown(
                ["confirmEmail", "rateLimit", "vault", "enrolled", "factor", "passkeys"], "accounts")
            try inner.take("confirmEmail", into: &accounts.confirmEmail)
            try inner.take("rateLimit", into: &accounts.rateLimit)
            try inner.take("vault", into: &accounts.vault)
            try inner.take("enrolled", into: &accounts.enrolled)
            try inner.take("factor", into: &accounts.factor)
            try inner.take("passkeys", into: &accounts.passkeys)
            guard known.accounts != nil || accounts == Accounts() else {
                throw box.corrupt("accounts", "\(app) has no accounts; leave this out")
            }
            if accounts.enrolled, device.biometrics == nil {
                throw inner.corrupt("enrolled", "'enrolled' needs a sensor; name one in device.biometrics")
            }
            if accounts.passkeys, device.biometrics == nil {
                throw inner.corrupt("passkeys", "'passkeys' needs a sensor; name one in device.biometrics")
            }
            if accounts.passkeys, known.passkeyDomains.isEmpty {
                throw inner.corrupt(
                    "passkeys",
                    "\(app) has no domain for passkeys; give it the entitlement 'webcredentials:…'")
            }
        }
        try box.take("backend", into: &backend)
        try box.take("script", into: &script)
        if known.accounts == nil { try refuseAccounts(box) }
        if device.biometrics == nil { try refuseSensor(box) }
        if let inner = try box.inner("expect") {
            let all = known.routes.joined(separator: ", ")
            try inner.refuseUnknown(Expectation.keys, "expect")
            try inner.demand("route", "one of \(all)")
            try box.take("expect", into: &expect)
            guard known.routes.contains(expect.route) else {
                throw inner.corrupt("route", "there is no route '\(expect.route)'; use \(all)")
            }
        }
        try box.take("end", into: &end)
        guard end.seconds > 0 else {
            throw box.corrupt("end", "the end has to be later than the first frame")
        }
        try checkScript(box)
    }
}

extension Scenario {
    /// Returns the app that a scenario names, by `app` or by the earlier key `brand`; where it names none, the one
    /// that is meant, or else the first one.
    private static func app(
        _ box: KeyedDecodingContainer<AnyKey>, among apps: [AppDescriptor], meant: String?
    ) throws -> AppDescriptor {
        let key: AnyKey = box.contains("brand") ? "brand" : "app"
        if box.contains("brand"), box.contains("app") {
            throw ScenarioProblem(
                path: box.codingPath + [key], isKey: true,
                reason: "'brand' is the earlier name of 'app', which is given, too; leave 'brand' out.")
        }
        let id = try box.decodeIfPresent(String.self, forKey: key) ?? meant ?? apps.first?.id ?? ""
        guard let found = apps.first(where: { $0.id == id }) else {
            throw box.corrupt(
                key, "there is no app '\(id)'; use \(apps.map(\.id).joined(separator: ", "))")
        }
        return found
    }

    /// Refuses steps that need accounts for an app without them.
    private func refuseAccounts(_ box: KeyedDecodingContainer<AnyKey>) throws {
        for (index, step) in script.enumerated() {
            guard let key = step.accountKey.map(AnyKey.init(_:)) else { continue }
            throw ScenarioProblem(
                path: box.codingPath + [AnyKey("script"), AnyKey(index), key], isKey: true,
                reason:
                    "\(app) has no accounts; 'mail', 'code', 'apple', 'unlock' and 'signOut' need them."
            )
        }
    }

    /// Refuses steps that say what a sensor sees, for a device without one: nobody would ask it.
    private func refuseSensor(_ box: KeyedDecodingContainer<AnyKey>) throws {
        guard let index = script.firstIndex(where: { $0.face != nil }) else { return }
        throw ScenarioProblem(
            path: box.codingPath + [AnyKey("script"), AnyKey(index), AnyKey("face")], isKey: true,
            reason: "'face' needs a sensor; name one in device.biometrics.")
    }

    /// Refuses a script that is longer than any real one, or has a step that would never be done.
    private func checkScript(_ box: KeyedDecodingContainer<AnyKey>) throws {
        guard script.count <= Self.mostSteps else {
            throw box.corrupt("script", "there are \(script.count) steps; the maximum is \(Self.mostSteps)")
        }
        if let index = script.firstIndex(where: { $0.at > end }) {
            let path: [any CodingKey] = box.codingPath + [AnyKey("script"), AnyKey(index), AnyKey("at")]
            throw ScenarioProblem(
                path: path,
                reason: "the step at \(script[index].at) comes after the end, \(end); make 'end' later.")
        }
    }
}
