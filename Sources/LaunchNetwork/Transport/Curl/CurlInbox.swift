// Licensed under the Apache License, Version 2.0.

#if canImport(FoundationNetworking)
    import Glibc
    import Synchronization

    /// Orders on their way to the thread that libcurl's handles belong to, and that thread's beginning and end.
    final class CurlInbox: Sendable {
        enum Order: Sendable {
            case start(HTTPExchange), stop(HTTPExchange)
        }

        /// The reason why an order cannot be carried out.
        struct Refusal: Error {
            let reason: String
        }

        private struct State: Sendable {
            var orders: [Order] = []
            /// Made with the first order; kept without a thread, too, for the connections that it holds open.
            var multi: CurlMulti?
            var isRunning = false
        }

        private let state = Mutex(State())

        /// Hands an order over, and starts the thread if there is none.
        func put(_ order: Order) throws(Refusal) {
            try state.withLock { (state) throws(Refusal) in
                if !state.isRunning {
                    // Without a thread there is no transfer.
                    if case .stop = order { return }
                    guard let multi = state.multi ?? CurlMulti() else {
                        throw Refusal(reason: "libcurl cannot be started")
                    }
                    state.multi = multi
                    try Self.startThread(CurlLoop.Start(multi: multi, inbox: self))
                    state.isRunning = true
                }
                state.orders.append(order)
                state.multi?.wakeUp()
            }
        }

        /// Takes all orders.
        func take() -> [Order] {
            state.withLock { state in
                defer { state.orders = [] }
                return state.orders
            }
        }

        /// Takes all orders; nil when there are none, and the thread that asks must end.
        func takeOrEnd() -> [Order]? {
            state.withLock { state in
                defer { state.orders = [] }
                state.isRunning = !state.orders.isEmpty
                return state.isRunning ? state.orders : nil
            }
        }

        /// Not Foundation's `Thread`, which does not report when the system has none left.
        private static func startThread(_ start: CurlLoop.Start) throws(Refusal) {
            var thread: pthread_t = 0
            let context = Unmanaged.passRetained(start)
            let code = pthread_create(
                &thread, nil,
                { context in
                    guard let context else { return nil }
                    let start = Unmanaged<CurlLoop.Start>.fromOpaque(context).takeRetainedValue()
                    CurlLoop(start).run()
                    return nil
                }, context.toOpaque())
            guard code == 0 else {
                context.release()
                throw Refusal(reason: "no thread: \(String(cString: strerror(code)))")
            }
            pthread_detach(thread)
        }
    }
#endif
