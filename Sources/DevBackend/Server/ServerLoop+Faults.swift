// Licensed under the Apache License, Version 2.0.

extension ServerLoop {
    /// Applies a fault to a request, after the rule's delay.
    func fail(_ message: ServerMessage, _ route: DevBackendRoute, _ rule: DevBackendFaultRule) {
        var delay = rule.delay
        if case .latency(let seconds) = rule.fault { delay += seconds }
        guard delay > 0 else {
            apply(rule.fault, to: message, route)
            return
        }
        message.pause()
        schedule(after: delay) { [unowned self] in apply(rule.fault, to: message, route) }
    }

    /// A status, a captive page and a point before the work stand in for the server, which never sees the request. With every other
    /// fault the request is carried out and its answer is lost or spoilt.
    private func apply(_ fault: DevBackendFault, to message: ServerMessage, _ route: DevBackendRoute) {
        switch fault {
        case .status(let status, let retryAfter):
            message.send(
                .error(
                    status, code: "fault", message: "This status was asked for by a fault.",
                    headers: retryAfter.map { [("Retry-After", "\($0)")] } ?? []))
        case .captivePage(.page): message.send(.captivePage)
        case .captivePage(.redirect):
            // Another name of this machine, so that the client sees a redirect to another host.
            let login = "http://localhost:\(port)/_captive/login"
            var response = BackendResponse.captivePage
            response.status = 302
            response.headers.append(("Location", login))
            message.send(response)
        case .connectionReset(.beforeWork): withRawConnection(of: message) { $0.close(reset: true) }
        case .stall(.beforeWork): withRawConnection(of: message) { [unowned self] in keep($0) }
        default:
            respond(to: message, route) { [unowned self] right in spoil(right, fault, message, route) }
        }
    }

    private func spoil(
        _ right: BackendResponse, _ fault: DevBackendFault, _ message: ServerMessage, _ route: DevBackendRoute
    ) {
        var right = right
        switch fault {
        case .malformedJSON:
            right.body = Array(#"{"cities": [{"id": "lis"#.utf8)
            message.send(right)
        case .emptyBody:
            right.body = []
            message.send(right)
        case .emptyList:
            message.send(.json(route == .cities ? #"{"cities":[]}"# : "{}"))
        case .connectionReset(let point):
            withRawConnection(of: message) { [unowned self] in reset($0, point, right) }
        case .truncatedBody(let bytes):
            withRawConnection(of: message) { connection in
                connection.send(right.head[...])
                connection.send(right.body.prefix(max(0, min(bytes, right.body.count - 1))))
                connection.close()
            }
        case .trickle(let rate):
            withRawConnection(of: message) { [unowned self] connection in
                connection.send(right.head[...])
                keep(connection)
                trickle(connection, right.body[...], every: 1 / Double(rate))
            }
        case .stall(let point):
            withRawConnection(of: message) { [unowned self] connection in
                if point == .afterHeaders { connection.send(right.head[...]) }
                keep(connection)
            }
        case .latency, .status, .captivePage: message.send(right)
        }
    }

    private func reset(
        _ connection: RawConnection, _ point: DevBackendFaultPoint, _ response: BackendResponse
    ) {
        guard point == .afterHeaders else {
            connection.close(reset: true)
            return
        }
        connection.send(response.head[...])
        keep(connection)
        // A reset drops what the client has not read yet, so the headers get a moment's start.
        schedule(after: 0.02) { [unowned self] in drop(connection, reset: true) }
    }

    private func trickle(_ connection: RawConnection, _ rest: ArraySlice<UInt8>, every seconds: Double) {
        guard connection.send(rest.prefix(1)), rest.count > 1 else {
            drop(connection)
            return
        }
        schedule(after: seconds) { [unowned self] in
            trickle(connection, rest.dropFirst(), every: seconds)
        }
    }
}
