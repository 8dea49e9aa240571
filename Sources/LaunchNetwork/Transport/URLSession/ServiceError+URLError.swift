// Licensed under the Apache License, Version 2.0.

#if !canImport(FoundationNetworking)
    import Foundation
    import LaunchKit

    extension ServiceError {
        /// Returns the user's error for an error of URLSession.
        static func meaning(of error: any Error, limits: RequestLimits) -> any Error {
            guard let error = error as? URLError else {
                return ServiceError.connectionLost(reason: "\(error)")
            }
            let reason = error.localizedDescription
            switch error.code {
            case .cancelled: return CancellationError()
            case .timedOut: return ServiceError.timeout(seconds: limits.total / .seconds(1))
            case .notConnectedToInternet, .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed,
                .internationalRoamingOff, .dataNotAllowed, .callIsActive, .secureConnectionFailed,
                .serverCertificateUntrusted:
                return ServiceError.unreachable(reason: reason)
            case .badServerResponse, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData,
                .badURL, .unsupportedURL:
                return ServiceError.malformed(reason: reason)
            default: return ServiceError.connectionLost(reason: reason)
            }
        }
    }
#endif
