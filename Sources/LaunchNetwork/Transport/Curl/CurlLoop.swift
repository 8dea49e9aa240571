// Licensed under the Apache License, Version 2.0.

#if canImport(FoundationNetworking)
    import CCurl
    import Foundation
    import LaunchKit

    /// The thread that all transfers of a carrier belong to; ends when there has been nothing to do for a while.
    final class CurlLoop {
        /// The thread's argument.
        final class Start: Sendable {
            let multi: CurlMulti
            let inbox: CurlInbox

            init(multi: CurlMulti, inbox: CurlInbox) { (self.multi, self.inbox) = (multi, inbox) }
        }

        /// The time for which the thread stays without a transfer, in milliseconds, so that requests in a row
        /// share one.
        private static let linger: Int32 = 2000
        /// The longest wait beside transfers, in milliseconds, should libcurl fail to wake it.
        private static let turn: Int32 = 1000

        private let multi: CurlMulti
        private let inbox: CurlInbox
        private var transfers: [UnsafeMutableRawPointer: CurlTransfer] = [:]

        init(_ start: Start) { (multi, inbox) = (start.multi, start.inbox) }

        /// Follows orders until there are none.
        func run() {
            CurlMulti.withoutBrokenPipeSignal {
                var orders = inbox.take()
                while true {
                    for order in orders { follow(order) }
                    perform()
                    let isIdle = transfers.isEmpty
                    if !multi.wait(milliseconds: isIdle ? Self.linger : Self.turn) { failAll() }
                    if isIdle {
                        guard let next = inbox.takeOrEnd() else { return }
                        orders = next
                    } else {
                        orders = inbox.take()
                    }
                }
            }
        }

        private func follow(_ order: CurlInbox.Order) {
            switch order {
            case .start(let exchange):
                begin(exchange, at: exchange.request.url.absoluteString, redirects: 0)
            case .stop(let exchange):
                for (handle, transfer) in transfers where transfer.exchange === exchange { drop(handle) }
            }
        }

        private func begin(_ exchange: HTTPExchange, at address: String, redirects: Int) {
            // An ended exchange must send nothing.
            guard !exchange.isOver else { return }
            guard let address = CurlAddress(address) else {
                exchange.fail(.malformed(reason: "the address cannot be read"))
                return
            }
            guard let transfer = CurlTransfer(exchange, at: address, redirects: redirects),
                multi.add(transfer.handle)
            else {
                exchange.fail(.connectionLost(reason: "libcurl cannot begin a transfer"))
                return
            }
            transfers[transfer.handle] = transfer
        }

        /// Moves all transfers on and ends those that are over.
        private func perform() {
            guard multi.perform() else {
                failAll()
                return
            }
            while let (handle, code) = multi.nextEnded() {
                guard let transfer = drop(handle) else { continue }
                switch transfer.outcome(code) {
                case .whole(let answer): transfer.exchange.end(.success(answer))
                case .failed(let error): transfer.exchange.fail(error)
                case .redirected(let address):
                    begin(transfer.exchange, at: address, redirects: transfer.redirects + 1)
                case .unwanted: break
                }
            }
        }

        @discardableResult
        private func drop(_ handle: UnsafeMutableRawPointer) -> CurlTransfer? {
            guard let transfer = transfers.removeValue(forKey: handle) else { return nil }
            multi.remove(handle)
            return transfer
        }

        /// Without libcurl nothing ends by itself any more.
        private func failAll() {
            for (handle, transfer) in transfers {
                drop(handle)
                transfer.exchange.fail(.connectionLost(reason: "libcurl cannot go on"))
            }
        }
    }
#endif
