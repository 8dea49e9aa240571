// Licensed under the Apache License, Version 2.0.

extension LaunchController {
    // Takes an event from outside.
    func send(_ event: LaunchEvent) {
        handle(event)
        if !isHandling { publish() }
    }

    // An effect may cause the next event at once, as a link's delivery may cancel the launch. It
    // waits until the effects of the current one are done, so effects keep their order.
    func handle(_ event: LaunchEvent) {
        queue.append(event)
        guard !isHandling else { return }
        isHandling = true
        defer { isHandling = false }
        var place = 0
        while place < queue.count {
            var effects: [LaunchEffect] = []
            swap(&effects, &self.effects)
            machine.handle(queue[place], into: &effects)
            for effect in effects { perform(effect) }
            // Taken after the effects of this event: the destination of each window is known first.
            if hasNavigated {
                hasNavigated = false
                if hooks.holdsLinks != nil { queue.append(.arrived(holdsLinks: holdsLink)) }
            }
            effects.removeAll(keepingCapacity: true)
            swap(&effects, &self.effects)
            // Each phase is seen, even of those that are over at once.
            if shown.phase != machine.phase { publish() }
            place += 1
        }
        queue.removeAll(keepingCapacity: true)
    }

    private func perform(_ effect: LaunchEffect) {
        switch effect {
        case .beginRun(_, let replaysEntry): begin(replaysEntry: replaysEntry)
        case .resetResults(let kept):
            outputs.values = outputs.values.filter { kept.contains($0.key) }
        case .startTimer(let timer, let duration): start(timer, duration)
        case .cancelTimer(let timer): operations.cancel(.timer(timer))
        case .startTask(let id, let attempt): start(id, attempt)
        case .cancelTask(let id): if let index = plan.index(id) { operations.cancel(.task(index)) }
        case .useFallback(let id):
            outputs.values[id] = plan.node(id)?.fallback
        case .cancelAll: operations.cancelAll(except: .timer(.link))
        case .askOffline: askOffline()
        case .checkSession: checkSession()
        case .complete: complete()
        case .navigate(let destination): navigate(destination)
        case .routeScene(let scene):
            // The outputs know neither of a move of the user nor of a session that has ended since.
            let isOutdated = hasMovedOn || destination == .expired
            sceneRoutes[scene] = (isOutdated ? nil : hooks.sceneRoute?(outputs, scene)) ?? route
        case .finish: break
        case .markReady:
            publish()
            hooks.markReady?()
        case .handToSignIn(let url):
            note(.link(url.withoutQuery, .handedToSignIn))
            hooks.takeSignInAnswer?(url)
        case .deliver(let url):
            // The owner has to see the finished launch while it opens the link.
            publish()
            (shown.deliveredLink, shown.deliveredScene) = (url, linkScene)
            if let place = linkRoute { deliver?(url, place) }
        case .note(let kind): note(kind)
        }
    }

    private func begin(replaysEntry: Bool) {
        if replaysEntry || entryStart == nil { shown.entryStart = date() }
        if indicatorStart != nil { shown.indicatorStart = nil }
        if exitStart != nil { shown.exitStart = nil }
        if route != nil { route = nil }
        if !sceneRoutes.isEmpty { sceneRoutes = [:] }
        if destination != nil { shown.destination = nil }
        if kept != nil { shown.kept = nil }
        shown.results = nil
        offlineAnswer = nil
    }

    /// Shows the outputs; what is kept stands in for those that are missing.
    private func complete() {
        if machine.destination == .offline, let answer = offlineAnswer {
            outputs.values.merge(answer.kept.results.values) { _, kept in kept }
            shown.kept = answer.kept
        }
        shown.results = outputs
    }

    private func navigate(_ destination: LaunchDestination) {
        shown.exitStart = date()
        let decision =
            switch destination {
            case .results: decide(outputs)
            case .offline: offlineAnswer?.decision ?? decide(outputs)
            case .expired: expiredRoute.map { LaunchRouteDecision(route: $0) } ?? decide(outputs)
            }
        route = decision.route
        shown.destination = destination
        note(.routed(decision.record(basis: destination)))
        (hasNavigated, hasMovedOn) = (true, false)
    }

    func note(_ kind: LaunchTraceEvent.Kind) {
        if kind == .indicatorAppeared { shown.indicatorStart = date() }
        newTrace.append(LaunchTraceEvent(time: time.elapsed(), kind: kind))
        if !hooks.instruments.isEmpty { show(kind) }
    }
}
