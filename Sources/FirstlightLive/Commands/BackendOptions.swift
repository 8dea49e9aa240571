// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightCommands
import FirstlightSimulation
import Foundation
import LaunchKit

/// The options of `firstlight backend`.
enum BackendOptions {
    /// A fault and the route that it is for.
    struct Fault: Sendable {
        let route: DevBackendRoute
        let fault: DevBackendFault
    }

    static let port = Option<Int>(
        "port", ValueParser<Int>.port, default: 0, shown: "0",
        help: "The port to listen on; 0 chooses a free one.")
    static let host = Option<String>(
        "host", ValueParser<String>.text(of: "an IP address of this machine", metavar: "ADDRESS"),
        default: "127.0.0.1", shown: "127.0.0.1",
        help:
            "The IP address to listen on. Any other than 127.0.0.1 can be reached from other machines.")
    static let database = Option<String?>.optional(
        "database", ValueParser<String>.outputFile,
        help: "The file to keep data in; by default, data is lost when the process ends.")
    static let data = Option<String?>.optional(
        "data", ValueParser<String>.outputFile, help: "Same as --database; 'memory' keeps nothing.")
    static let confirmEmail = Option<Bool>(
        "confirm-email", onOff, default: true, shown: "on",
        help: "Require a confirmed email address before sign-in.")
    static let disableSignup = Option<Bool>.flag("disable-signup", help: "Refuse sign-ups.")
    static let passwordMin = Option<Int>(
        "password-min", ValueParser<Int>.integer(in: 1...72), default: 6, shown: "6",
        help: "The minimum length of a password.")
    static let jwtSecret = Option<String?>.optional(
        "jwt-secret", ValueParser<String>.text,
        help: "The secret that signs access tokens; by default, one is generated and kept with the data.")
    static let jwtKey = Option<String?>.optional(
        "jwt-key", ValueParser<String>.inputFile,
        help: "An RSA private key (PEM): access tokens are signed with RS256, and a JWKS verifies them.")
    static let siteURL = Option<String?>.optional(
        "site-url",
        checked(
            metavar: "URL", takes: "a URL such as http://localhost:3000 or myapp://auth/callback",
            DevBackendAuth.problem(siteURL:)),
        help:
            "The URL used for redirects that are not allowed; by default, that of the first served app."
    )
    static let redirectAllow = Option<[String]>.repeated(
        "redirect-allow",
        checked(
            metavar: "GLOB", takes: "a pattern such as https://*.example.com/** or myapp://**",
            DevBackendAuth.problem(redirect:)),
        help: "A pattern of URLs that a browser may be redirected to; * stops at . and /, ** does not.")
    static let reuseInterval = Option<Int>(
        "reuse-interval", ValueParser<Int>.integer(in: 0...3600), default: 10, shown: "10",
        help: "The seconds in which concurrent requests may reuse a used refresh token.")
    static let rateLimit = Option<Bool>(
        "rate-limit", onOff, default: true, shown: "on",
        help: "Rate limit requests and mails, as Supabase does.")
    static let outbox = Option<String?>.optional(
        "outbox", ValueParser<String>.outputFolder, help: "The folder to write mails to, one file each.")
    static let oidc = Option<[DevBackendProvider]>.repeated(
        "oidc",
        ValueParser<DevBackendProvider>(
            metavar: "PROVIDER=ISSUER",
            takes: "apple, facebook or google, and its issuer: google=http://localhost:9400"
        ) { (text: String) throws(ValueProblem) -> DevBackendProvider in
            guard let provider = DevBackendProvider(argument: text) else { throw ValueProblem() }
            return provider
        }, help: "An OpenID provider in place of the backend's own; ISSUER,CLIENT,SECRET names its client.")
    static let disableProvider = Option<[String]>.repeated(
        "disable-provider", ValueParser<String>.word(DevBackendAuth.providerNames, metavar: "PROVIDER"),
        help: "Turn off a way to sign in: apple, email, facebook or google.")
    static let passkeys = Option<String?>.optional(
        "passkeys",
        checked(
            metavar: "DOMAIN", takes: "a domain such as example.com",
            DevBackendAuth.problem(relyingParty:)),
        help: "The domain that passkeys are for; without it they are off, as in Supabase.")
    static let allowHost = Option<[String]>.repeated(
        "allow-host",
        checked(
            metavar: "HOST", takes: "a host name such as dev.example.com, or *",
            DevBackendConfiguration.problem(allowedHost:)),
        help:
            "An additional host name that clients may use; addresses, localhost and this machine's name are always accepted."
    )
    static let allowOrigin = Option<[String]>.repeated(
        "allow-origin",
        checked(
            metavar: "ORIGIN", takes: "an origin such as https://app.example.com, or *",
            DevBackendConfiguration.problem(allowedOrigin:)),
        help:
            "An additional origin whose web pages may use the server (CORS); pages of this machine and of the site URL always may."
    )
    static let audience = Option<[String]>.repeated(
        "audience",
        checked(metavar: "ID", takes: "a client ID such as com.example.app") { text in
            if text.isEmpty { return "it is empty" }
            return text.contains(where: \.isWhitespace) ? "a client ID has no blanks" : nil
        },
        help: "An additional client ID that ID tokens may be issued for.")
    static let fault = Option<[Fault]>.repeated(
        "fault",
        ValueParser<Fault>(
            metavar: "ROUTE=KIND[:ARG]",
            takes: "a route and a fault, such as token=latency:2 or user=status:503"
        ) { (text: String) throws(ValueProblem) -> Fault in
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { throw ValueProblem() }
            guard let route = DevBackendRoute.known.first(where: { $0.name == parts[0] }) else {
                throw ValueProblem(
                    "the routes are " + DevBackendRoute.known.map(\.name).joined(separator: ", "))
            }
            guard let fault = DevBackendFault(argument: parts[1]) else {
                throw ValueProblem(
                    "the faults are latency:SECONDS, status:CODE, connectionReset[:POINT], truncatedBody:BYTES, "
                        + "trickle:BYTES_A_SECOND, captivePage[:redirect], stall[:POINT], malformedJSON, emptyBody, emptyList, "
                        + "with a POINT of beforeWork, beforeHeaders or afterHeaders"
                )
            }
            return Fault(route: route, fault: fault)
        }, help: "A fault to inject from the start.")

    static let all: [any ParameterDeclaration] = [
        port, host, database, data, confirmEmail, disableSignup, passwordMin, jwtSecret, jwtKey, siteURL,
        redirectAllow, reuseInterval, rateLimit, outbox, oidc, disableProvider, passkeys, audience, allowHost,
        allowOrigin,
        fault,
    ]

    /// A text that a rule has nothing against.
    private static func checked(
        metavar: String, takes: String, _ problem: @escaping @Sendable (String) -> String?
    ) -> ValueParser<String> {
        ValueParser<String>(metavar: metavar, takes: takes) {
            (text: String) throws(ValueProblem) -> String in
            if let reason = problem(text) { throw ValueProblem(reason) }
            return text
        }
    }

    private static var onOff: ValueParser<Bool> {
        ValueParser<Bool>(metavar: "on|off", takes: "on or off") {
            (text: String) throws(ValueProblem) -> Bool in
            switch text {
            case "on": return true
            case "off": return false
            default: throw ValueProblem()
            }
        }
    }

    /// Refuses providers that stand beside what switches them off, or twice: one of both words would do nothing.
    private static func checkProviders(_ arguments: ParsedArguments) throws(CommandError) {
        let names = arguments[oidc].map(\.name)
        if let name = names.first(where: arguments[disableProvider].contains) {
            throw .usage(
                "--oidc names a provider for '\(name)', and --disable-provider turns it off. Leave one of them out."
            )
        }
        let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.min()
        if let name = twice {
            throw .usage("--oidc was given twice for '\(name)'. A provider has one issuer.")
        }
    }

    /// The backend that the command line describes.
    ///
    /// - Parameter apps: The apps that it serves.
    static func configuration(
        _ arguments: ParsedArguments, for apps: [AppDescriptor]
    ) throws -> DevBackendConfiguration {
        var configuration = DevBackendConfiguration()
        try configuration.serve(apps)
        guard arguments[data] == nil || arguments[database] == nil else {
            throw CommandError.usage("--data and --database are the same. Give one of them.")
        }
        if let path = arguments[data] ?? arguments[database], path != "memory" {
            configuration.storage = .file(URL(fileURLWithPath: path))
        }
        guard arguments[jwtSecret] == nil || arguments[jwtKey] == nil else {
            throw CommandError.usage("Access tokens have one key. Give --jwt-secret or --jwt-key.")
        }
        try checkProviders(arguments)
        configuration.host = arguments[host]
        configuration.auth.confirmsEmail = arguments[confirmEmail]
        configuration.auth.disablesSignup = arguments[disableSignup]
        configuration.auth.minimumPasswordLength = arguments[passwordMin]
        configuration.auth.jwtSecret = arguments[jwtSecret]
        if let path = arguments[jwtKey] {
            do { configuration.auth.jwtKey = try String(contentsOfFile: path, encoding: .utf8) } catch {
                throw CommandError(
                    "Option '--jwt-key' was given '\(path)', but that file cannot be read: \(Reason.text(error)).",
                    code: .noInput)
            }
        }
        if let url = arguments[siteURL] { configuration.auth.siteURL = url }
        configuration.auth.redirects += arguments[redirectAllow]
        configuration.auth.refreshReuseInterval = arguments[reuseInterval]
        configuration.auth.limitsRates = arguments[rateLimit]
        configuration.auth.outbox = arguments[outbox].map { URL(fileURLWithPath: $0, isDirectory: true) }
        configuration.auth.disabledProviders = Set(arguments[disableProvider])
        configuration.auth.relyingParty = arguments[passkeys]
        configuration.allowedHosts = arguments[allowHost]
        configuration.allowedOrigins = arguments[allowOrigin]
        configuration.auth.providers = arguments[oidc]
        configuration.auth.audiences += arguments[audience]
        return configuration
    }
}
