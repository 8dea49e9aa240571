// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchKit
import StageUI

/// Reading scenarios: what is left out has its usual value, and an unknown key is an error.
extension Scenario {
    /// Creates a scenario of the brand's defaults.
    public init(
        name: String, brand: String = "urbannest", device: String = "iphone14", route: String = "onboarding"
    ) {
        self.name = name
        self.brand = brand
        self.device = Device(
            profile: device, orientation: .portrait, appearance: .light, contrast: .standard,
            textSize: .large, reduceMotion: false, layoutDirection: .leftToRight, biometrics: nil)
        options = BrandOptions()
        state = SavedUserState()
        services = [:]
        accounts = Accounts()
        backend = .up
        script = []
        expect = Expectation(route: route)
        end = ScenarioTime(seconds: 20)
    }

    /// Reads JSON of some form, in which scenarios may be of these apps only.
    ///
    /// - Throws: `RehearsalError.badScenario` that names the place and the reason.
    static func decoding<Value: Decodable>(
        _ json: Data, as type: Value.Type, brands: [BrandDescriptor]
    ) throws -> Value {
        do {
            return try decoder(brands).decode(type, from: json)
        } catch let error as DecodingError {
            throw RehearsalError.badScenario(explain(error))
        }
    }

    /// Reads a scenario, leaving out nothing that is not known.
    public init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: AnyKey.self)
        try box.refuseUnknown(
            [
                "name", "title", "brand", "device", "options", "state", "services", "accounts", "backend",
                "script", "expect", "end",
            ], "a scenario")
        self.init(name: try box.decode(String.self, forKey: "name"))
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "-_ .".contains($0) }) else {
            throw box.corrupt("name", "use letters, digits, spaces, dots and dashes")
        }
        title = try box.decodeIfPresent(String.self, forKey: "title")
        brand = try box.decodeIfPresent(String.self, forKey: "brand") ?? brand
        let key = CodingUserInfoKey.brands
        let brands = key.flatMap { decoder.userInfo[$0] as? [BrandDescriptor] } ?? []
        if !box.contains("brand"), brands.count == 1 { brand = brands[0].id }
        guard let known = brands.first(where: { $0.id == brand }) else {
            let all = brands.map(\.id).joined(separator: ", ")
            throw box.corrupt("brand", "there is no brand '\(brand)'; use \(all)")
        }
        if let inner = try box.inner("device") {
            try inner.refuseUnknown(
                [
                    "profile", "orientation", "appearance", "contrast", "textSize", "reduceMotion",
                    "layoutDirection", "biometrics",
                ], "device")
            try inner.take("profile", into: &device.profile)
            try inner.take("orientation", into: &device.orientation)
            try inner.take("appearance", into: &device.appearance)
            try inner.take("contrast", into: &device.contrast)
            try inner.take("textSize", into: &device.textSize)
            try inner.take("reduceMotion", into: &device.reduceMotion)
            try inner.take("layoutDirection", into: &device.layoutDirection)
            device.biometrics = try inner.decodeIfPresent(BiometryType.self, forKey: "biometrics")
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
        for task in services.keys where !tasks.contains(task) {
            let all = tasks.joined(separator: ", ")
            throw box.corrupt("services", "there is no task '\(task)'; use \(all)")
        }
        if let empty = services.first(where: { $0.value.isEmpty }) {
            throw box.corrupt("services", "'\(empty.key)' has no answer; give at least one")
        }
        if let inner = try box.inner("accounts") {
            try inner.refuseUnknown(["confirmEmail", "rateLimit", "vault", "enrolled"], "accounts")
            try inner.take("confirmEmail", into: &accounts.confirmEmail)
            try inner.take("rateLimit", into: &accounts.rateLimit)
            try inner.take("vault", into: &accounts.vault)
            try inner.take("enrolled", into: &accounts.enrolled)
            guard known.accounts != nil || accounts == Accounts() else {
                throw box.corrupt("accounts", "\(brand) has no accounts; leave this out")
            }
            if accounts.enrolled, device.biometrics == nil {
                throw box.corrupt("accounts", "'enrolled' needs a sensor; name one in device.biometrics")
            }
        }
        try box.take("backend", into: &backend)
        try box.take("script", into: &script)
        let needsAccounts = script.contains {
            $0.mail != nil || $0.face != nil || $0.unlock != nil || $0.signOut != nil
        }
        guard known.accounts != nil || !needsAccounts else {
            throw box.corrupt(
                "script", "\(brand) has no accounts; 'mail', 'face', 'unlock' and 'signOut' need them")
        }
        try box.take("expect", into: &expect)
        guard known.routes.contains(expect.route) else {
            let all = known.routes.joined(separator: ", ")
            throw box.corrupt("expect", "there is no route '\(expect.route)'; use \(all)")
        }
        try box.take("end", into: &end)
        guard end.seconds > 0 else {
            throw box.corrupt("end", "the end has to be later than the first frame")
        }
    }

    private static func explain(_ error: DecodingError) -> String {
        func place(_ path: [any CodingKey]) -> String {
            path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
        }
        switch error {
        case .keyNotFound(let key, let context):
            let at = place(context.codingPath)
            return "'\(key.stringValue)' is missing" + (at.isEmpty ? "." : " in \(at).")
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            let at = place(context.codingPath)
            return (at.isEmpty ? "" : "at \(at): ") + context.debugDescription
        @unknown default: return "\(error)"
        }
    }
}

/// A key of any name.
struct AnyKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringLiteral value: String) { stringValue = value }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer where Key == AnyKey {
    func refuseUnknown(_ known: [String], _ place: String) throws {
        for key in allKeys where !known.contains(key.stringValue) {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self,
                debugDescription: "\(place) has no '\(key.stringValue)'; it has "
                    + known.joined(separator: ", ") + ".")
        }
    }

    /// The object of a key; nil when the key is not there, an error when it holds anything else.
    func inner(_ key: AnyKey) throws -> KeyedDecodingContainer<AnyKey>? {
        contains(key) ? try nestedContainer(keyedBy: AnyKey.self, forKey: key) : nil
    }

    func take<Value: Decodable>(_ key: AnyKey, into value: inout Value) throws {
        if let found = try decodeIfPresent(Value.self, forKey: key) { value = found }
    }

    func corrupt(_ key: AnyKey, _ reason: String) -> DecodingError {
        DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: reason + ".")
    }
}

extension Scenario {
    /// A decoder for scenarios of these apps.
    static func decoder(_ brands: [BrandDescriptor]) -> JSONDecoder {
        let decoder = JSONDecoder()
        if let key = CodingUserInfoKey.brands { decoder.userInfo[key] = brands }
        return decoder
    }
}

extension CodingUserInfoKey {
    /// The apps that scenarios may launch.
    static var brands: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "brands") }
}
