// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchAuth
public import LaunchKit
public import StageUI

/// A launch as data: a device, the answers of each task and their times, the user's steps, and the required end.
///
/// The same scenario runs on the virtual clock and on the real one. The JSON form is documented in
/// `Documentation/Scenarios.md`.
public struct Scenario: Hashable, Sendable, Codable {
    /// The short name, used in file names.
    public var name: String
    /// The subject of the scenario, in a sentence.
    public var title: String?
    /// The app that is launched.
    public var app: String
    /// The device and the user's settings.
    public var device: Device
    /// The app's own options.
    public var options: AppOptions
    /// The state that earlier launches have left behind.
    public var state: SavedUserState
    /// The answers of each task, one entry for each try; the last is repeated. A task that is not named answers well
    /// after 300 ms.
    public var services: [String: [Answer]]
    /// The app's accounts on the server and on the device.
    public var accounts: Accounts
    /// The state of the backend at the start.
    public var backend: Backend
    /// The steps at given times.
    public var script: [Step]
    /// The required end of the launch.
    public var expect: Expectation
    /// The longest time for which the launch is watched.
    public var end: ScenarioTime

    /// The device and the user's settings.
    public struct Device: Hashable, Sendable, Codable {
        /// The profile's id, or a size such as `390x844`.
        public var profile: String
        /// The orientation of the device.
        public var orientation: DeviceOrientation
        /// The width and the height of the app's window in points; nil where it fills the screen.
        public var window: [CGFloat]?
        /// Light or dark.
        public var appearance: ColorScheme
        /// Normal or increased contrast.
        public var contrast: ColorSchemeContrast
        /// The text size.
        public var textSize: DynamicTypeSize
        /// Indicates whether Reduce Motion is on.
        public var reduceMotion: Bool
        /// The reading direction.
        ///
        /// A language that is read from right to left has its own.
        public var layoutDirection: LayoutDirection
        /// The language, such as `de`, or a pseudo-language such as `double-length`; nil for English.
        public var language: String?
        /// The sensor that recognises the user; nil for none.
        public var biometrics: BiometryType?
    }

    /// The app's accounts on the server and on the device.
    public struct Accounts: Hashable, Sendable, Codable {
        /// The state of the vault's secrets at the start.
        public enum Vault: String, CaseIterable, Hashable, Sendable, Codable {
            /// They can be read.
            case open
            /// The device has not been unlocked yet.
            case locked
            /// The system refuses every read and write, for good.
            case refused
        }

        /// Indicates whether an email address has to be confirmed before it can sign in.
        public var confirmEmail = true
        /// Indicates whether requests and mails are limited.
        public var rateLimit = false
        /// The state of the vault's secrets at the start.
        public var vault = Vault.open
        /// Indicates whether the sensor keeps the person's password from an earlier launch.
        public var enrolled = false
        /// Indicates whether the person's authenticator app is a second factor of the account.
        public var factor = false
        /// Indicates whether the server and the device have passkeys.
        public var passkeys = false
    }

    /// The name under which `services` has the answers to a sign-in, for apps with accounts.
    public static let signInService = "signIn"

    /// The state of the backend.
    public enum Backend: String, CaseIterable, Hashable, Sendable, Codable {
        /// The backend answers.
        case up
        /// The backend does not listen.
        case down
    }

    /// The answer of a task to one try.
    public struct Answer: Hashable, Sendable, Codable {
        /// The kinds of answers.
        public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
            /// The requested data.
            case ok
            /// The connection is cut.
            case reset
            /// The body is cut short.
            case truncated
            /// A public network's login page.
            case captive
            /// A server's error.
            case serverError
            /// The server is under maintenance, and says when to come back.
            case maintenance
            /// Too many requests.
            case limited
            /// A body that cannot be read.
            case malformed
            /// An empty list.
            case empty
            /// No answer, ever.
            case never
        }
        /// The seconds after which a server under maintenance wants to be asked again.
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

    /// An event at a time.
    public struct Step: Hashable, Sendable, Codable {
        /// The time of the step, counted from the first frame.
        public var at: ScenarioTime
        /// The direction in which a page further is scrolled to.
        public var scroll: Direction?
        /// The label of an element to scroll to.
        public var scrollTo: String?
        /// The label of a button to touch; what is out of sight is scrolled to first.
        public var tap: String?
        /// A place to touch, in points.
        public var tapAt: [CGFloat]?
        /// A place where a finger goes down, in points.
        public var down: [CGFloat]?
        /// A place to which the finger moves, in points.
        public var move: [CGFloat]?
        /// A place where the finger is lifted, in points.
        public var up: [CGFloat]?
        /// The finger that goes down, moves or is lifted: 2 for the second one of a pinch; nil for the first.
        public var finger: Int?
        /// Text to type into the focused field.
        public var type: String?
        /// The code to type into the focused field, by where the person reads it.
        public var code: CodeSource?
        /// A key to press in the focused field.
        public var press: StageKey?
        /// A URL that the system hands to the app.
        public var open: URL?
        /// Starts or stops the backend.
        public var backend: Backend?
        /// The app goes to the background.
        public var background: Bool?
        /// The app comes back to the foreground.
        public var resume: Bool?
        /// The app is ended without a warning and launched again with its stored data.
        public var relaunch: Bool?
        /// The device is unlocked.
        public var unlock: Bool?
        /// The person signs out everywhere, on another device.
        public var signOut: Bool?
        /// The person's action on the newest mail.
        public var mail: MailAction?
        /// The sensor's answer from now on.
        public var face: SimulatedBiometrics.Answer?
        /// Apple's answer about the person's sign-in with it, from now on.
        public var apple: AppleAnswer?
        /// The pose that a device which folds is brought into.
        public var pose: DevicePose?
        /// The width and the height that the app's window gets, in points.
        public var window: [CGFloat]?
        /// The orientation that the device is turned into.
        public var orientation: DeviceOrientation?
        /// The appearance that the user changes to.
        public var appearance: ColorScheme?
        /// The contrast that the user changes to.
        public var contrast: ColorSchemeContrast?
        /// The text size that the user changes to.
        public var textSize: DynamicTypeSize?
        /// Indicates whether the user turns Reduce Motion on; false turns it off.
        public var reduceMotion: Bool?

        /// The side on which the content lies that scrolling brings into sight.
        public enum Direction: String, CaseIterable, Hashable, Sendable, Codable {
            /// Content above.
            case up
            /// Content below.
            case down
            /// Content at the left, or the page there.
            case left
            /// Content at the right, or the page there.
            case right
        }

        /// A place where a person reads a code.
        public enum CodeSource: String, CaseIterable, Hashable, Sendable, Codable {
            /// The newest mail.
            case mail
            /// The authenticator app: the one of the account's second factor, or with the secret that the app opened or copied.
            case app
            /// The recovery codes that the app copied last: the first of them that was not read.
            case recovery
        }

        /// An answer of Apple's about a person's sign-in with it.
        public enum AppleAnswer: String, CaseIterable, Hashable, Sendable, Codable {
            /// The person signs in with Apple.
            case authorized
            /// The person has ended it in the settings of the device.
            case revoked
            /// Apple does not say.
            case unknown
        }

        /// A person's action on a mail.
        public enum MailAction: String, CaseIterable, Hashable, Sendable, Codable {
            /// The person follows its link.
            case confirm
        }
    }

    /// The required end of a launch.
    public struct Expectation: Hashable, Sendable, Codable {
        /// The name of the route that must be reached.
        public var route: String
        /// The link that must have been handed over.
        public var link: URL?
    }
}
