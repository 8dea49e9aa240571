// Licensed under the Apache License, Version 2.0.

/// A carrier of the bytes of requests: libcurl on Linux, URLSession on Apple's systems.
protocol HTTPCarrier: Sendable {
    /// Begins a request, unless it is over already, and ends it in any case.
    func start(_ exchange: HTTPExchange)
    /// Stops a request that nothing waits for any more; one that has ended or never began is left alone.
    func stop(_ exchange: HTTPExchange)
}
