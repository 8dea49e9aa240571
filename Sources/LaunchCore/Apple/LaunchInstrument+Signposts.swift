// Licensed under the Apache License, Version 2.0.

#if canImport(os) && !os(Linux)
    import os

    extension LaunchInstrument {
        /// Shows the launch, its phases and its tasks as intervals in Instruments.
        ///
        /// Names are public: the log would hide a text that is made at run time, and these are an app's own words.
        ///
        /// - Parameters:
        ///   - subsystem: The app's name in reverse, as in logs.
        ///   - category: The name of the track.
        @MainActor
        public static func signposts(subsystem: String, category: String = "Launch") -> LaunchInstrument {
            let signposter = OSSignposter(subsystem: subsystem, category: category)
            let open = OpenSignposts()
            // A signpost's name has to be a literal, so each kind has its own line.
            return LaunchInstrument(
                begin: { span in
                    let id = signposter.makeSignpostID()
                    open.states[span.id] =
                        switch span.kind {
                        case .launch:
                            signposter.beginInterval("launch", id: id, "\(span.name, privacy: .public)")
                        case .phase:
                            signposter.beginInterval("phase", id: id, "\(span.name, privacy: .public)")
                        case .task: signposter.beginInterval("task", id: id, "\(span.name, privacy: .public)")
                        }
                },
                end: { span in
                    guard let state = open.states.removeValue(forKey: span.id) else { return }
                    switch span.kind {
                    case .launch: signposter.endInterval("launch", state)
                    case .phase: signposter.endInterval("phase", state)
                    case .task: signposter.endInterval("task", state)
                    }
                },
                mark: { text in signposter.emitEvent("mark", "\(text, privacy: .public)") })
        }

        @MainActor
        private final class OpenSignposts {
            var states: [Int: OSSignpostIntervalState] = [:]
        }
    }
#endif
