// Licensed under the Apache License, Version 2.0.

public import LaunchCore
public import Observation
import SwiftUI

/// The question after launches that did not come to their end: whether to clear what can be had again.
@MainActor
@Observable
public final class LaunchReset {
    /// The words of the question.
    public struct Texts: Hashable, Sendable {
        /// The question.
        public let title: String
        /// The effect of a reset, in words.
        public let message: String
        /// The button that clears.
        public let reset: String
        /// The button that continues without a reset.
        public let keep: String

        /// Joins the words; those that are left out are the usual ones, in the user's language.
        public init(
            title: String? = nil, message: String, reset: String? = nil, keep: String? = nil
        ) {
            self.title = title ?? String(localized: "Trouble starting?")
            self.message = message
            self.reset = reset ?? String(localized: "Clear saved data")
            self.keep = keep ?? String(localized: "Not now")
        }
    }

    /// The words of the question.
    @ObservationIgnored public let words: Texts
    /// Indicates whether the question is shown.
    public private(set) var isOffered: Bool
    @ObservationIgnored private let crashMonitor: CrashLoopMonitor?
    @ObservationIgnored private let clear: @Sendable () async throws -> Void
    @ObservationIgnored private let log: @Sendable (String) -> Void

    /// Prepares the question; it is asked when the monitor reports failed launches, and never without a monitor.
    ///
    /// `clear` clears what can be fetched again, and never signs the user out; a failure is logged.
    public init(
        _ words: Texts, crashMonitor: CrashLoopMonitor?, log: @escaping @Sendable (String) -> Void,
        clear: @escaping @Sendable () async throws -> Void
    ) {
        (self.words, self.crashMonitor, self.log, self.clear) = (words, crashMonitor, log, clear)
        isOffered = crashMonitor?.start.isSafeMode ?? false
    }

    /// Clears what can be had again.
    public func perform() async {
        isOffered = false
        do {
            try await clear()
            crashMonitor?.note(.reset)
        } catch {
            log("The saved data could not be cleared: \(error)")
        }
    }

    /// Continues without clearing anything.
    public func decline() { isOffered = false }
}

/// Asks whether to clear what can be had again, after launches that did not come to their end.
struct LaunchResetQuestion: ViewModifier {
    let reset: LaunchReset?

    func body(content: Content) -> some View {
        content.alert(reset?.words.title ?? "", isPresented: isOffered) {
            if let reset {
                Button(reset.words.reset, role: .destructive) { Task { await reset.perform() } }
                Button(reset.words.keep, role: .cancel) { reset.decline() }
            }
        } message: {
            Text(reset?.words.message ?? "")
        }
    }

    private var isOffered: Binding<Bool> {
        Binding(get: { reset?.isOffered ?? false }, set: { if !$0 { reset?.decline() } })
    }
}
