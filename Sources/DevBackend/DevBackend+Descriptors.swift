// Licensed under the Apache License, Version 2.0.

import Foundation

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
