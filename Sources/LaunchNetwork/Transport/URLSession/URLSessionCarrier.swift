// Licensed under the Apache License, Version 2.0.

#if !canImport(FoundationNetworking)
    import Foundation

    /// Carries requests over URLSession, where it is the system's own.
    final class URLSessionCarrier: HTTPCarrier {
        private let session: URLSession
        private let delegate = URLSessionCourses()

        init() {
            // Nothing is kept: no cookies, no cache, no credentials. Our own cache takes good answers only.
            let configuration = URLSessionConfiguration.ephemeral
            configuration.urlCache = nil
            configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
            configuration.httpCookieStorage = nil
            configuration.httpShouldSetCookies = false
            configuration.httpCookieAcceptPolicy = .never
            configuration.urlCredentialStorage = nil
            session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
        }

        deinit { session.invalidateAndCancel() }

        func start(_ exchange: HTTPExchange) {
            guard !exchange.isOver else { return }
            var request = URLRequest(url: exchange.request.url)
            request.httpMethod = exchange.request.method.rawValue
            request.httpBody = exchange.request.body
            for field in exchange.request.headers.fields {
                request.addValue(field.value, forHTTPHeaderField: field.name)
            }
            // Only a backstop: the limits are exact, and run on their own clock.
            request.timeoutInterval = exchange.backstop
            let task = session.dataTask(with: request)
            delegate.add(exchange, task)
            task.resume()
            // It may have ended before the task could be found.
            if exchange.isOver { task.cancel() }
        }

        func stop(_ exchange: HTTPExchange) { delegate.task(of: exchange)?.cancel() }
    }
#endif
