// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchBrands

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Hands what URLSession reports to the request it belongs to, and refuses to be led elsewhere.
///
/// `@unchecked`: the table is touched only while the lock is held.
final class TransportDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var requests: [Int: ReceivedAnswer] = [:]

    func add(_ request: ReceivedAnswer, for task: URLSessionTask) {
        lock.withLock { requests[task.taskIdentifier] = request }
    }

    private func request(of task: URLSessionTask) -> ReceivedAnswer? {
        lock.withLock { requests[task.taskIdentifier] }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse { request(of: dataTask)?.receive(response) }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard let request = request(of: dataTask), !request.receive(data) else { return }
        request.finish(.failure(ServiceError.malformed(reason: "the answer is too large")))
        dataTask.cancel()
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        let (old, new) = (task.originalRequest?.url, newRequest.url)
        if let old, let new, old.scheme == new.scheme, old.host == new.host, old.port == new.port {
            completionHandler(newRequest)
            return
        }
        // Another host also must not see the token.
        request(of: task)?.finish(.failure(ServiceError.captivePage))
        completionHandler(nil)
        task.cancel()
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let request = lock.withLock { requests.removeValue(forKey: task.taskIdentifier) }
        if let error { request?.finish(.failure(error)) } else { request?.complete() }
    }
}
