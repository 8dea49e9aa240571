// Licensed under the Apache License, Version 2.0.

import Dispatch
import Foundation

extension DevBackend {
    /// Waits until the process is asked to end by SIGINT, SIGTERM or SIGHUP, which then do not end it by themselves.
    ///
    /// Also returns when the waiting task is cancelled. Afterwards the signals act as before.
    public static func untilInterrupted() async {
        let (signals, arrived) = AsyncStream<Void>.makeStream()
        // A hangup that the caller wants ignored, as nohup does, stays so.
        let isKept =
            unsafeBitCast(signal(SIGHUP, SIG_IGN), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        let numbers = [SIGINT, SIGTERM] + (isKept ? [] : [SIGHUP])
        let sources = numbers.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { arrived.yield() }
            source.resume()
            return source
        }
        for await _ in signals { break }
        for source in sources { source.cancel() }
        for number in numbers { signal(number, SIG_DFL) }
    }
}
