// Licensed under the Apache License, Version 2.0.

/// The platform that a file of a project is for.
enum ProjectSide: Hashable {
    case apple, android, web

    /// Determines the side by the path in the project's folder.
    init(of path: String) {
        self = path.hasPrefix("android/") ? .android : path.hasPrefix("web/") ? .web : .apple
    }
}
