// Licensed under the Apache License, Version 2.0.

/// A site's `apple-app-site-association`: the apps that a domain says are its own, by service.
///
/// The site serves it below `.well-known` without an ending (Apple, Supporting associated domains).
public struct SiteAssociation: Hashable, Sendable {
    /// A thing that apps and sites have in common.
    public enum Service: String, Hashable, Sendable, CaseIterable {
        /// Links that open the app.
        case appLinks = "applinks"
        /// Passwords and passkeys.
        case webCredentials = "webcredentials"
        /// Small apps that a page starts.
        case appClips = "appclips"
        /// Activities that go on from a Mac's browser.
        case activity = "activitycontinuation"
    }

    /// The name of the file, and its folder on the site.
    public static let fileName = "apple-app-site-association", folder = ".well-known"
    /// The word in the place of a team's prefix that is not known.
    public static let unknownTeam = "TEAMID"

    /// The file; members that are not known here stay as they are.
    public var file: JSONFile

    /// Reads a file.
    ///
    /// - Throws: An `ArtefactProblem` when it is no JSON object, or when a service has not its form.
    public init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        self.file = try JSONFile(reading: bytes, file: file)
        guard self.file.value.object != nil else {
            throw self.file.problem(at: [], "an object with services is needed, not \(self.file.value.kind)")
        }
        for service in Service.allCases { _ = try apps(of: service) }
    }

    /// Creates a file that names an app.
    ///
    /// - Parameters:
    ///   - app: The app's identifier: the team's prefix, a dot and the bundle's identifier.
    ///   - services: The services.
    ///   - paths: The paths of links that open the app, such as `/auth`; a star stands for anything.
    public init(app: String, services: Set<Service>, paths: [String] = ["/*"]) throws(ArtefactProblem) {
        var members = JSONObject()
        if services.contains(.appLinks) {
            let components = paths.map { path -> JSONValue in ["/": .string(path)] }
            members["applinks"] = ["details": [["appIDs": [.string(app)], "components": .array(components)]]]
        }
        for service in [Service.webCredentials, .appClips, .activity] where services.contains(service) {
            members[service.rawValue] = ["apps": [.string(app)]]
        }
        file = try JSONFile(reading: JSONValue.object(members).xcodeBytes(), file: Self.fileName)
    }

    /// The identifiers of the apps that a service names; nil when the site does not have the service.
    public func apps(of service: Service) throws(ArtefactProblem) -> [String]? {
        let key = JSONStep.key(service.rawValue)
        guard let value = file.value[[key]] else { return nil }
        guard value.object != nil else {
            throw file.problem(at: [key], "\(service.rawValue) is \(value.kind) and should be an object")
        }
        guard service == .appLinks else {
            let path = [key, "apps"]
            guard let apps = value["apps"]?.array else {
                throw file.problem(at: path, "\(service.rawValue) needs a list of apps")
            }
            return apps.compactMap(\.string)
        }
        let path = [key, "details"]
        // Before iOS 13 details was an object with the apps for keys, which the system still takes.
        if let details = value["details"]?.object { return details.keys }
        guard let details = value["details"]?.array else {
            throw file.problem(at: path, "applinks needs a list of details")
        }
        var names: [String] = []
        for (index, detail) in details.enumerated() {
            let own =
                (detail["appIDs"]?.array ?? []).compactMap(\.string)
                + [detail["appID"]?.string].compactMap { $0 }
            guard !own.isEmpty else {
                throw file.problem(at: path + [.index(index)], "an entry of details needs appIDs")
            }
            names += own
        }
        return names
    }

    /// Names an app in a service, unless it is there.
    public mutating func add(
        _ app: String, to service: Service, paths: [String] = ["/*"]
    ) throws(ArtefactProblem) {
        guard try apps(of: service)?.contains(app) != true else { return }
        let key = JSONStep.key(service.rawValue)
        let other = try SiteAssociation(app: app, services: [service], paths: paths)
        let list: JSONStep = service == .appLinks ? "details" : "apps"
        if var known = file.value[[key, list]]?.array {
            known += other.file.value[[key, list]]?.array ?? []
            try file.set(.array(known), at: [key, list])
        } else {
            try file.set(other.file.value[[key, list]], at: [key, list])
        }
    }
}
