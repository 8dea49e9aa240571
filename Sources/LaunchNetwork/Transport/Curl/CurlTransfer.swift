// Licensed under the Apache License, Version 2.0.

#if canImport(FoundationNetworking)
    import CCurl
    import Foundation
    import LaunchKit

    /// One request to one URL; a redirect that is followed is another transfer of the same exchange.
    ///
    /// Belongs to the loop's thread, on which libcurl calls back.
    final class CurlTransfer {
        /// The outcome of a transfer.
        enum Outcome {
            case whole(HTTPAnswer)
            case failed(ServiceError)
            /// The same server names another place.
            case redirected(to: String)
            /// The caller no longer waits for it.
            case unwanted
        }

        /// Encodings that are asked for; whatever else comes was not agreed on.
        static let encodings = "gzip, deflate"
        private static let understood: Set<String> = ["gzip", "x-gzip", "deflate", "identity"]

        let exchange: HTTPExchange
        let address: CurlAddress
        /// The number of redirects that led here.
        let redirects: Int
        let handle: UnsafeMutableRawPointer
        /// The lines of the head, which libcurl reads as long as the transfer lasts.
        var lines: UnsafeMutablePointer<curl_slist>?

        private var head = CurlHead()
        private let body: CurlBody
        /// The reason why the transfer was stopped; nothing more is accepted then, however often libcurl offers it.
        private var verdict: Outcome?

        /// Prepares a transfer; nil when libcurl refuses one of its options.
        init?(_ exchange: HTTPExchange, at address: CurlAddress, redirects: Int) {
            guard let made = curl_easy_init() else { return nil }
            (self.exchange, self.address, self.redirects, handle) = (exchange, address, redirects, made)
            body = CurlBody(limit: exchange.limits.maximumBytes)
            guard setOptions() else { return nil }
        }

        // A handle is cleaned up after it was removed from the multi handle, or was never added.
        deinit {
            curl_easy_cleanup(handle)
            curl_slist_free_all(lines)
        }

        /// Returns the outcome of the transfer that libcurl ended with a code.
        func outcome(_ code: CURLcode) -> Outcome {
            if let verdict { return verdict }
            if let error = ServiceError(code, limits: exchange.limits) { return .failed(error) }
            guard head.isWhole else { return .failed(.connectionLost(reason: "no answer came")) }
            return .whole(HTTPAnswer(status: head.status, headers: head.headers, body: body.take()))
        }
    }

    // MARK: - What arrives

    extension CurlTransfer {
        /// Takes a line of a head or of the trailer; false stops the transfer.
        func receive(line: UnsafeRawBufferPointer) -> Bool {
            guard isWanted else { return false }
            guard head.take(line, status: { firstlight_curl_status(handle) }) else {
                return stop(.failed(.headTooLarge))
            }
            return head.hasJustEnded ? judgeHead() : true
        }

        /// Takes a decoded piece of the body; false stops the transfer.
        func receive(body bytes: UnsafeRawBufferPointer) -> Bool {
            guard isWanted else { return false }
            return body.append(bytes) || stop(.failed(.bodyTooLarge))
        }

        private var isWanted: Bool {
            guard verdict == nil else { return false }
            return exchange.arrive() || stop(.unwanted)
        }

        private func stop(_ outcome: Outcome) -> Bool {
            verdict = outcome
            return false
        }

        /// Decides before the first byte of the body whether there is anything to wait for.
        private func judgeHead() -> Bool {
            let method = exchange.request.method
            if exchange.request.followsRedirects, HTTPAnswer.redirects.contains(head.status),
                let location = head.headers.values(of: "Location").first, !location.isEmpty
            {
                guard let next = address.following(location), next.origin == address.origin else {
                    return stop(.failed(.captivePage))
                }
                if method.onlyReads {
                    return stop(
                        redirects < HTTPExchange.maximumRedirects
                            ? .redirected(to: next.text) : .failed(.tooManyRedirects))
                }
            }
            // These have no body, whatever their heads say of it.
            if method == .head || head.status == 204 || head.status == 304 { return true }
            let encodings = head.headers.values(of: "Content-Encoding")
                .flatMap { $0.lowercased().split(separator: ",") }
                .map { $0.trimmingCharacters(in: .whitespaces) }
            if let unknown = encodings.first(where: { !Self.understood.contains($0) }) {
                return stop(
                    .failed(.malformed(reason: "the encoding \(unknown.prefix(20)) was not asked for")))
            }
            // What is announced is counted before it is decoded, and the limit is on what comes of it.
            let promised = head.headers.values(of: "Content-Length").first.flatMap { Int($0) }
            if encodings.isEmpty, let promised, promised > exchange.limits.maximumBytes {
                return stop(.failed(.bodyTooLarge))
            }
            return true
        }
    }
#endif
