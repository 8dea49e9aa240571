// Licensed under the Apache License, Version 2.0.

#if canImport(FoundationNetworking)
    import CCurl
    import LaunchKit

    extension ServiceError {
        /// Creates the user's error for a libcurl result; nil when the answer is whole.
        ///
        /// | Results | Error |
        /// |---|---|
        /// | `COULDNT_RESOLVE_HOST`, `COULDNT_RESOLVE_PROXY`, `COULDNT_CONNECT`, `INTERFACE_FAILED` | unreachable |
        /// | `SSL_CONNECT_ERROR`, `PEER_FAILED_VERIFICATION`, and the other ones about certificates | unreachable |
        /// | `OPERATION_TIMEDOUT`: the backstop, as the limits come first | timeout |
        /// | `UNSUPPORTED_PROTOCOL` (an answer that is not HTTP, too), `URL_MALFORMAT`, `WEIRD_SERVER_REPLY`,         ///   `BAD_CONTENT_ENCODING`, `LOGIN_DENIED` (a name in the address), `FILESIZE_EXCEEDED`,         ///   `OUT_OF_MEMORY` (a line of a head beyond libcurl's own limit, too) | malformed |
        /// | `GOT_NOTHING`, `SEND_ERROR`, `RECV_ERROR`, `PARTIAL_FILE`, and all others | connectionLost |
        init?(_ code: CURLcode, limits: RequestLimits) {
            // Words for a person; nothing depends on them.
            let reason = String(cString: curl_easy_strerror(code))
            switch code {
            case CURLE_OK: return nil
            case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT,
                CURLE_INTERFACE_FAILED, CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION,
                CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE,
                CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH,
                CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_ENGINE_INITFAILED,
                CURLE_USE_SSL_FAILED:
                self = .unreachable(reason: reason)
            case CURLE_OPERATION_TIMEDOUT: self = .timeout(seconds: limits.total / .seconds(1))
            case CURLE_UNSUPPORTED_PROTOCOL, CURLE_URL_MALFORMAT, CURLE_WEIRD_SERVER_REPLY,
                CURLE_BAD_CONTENT_ENCODING, CURLE_LOGIN_DENIED, CURLE_FILESIZE_EXCEEDED, CURLE_OUT_OF_MEMORY:
                self = .malformed(reason: reason)
            default: self = .connectionLost(reason: reason)
            }
        }
    }
#endif
