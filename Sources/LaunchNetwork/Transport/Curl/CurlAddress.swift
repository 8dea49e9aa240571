// Licensed under the Apache License, Version 2.0.

#if canImport(FoundationNetworking)
    import CCurl

    /// A URL as libcurl parses it: a request is judged by the host to which libcurl will connect.
    struct CurlAddress: Hashable {
        /// The origin that a token must not leave: scheme, host and port.
        struct Origin: Hashable {
            let scheme: String
            let host: String
            let port: String
        }

        /// The whole URL.
        let text: String
        let origin: Origin

        /// Parses a URL; nil when libcurl cannot, or when it holds a user name or a password.
        init?(_ text: String) { self.init([text]) }

        /// Resolves a location that an answer at this URL names, which may be relative.
        func following(_ location: String) -> CurlAddress? { CurlAddress([text, location]) }

        private init?(_ parts: [String]) {
            guard let url = curl_url() else { return nil }
            defer { curl_url_cleanup(url) }
            for part in parts
            where curl_url_set(url, CURLUPART_URL, part, UInt32(CURLU_URLENCODE)) != CURLUE_OK {
                return nil
            }
            guard Self.part(CURLUPART_USER, of: url) == nil, Self.part(CURLUPART_PASSWORD, of: url) == nil,
                let text = Self.part(CURLUPART_URL, of: url),
                let scheme = Self.part(CURLUPART_SCHEME, of: url),
                let host = Self.part(CURLUPART_HOST, of: url),
                let port = Self.part(CURLUPART_PORT, of: url)
            else { return nil }
            self.text = text
            origin = Origin(scheme: scheme.lowercased(), host: host.lowercased(), port: port)
        }

        private static func part(_ part: CURLUPart, of url: OpaquePointer) -> String? {
            var found: UnsafeMutablePointer<CChar>?
            let flags = part == CURLUPART_PORT ? UInt32(CURLU_DEFAULT_PORT) : 0
            guard curl_url_get(url, part, &found, flags) == CURLUE_OK, let found else { return nil }
            defer { curl_free(found) }
            return String(cString: found)
        }
    }
#endif
