// Licensed under the Apache License, Version 2.0.

extension LaunchController {
    // An effect may cause the next event at once, as a link's delivery may cancel the launch. It
    // waits until the effects of the current one are done, so effects keep their order.
    func send(_ event: LaunchEvent) {
        queue.append(event)
        guard !isHandling else { return }
        isHandling = true
        defer { isHandling = false }
        while !queue.isEmpty {
            let effects = machine.handle(queue.removeFirst())
            for effect in effects { perform(effect) }
            publish()
        }
    }

    // A view that reads one property is not to be drawn again because of another.
    private func publish() {
        if phase != machine.phase {
            phase = machine.phase
            hooks.enteredPhase?(machine.phase, machine.failure)
        }
        if failure != machine.failure { failure = machine.failure }
        if isIndicatorVisible != machine.isIndicatorVisible {
            isIndicatorVisible = machine.isIndicatorVisible
        }
        if isSlow != machine.isSlow { isSlow = machine.isSlow }
        if verdict != machine.verdict { verdict = machine.verdict }
        if notice != machine.notice { notice = machine.notice }
        if suspension != machine.suspension { suspension = machine.suspension }
        if canContinueOffline != machine.canContinueOffline {
            canContinueOffline = machine.canContinueOffline
        }
        if message != machine.message { message = machine.message }
        if progress != machine.progress { progress = machine.progress }
        if run != machine.run { run = machine.run }
    }

    private func perform(_ effect: LaunchEffect) {
        switch effect {
        case .beginRun(_, let replaysEntry): begin(replaysEntry: replaysEntry)
        case .resetResults(let kept):
            outputs.values = outputs.values.filter { kept.contains($0.key) }
        case .startTimer(let timer, let duration): start(timer, duration)
        case .cancelTimer(let timer): operations.cancel(.timer(timer))
        case .startTask(let id, let attempt): start(id, attempt)
        case .cancelTask(let id): operations.cancel(.task(id))
        case .useFallback(let id):
            outputs.values[id] = plan.node(id)?.fallback
        case .cancelAll: operations.cancelAll(except: .timer(.link))
        case .askOffline: askOffline()
        case .checkSession: checkSession()
        case .complete: results = outputs
        case .navigate(let destination): navigate(destination)
        case .routeScene(let scene):
            sceneRoutes[scene] = hooks.sceneRoute?(outputs, scene) ?? route
        case .finish: break
        case .markReady: hooks.markReady?()
        case .handToSignIn(let url): hooks.takeSignInAnswer?(url)
        case .deliver(let url):
            // What the owner sees while it opens the link is the finished launch.
            publish()
            if let route { deliver?(url, route) }
        case .note(let kind): note(kind)
        }
    }

    private func begin(replaysEntry: Bool) {
        if replaysEntry || entryStart == nil { entryStart = date() }
        if indicatorStart != nil { indicatorStart = nil }
        if exitStart != nil { exitStart = nil }
        if route != nil { route = nil }
        if !sceneRoutes.isEmpty { sceneRoutes = [:] }
        results = nil
        offlineRoute = nil
    }

    private func navigate(_ destination: LaunchDestination) {
        exitStart = date()
        let chosen =
            switch destination {
            case .results: makeRoute(outputs)
            case .offline: offlineRoute ?? makeRoute(outputs)
            case .expired: expiredRoute ?? makeRoute(outputs)
            }
        route = chosen
        // Taken after the effects of this event: the destination is mounted first.
        if let holdsLinks = hooks.holdsLinks { queue.append(.arrived(holdsLinks: holdsLinks(chosen))) }
    }

    private func note(_ kind: LaunchTraceEvent.Kind) {
        if kind == .indicatorAppeared { indicatorStart = date() }
        trace.append(LaunchTraceEvent(time: time.elapsed(), kind: kind))
    }
}
