// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchAuth
public import LaunchKit
public import StageUI

/// A launch as data: a device, what each task answers and when, what the user does, and how it must end.
///
/// The same scenario runs on the virtual clock and on the real one. The JSON form is documented in
/// `Documentation/Scenarios.md`.
public struct Scenario: Hashable, Sendable, Codable {
    /// The short name, used in file names.
    public var name: String
    /// What the scenario shows, in a sentence.
    public var title: String?
    /// The app that is launched.
    public var app: String
    /// The device and the user's settings.
    public var device: Device
    /// The app's own choices.
    public var options: AppOptions
    /// What earlier launches have left behind.
    public var state: SavedUserState
    /// What each task answers, one entry for each try; the last is repeated. A task that is not named
    /// answers well after 300 ms.
    public var services: [String: [Answer]]
    /// The app's accounts on the server and on the device.
    public var accounts: Accounts
    /// Whether the backend runs at the start.
    public var backend: Backend
    /// What happens at given times.
    public var script: [Step]
    /// How the launch must end.
    public var expect: Expectation
    /// How long the launch is watched at most.
    public var end: ScenarioTime

    /// The device and the user's settings.
    public struct Device: Hashable, Sendable, Codable {
        /// The profile's id, or a size such as `390x844`.
        public var profile: String
        /// How the device is held.
        public var orientation: DeviceOrientation
        /// Light or dark.
        public var appearance: ColorScheme
        /// Normal or increased contrast.
        public var contrast: ColorSchemeContrast
        /// The text size.
        public var textSize: DynamicTypeSize
        /// Whether the user wants less motion.
        public var reduceMotion: Bool
        /// The reading direction.
        public var layoutDirection: LayoutDirection
        /// The sensor that recognises the user; nil for none.
        public var biometrics: BiometryType?
    }

    /// The app's accounts on the server and on the device.
    public struct Accounts: Hashable, Sendable, Codable {
        /// Whether what is secret can be read at the start.
        public enum Vault: String, CaseIterable, Hashable, Sendable, Codable {
            /// It can.
            case open
            /// The device has not been unlocked yet.
            case locked
        }

        /// Whether an address has to be confirmed by mail before it can sign in.
        public var confirmEmail = true
        /// Whether requests and mails are limited.
        public var rateLimit = false
        /// Whether what is secret can be read at the start.
        public var vault = Vault.open
        /// Whether the sensor keeps the person's password from an earlier launch.
        public var enrolled = false
    }

    /// The name under which `services` has the answers to a sign-in, for apps with accounts.
    public static let signInService = "signIn"

    /// Whether the backend runs.
    public enum Backend: String, CaseIterable, Hashable, Sendable, Codable {
        /// It answers.
        case up
        /// Nothing listens.
        case down
    }

    /// What a task answers to one try.
    public struct Answer: Hashable, Sendable, Codable {
        /// The kinds of answers.
        public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
            /// What was asked for.
            case ok
            /// The connection is cut.
            case reset
            /// The body is cut short.
            case truncated
            /// A public network's login page.
            case captive
            /// A server's error.
            case serverError
            /// The server is being maintained, and says when to come back.
            case maintenance
            /// Too many requests.
            case limited
            /// Something that cannot be read.
            case malformed
            /// An empty list.
            case empty
            /// Nothing, ever.
            case never
        }
        /// The seconds after which a maintained server wants to be asked again.
        public static let maintenanceSeconds = 2
        /// The time before the answer.
        public var after: ScenarioTime
        /// The answer.
        public var answer: Kind

        /// Creates an answer after a time.
        public init(after: ScenarioTime, answer: Kind) {
            self.after = after
            self.answer = answer
        }
    }

    /// Something that happens at a time.
    public struct Step: Hashable, Sendable, Codable {
        /// When, counted from the first frame.
        public var at: ScenarioTime
        /// The label of a button to touch.
        public var tap: String?
        /// A place to touch, in points.
        public var tapAt: [CGFloat]?
        /// Text to type into the focused field.
        public var type: String?
        /// A key to press in the focused field.
        public var press: StageKey?
        /// An address that the system hands to the app.
        public var open: URL?
        /// Starts or stops the backend.
        public var backend: Backend?
        /// The app goes to the background.
        public var background: Bool?
        /// The app comes back to the foreground.
        public var resume: Bool?
        /// The app is ended without a warning and launched again with what it has kept.
        public var relaunch: Bool?
        /// The device is unlocked.
        public var unlock: Bool?
        /// The person signs out everywhere, on another device.
        public var signOut: Bool?
        /// What the person does with the newest mail.
        public var mail: MailAction?
        /// What the sensor will see from now on when it is asked.
        public var face: SimulatedBiometrics.Answer?

        /// What a person does with a mail.
        public enum MailAction: String, CaseIterable, Hashable, Sendable, Codable {
            /// Follows its link.
            case confirm
        }
    }

    /// How the launch must end.
    public struct Expectation: Hashable, Sendable, Codable {
        /// The name of the route that must be reached.
        public var route: String
        /// The link that must have been handed over.
        public var link: URL?
    }
}
