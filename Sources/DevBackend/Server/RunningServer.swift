// Licensed under the Apache License, Version 2.0.

import CSoup
import Foundation

/// A server on its own thread.
struct RunningServer: Sendable {
    let port: Int
    private let quit: @Sendable () -> Void
    private let ended: AsyncStream<Never>

    /// Starts the thread and waits until the port is listened on.
    ///
    /// - Parameters:
    ///   - name: The name of the thread.
    ///   - make: Makes the loop, on the thread that it is for.
    static func start(
        _ name: String, _ make: @escaping @Sendable () throws(DevBackendError) -> any ServedLoop
    ) async throws(DevBackendError) -> RunningServer {
        let (ended, end) = AsyncStream<Never>.makeStream()
        let started: Result<RunningServer, DevBackendError> = await withCheckedContinuation { continuation in
            let thread = Thread {
                do throws(DevBackendError) {
                    let loop = try make()
                    let handle = LoopHandle(loop.mainLoop)
                    loop.whenRunning {
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
            thread.name = name
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

/// An event loop that serves a port; made, used and ended on one thread.
protocol ServedLoop: AnyObject {
    var mainLoop: OpaquePointer { get }
    var port: Int { get }
    /// Calls the body when the loop runs.
    func whenRunning(_ body: @escaping () -> Void)
    /// Serves until the loop is asked to quit, then closes every connection and the port.
    func run()
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
