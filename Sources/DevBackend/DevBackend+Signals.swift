// Licensed under the Apache License, Version 2.0.

import Dispatch
import Foundation

extension DevBackend {
    /// Returns a task that ends when the process is asked to end by SIGINT, SIGTERM or SIGHUP, which do not end it by
    /// themselves from then on; whoever tells others of this process afterwards misses none of theirs.
    ///
    /// It also ends when it is cancelled. Afterwards the signals act as before.
    public static func interruption() async -> Task<Void, Never> {
        let (signals, arrived) = AsyncStream<Void>.makeStream()
        let (begun, began) = AsyncStream<Void>.makeStream()
        // A hangup that the caller wants ignored, as nohup does, stays so.
        let isKept =
            unsafeBitCast(signal(SIGHUP, SIG_IGN), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        let numbers = [SIGINT, SIGTERM] + (isKept ? [] : [SIGHUP])
        let sources = numbers.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { arrived.yield() }
            // Until it is watched, an ignored signal is lost.
            source.setRegistrationHandler { began.yield() }
            source.resume()
            return source
        }
        var missing = sources.count
        for await _ in begun {
            missing -= 1
            if missing == 0 { break }
        }
        return Task {
            for await _ in signals { break }
            for source in sources { source.cancel() }
            for number in numbers { signal(number, SIG_DFL) }
        }
    }
}

extension DevBackend {
    /// Raises the process's limit of connections to the system's, up to 65,536.
    ///
    /// A server that has no descriptor left takes no connection any more.
    public static func raiseDescriptorLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 65_536))
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
