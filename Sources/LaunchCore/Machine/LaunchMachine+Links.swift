// Licensed under the Apache License, Version 2.0.

import struct Foundation.URL

// Links: held through the launch, a sign-in and an onboarding; the newest wins; delivered once.
extension LaunchMachine {
    mutating func open(_ url: URL, _ effects: inout [LaunchEffect]) {
        if let older = heldLink { effects.append(.note(.link(older, .replacedByNewer))) }
        heldLink = url
        if canDeliver { return deliverHeldLink(&effects) }
        effects.append(.note(.link(url, .held)))
        guard let lifetime = policy.linkLifetime else { return }
        timers.insert(.link)
        effects.append(.startTimer(.link, max(.zero, lifetime)))
    }

    private var canDeliver: Bool { phase == .finished && !isCheckingSession && takesLinks == true }

    mutating func deliverHeldLink(_ effects: inout [LaunchEffect]) {
        guard canDeliver, let url = heldLink else { return }
        heldLink = nil
        if timers.remove(.link) != nil { effects.append(.cancelTimer(.link)) }
        effects.append(.note(.link(url, .delivered)))
        effects.append(.deliver(url))
    }

    mutating func linkExpired(_ effects: inout [LaunchEffect]) {
        guard timers.remove(.link) != nil, let url = heldLink else { return }
        heldLink = nil
        effects.append(.note(.link(url, .expired)))
    }

    /// The user is at a destination: an onboarding or a sign-in keeps links waiting.
    mutating func arrived(holdsLinks: Bool, _ effects: inout [LaunchEffect]) {
        guard phase == .exiting || phase == .finished else { return }
        takesLinks = !holdsLinks
        deliverHeldLink(&effects)
    }
}
