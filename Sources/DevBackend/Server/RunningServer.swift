// Licensed under the Apache License, Version 2.0.

import CSoup
import Foundation

/// A server on its own thread.
struct RunningServer: Sendable {
    let port: Int
    private let quit: @Sendable () -> Void
    private let ended: AsyncStream<Never>

    /// Starts the thread and waits until the port is listened on.
    static func start(
        port: Int, configuration: DevBackendConfiguration, state: Locked<BackendState>
    ) async throws(DevBackendError) -> RunningServer {
        let (ended, end) = AsyncStream<Never>.makeStream()
        let started: Result<RunningServer, DevBackendError> = await withCheckedContinuation { continuation in
            let thread = Thread {
                do throws(DevBackendError) {
                    let loop = try ServerLoop(port: port, configuration: configuration, state: state)
                    let handle = LoopHandle(loop.mainLoop)
                    loop.schedule(after: 0) {
                        continuation.resume(
                            returning: .success(
                                RunningServer(port: loop.port, quit: { handle.quit() }, ended: ended)))
                    }
                    loop.run()
                } catch {
                    continuation.resume(returning: .failure(error))
                }
                end.finish()
            }
            thread.name = "firstlight-backend"
            thread.start()
        }
        return try started.get()
    }

    /// Ends the loop and waits until the thread has closed everything.
    func stop() async {
        quit()
        for await _ in ended {}
    }
}

/// The event loop as another thread may use it.
///
/// `@unchecked`: g_main_loop_quit and the reference count may be used from any thread.
private final class LoopHandle: @unchecked Sendable {
    private let loop: OpaquePointer

    init(_ loop: OpaquePointer) { self.loop = g_main_loop_ref(loop) }

    deinit { g_main_loop_unref(loop) }

    func quit() { g_main_loop_quit(loop) }
}
