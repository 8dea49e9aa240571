// Licensed under the Apache License, Version 2.0.

import Dispatch
import Foundation

extension DevBackend {
    /// Waits until the process is asked to end by SIGINT or SIGTERM, which then do not end it by themselves.
    ///
    /// Also returns when the waiting task is cancelled. Afterwards the signals act as before.
    public static func untilInterrupted() async {
        let (signals, arrived) = AsyncStream<Void>.makeStream()
        let sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { arrived.yield() }
            source.resume()
            return source
        }
        for await _ in signals { break }
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    }
}
