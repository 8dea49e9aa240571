// Licensed under the Apache License, Version 2.0.

import CSoup

/// Delivers numbers from other threads to the server's thread.
///
/// `@unchecked`: the context takes sources from any thread, the numbers are behind a lock, and only the
/// server's thread touches `deliver`. When the loop has ended nothing is delivered any more.
final class LoopMailbox: @unchecked Sendable {
    private let context: OpaquePointer
    private let numbers = Locked<[Int]?>([])
    var deliver: (Int) -> Void = { _ in }

    init(context: OpaquePointer) { self.context = g_main_context_ref(context) }

    deinit { g_main_context_unref(context) }

    /// Takes nothing any more.
    func close() { numbers.withLock { $0 = nil } }

    func post(_ number: Int) {
        let isOpen = numbers.withLock { numbers in
            numbers?.append(number)
            return numbers != nil
        }
        guard isOpen, let source = g_idle_source_new() else { return }
        g_source_set_priority(source, 0)
        g_source_set_callback(
            source,
            { data in
                guard let data else { return 0 }
                let mailbox = Unmanaged<LoopMailbox>.fromOpaque(data).takeUnretainedValue()
                let arrived = mailbox.numbers.withLock { numbers in
                    defer { if numbers != nil { numbers = [] } }
                    return numbers ?? []
                }
                for number in arrived { mailbox.deliver(number) }
                return 0
            }, Unmanaged.passRetained(self).toOpaque(),
            { data in if let data { Unmanaged<LoopMailbox>.fromOpaque(data).release() } })
        g_source_attach(source, context)
        g_source_unref(source)
    }
}
