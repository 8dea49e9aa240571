// Licensed under the Apache License, Version 2.0.

#if !canImport(FoundationNetworking)
    import Foundation
    import LaunchKit

    /// Takes what URLSession reports of its tasks, bounds it, and refuses to be led elsewhere.
    ///
    /// A completion handler is answered before its request is ended: the end wakes who waits, and cancels the task.
    ///
    /// `@unchecked`: the table is touched only while the lock is held.
    final class URLSessionCourses: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        private struct Course {
            let exchange: HTTPExchange
            let task: URLSessionTask
            var answer: HTTPURLResponse?
            var body = Data()
            var redirects = 0
        }

        private let lock = NSLock()
        private var courses: [Int: Course] = [:]

        func add(_ exchange: HTTPExchange, _ task: URLSessionTask) {
            lock.withLock { courses[task.taskIdentifier] = Course(exchange: exchange, task: task) }
        }

        func task(of exchange: HTTPExchange) -> URLSessionTask? {
            lock.withLock { courses.values.first { $0.exchange === exchange }?.task }
        }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            guard let exchange = exchange(of: dataTask), exchange.arrive(),
                let answer = response as? HTTPURLResponse
            else {
                completionHandler(.cancel)
                return
            }
            let head = answer.allHeaderFields.reduce(0) { $0 + "\($1.key)\($1.value)".utf8.count }
            if head > HTTPExchange.maximumHeadBytes {
                completionHandler(.cancel)
                exchange.fail(.headTooLarge)
            } else if exchange.request.method != .head,
                answer.expectedContentLength > Int64(exchange.limits.maximumBytes)
            {
                completionHandler(.cancel)
                exchange.fail(.bodyTooLarge)
            } else {
                lock.withLock { courses[dataTask.taskIdentifier]?.answer = answer }
                completionHandler(.allow)
            }
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            guard let exchange = exchange(of: dataTask) else { return }
            let isTaken =
                exchange.arrive()
                && lock.withLock {
                    guard let count = courses[dataTask.taskIdentifier]?.body.count,
                        data.count <= exchange.limits.maximumBytes - count
                    else { return false }
                    courses[dataTask.taskIdentifier]?.body.append(data)
                    return true
                }
            guard !isTaken else { return }
            dataTask.cancel()
            exchange.fail(.bodyTooLarge)
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask,
            willPerformHTTPRedirection response: HTTPURLResponse, newRequest: URLRequest,
            completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            let (old, new) = (task.originalRequest?.url, newRequest.url)
            let exchange = exchange(of: task)
            if exchange?.request.followsRedirects == false { return completionHandler(nil) }
            // Another host also must not see the token.
            guard let exchange, let old, let new, old.scheme == new.scheme, old.host == new.host,
                old.port == new.port, new.user == nil, new.password == nil
            else {
                completionHandler(nil)
                task.cancel()
                exchange?.fail(.captivePage)
                return
            }
            // The answer itself is handed on where something would be done twice.
            guard exchange.request.method.onlyReads else {
                completionHandler(nil)
                return
            }
            let redirects = lock.withLock {
                courses[task.taskIdentifier]?.redirects += 1
                return courses[task.taskIdentifier]?.redirects ?? 0
            }
            if redirects > HTTPExchange.maximumRedirects {
                completionHandler(nil)
                task.cancel()
                exchange.fail(.tooManyRedirects)
            } else {
                completionHandler(newRequest)
            }
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
        ) {
            guard let course = lock.withLock({ courses.removeValue(forKey: task.taskIdentifier) }) else {
                return
            }
            if let error {
                course.exchange.end(.failure(ServiceError.meaning(of: error, limits: course.exchange.limits)))
            } else if let answer = course.answer {
                var headers: HTTPHeaders = [:]
                for (name, value) in answer.allHeaderFields { headers.add("\(name)", "\(value)") }
                course.exchange.end(
                    .success(HTTPAnswer(status: answer.statusCode, headers: headers, body: course.body)))
            } else {
                course.exchange.fail(.connectionLost(reason: "no answer came"))
            }
        }

        private func exchange(of task: URLSessionTask) -> HTTPExchange? {
            lock.withLock { courses[task.taskIdentifier]?.exchange }
        }
    }
#endif
