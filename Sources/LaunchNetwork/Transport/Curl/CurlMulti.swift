// Licensed under the Apache License, Version 2.0.

#if canImport(FoundationNetworking)
    import CCurl
    import Glibc
    import LaunchAuth

    /// The multi handle: the transfers under way and the connections that are kept open.
    ///
    /// `@unchecked`: all but ``wakeUp()``, which libcurl allows anywhere, is called on the loop's thread only.
    final class CurlMulti: @unchecked Sendable {
        /// The connections that are kept open for the next request.
        private static let keptConnections = 4
        /// Indicates whether libcurl is ready; evaluated once in a process, as `curl_global_init` is to be called once.
        ///
        /// OpenSSL is started before, or libcurl would have it freed at `exit` under the threads that use it.
        private static let isReady = Primitives.isReady && firstlight_curl_start() == CURLE_OK

        private let handle: UnsafeMutableRawPointer

        /// Makes an empty one; nil without memory.
        init?() {
            guard Self.isReady, let made = curl_multi_init() else { return nil }
            handle = made
            _ = firstlight_curl_keep_connections(handle, Self.keptConnections)
        }

        deinit {
            let handle = handle
            Self.withoutBrokenPipeSignal { _ = curl_multi_cleanup(handle) }
        }

        /// Ends a wait that is under way, or the next one.
        func wakeUp() { _ = curl_multi_wakeup(handle) }

        func add(_ transfer: UnsafeMutableRawPointer) -> Bool {
            curl_multi_add_handle(handle, transfer) == CURLM_OK
        }

        /// Ends a transfer, and its connection unless the answer was whole.
        func remove(_ transfer: UnsafeMutableRawPointer) { _ = curl_multi_remove_handle(handle, transfer) }

        /// Moves all transfers on without waiting; false when libcurl cannot continue.
        func perform() -> Bool {
            var running: Int32 = 0
            return curl_multi_perform(handle, &running) == CURLM_OK
        }

        /// A transfer that has ended by itself, and how.
        func nextEnded() -> (transfer: UnsafeMutableRawPointer, code: CURLcode)? {
            var left: Int32 = 0
            while let message = curl_multi_info_read(handle, &left) {
                guard message.pointee.msg == CURLMSG_DONE, let transfer = message.pointee.easy_handle else {
                    continue
                }
                return (transfer, message.pointee.data.result)
            }
            return nil
        }

        /// Waits until something arrives, ``wakeUp()`` is called or the time in milliseconds is over; false
        /// when libcurl cannot wait.
        func wait(milliseconds: Int32) -> Bool {
            curl_multi_poll(handle, nil, 0, milliseconds, nil) == CURLM_OK
        }

        /// Writing to a connection that the other side has closed must be an error, and never a signal that ends the
        /// process. The signal goes to the thread that writes, and waits there for ever.
        static func withoutBrokenPipeSignal(_ body: () -> Void) {
            var (pipe, before) = (sigset_t(), sigset_t())
            sigemptyset(&pipe)
            sigaddset(&pipe, SIGPIPE)
            let isBlocked = pthread_sigmask(SIG_BLOCK, &pipe, &before) == 0
            body()
            if isBlocked {
                // One that waits would come when it is let through again.
                var none = timespec()
                while sigismember(&before, SIGPIPE) == 0, sigtimedwait(&pipe, nil, &none) == SIGPIPE {}
                pthread_sigmask(SIG_SETMASK, &before, nil)
            }
        }
    }
#endif
