// Licensed under the Apache License, Version 2.0.

#if canImport(FoundationNetworking)
    import CCurl
    import Foundation

    extension CurlTransfer {
        /// Sets all options of the transfer; false when libcurl refuses one.
        func setOptions() -> Bool {
            let codes =
                [
                    firstlight_curl_set_text(handle, CURLOPT_URL, address.text),
                    firstlight_curl_allow_http_only(handle),
                    firstlight_curl_leave_lookups(handle),
                    // Names of proxies in the environment are not looked at, for they would see each token.
                    firstlight_curl_set_text(handle, CURLOPT_PROXY, ""),
                    firstlight_curl_set_text(handle, CURLOPT_ACCEPT_ENCODING, Self.encodings),
                    firstlight_curl_set_receivers(
                        handle, Self.headReceiver, Self.bodyReceiver,
                        Unmanaged.passUnretained(self).toOpaque()),
                ] + numbers.map { firstlight_curl_set_long(handle, $0.0, $0.1) }
            return codes.allSatisfy { $0 == CURLE_OK } && setRequest()
        }

        private var numbers: [(CURLoption, Int)] {
            let backstop = Int(exchange.backstop * 1000)
            return [
                (CURLOPT_NOSIGNAL, 1),
                // Redirects are looked at here, before anything is sent to where they lead.
                (CURLOPT_FOLLOWLOCATION, 0),
                // With HTTP/2 each stream would have its own window to fill, and one connection many requests.
                (CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1)),
                (CURLOPT_HTTP09_ALLOWED, 0),
                (CURLOPT_SSL_VERIFYPEER, 1), (CURLOPT_SSL_VERIFYHOST, 2),
                (CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2)),
                (CURLOPT_NETRC, 0),
                (CURLOPT_DISALLOW_USERNAME_IN_URL, 1),
                // Only a backstop: the limits are exact, and run on their own clock.
                (CURLOPT_TIMEOUT_MS, backstop), (CURLOPT_CONNECTTIMEOUT_MS, backstop),
                // libcurl asks again when a kept connection ends before its first byte: only what may be repeated.
                (CURLOPT_FRESH_CONNECT, exchange.request.method.onlyReads ? 0 : 1),
            ]
        }

        private func setRequest() -> Bool {
            let request = exchange.request
            // libcurl would wait a second for a server's permission to send more, and name its own type.
            var fields = ["Expect:"]
            var code = CURLE_OK
            if let body = request.body {
                if request.headers["Content-Type"] == nil { fields.append("Content-Type:") }
                code = body.withUnsafeBytes {
                    $0.baseAddress.map { firstlight_curl_set_body(handle, $0, Int64(body.count)) }
                        ?? firstlight_curl_set_body(handle, "", 0)
                }
            }
            if request.method == .head { code = firstlight_curl_set_long(handle, CURLOPT_NOBODY, 1) }
            guard code == CURLE_OK,
                firstlight_curl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method.rawValue) == CURLE_OK
            else { return false }
            // A semicolon in place of the colon is libcurl's notation for an empty value.
            fields += request.headers.fields.map {
                $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)"
            }
            for field in fields {
                guard let longer = curl_slist_append(lines, field) else { return false }
                lines = longer
            }
            return firstlight_curl_set_headers(handle, lines) == CURLE_OK
        }

        private static let headReceiver: firstlight_curl_receiver = { bytes, size, count, context in
            take(bytes, size, count, context) { $0.receive(line: $1) }
        }

        private static let bodyReceiver: firstlight_curl_receiver = { bytes, size, count, context in
            take(bytes, size, count, context) { $0.receive(body: $1) }
        }

        /// Returns how much was taken; less than what came stops the transfer.
        private static func take(
            _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
            _ context: UnsafeMutableRawPointer?, _ body: (CurlTransfer, UnsafeRawBufferPointer) -> Bool
        ) -> Int {
            let (whole, isTooMuch) = size.multipliedReportingOverflow(by: count)
            guard let context, !isTooMuch else { return 0 }
            let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
            return body(transfer, UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : whole))
                ? whole : 0
        }
    }
#endif
