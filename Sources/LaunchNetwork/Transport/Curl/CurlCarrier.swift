// Licensed under the Apache License, Version 2.0.

#if canImport(FoundationNetworking)
    import LaunchKit

    /// Carries requests over libcurl, all of them on one thread that is there while there is something to do.
    struct CurlCarrier: HTTPCarrier {
        private let inbox = CurlInbox()

        func start(_ exchange: HTTPExchange) {
            do throws(CurlInbox.Refusal) {
                try inbox.put(.start(exchange))
            } catch {
                exchange.fail(.connectionLost(reason: error.reason))
            }
        }

        // An order to stop is not refused: what was not begun needs no thread to be stopped.
        func stop(_ exchange: HTTPExchange) { try? inbox.put(.stop(exchange)) }
    }
#endif
