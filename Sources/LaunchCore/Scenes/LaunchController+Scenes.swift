// Licensed under the Apache License, Version 2.0.

// The places of windows: what happens to all of them, and to the one that the caller names.
extension LaunchController {
    /// Returns the destination that a window shows; nil before there is one.
    ///
    /// - Parameter scene: The window; nil, or one that was never reported, for the destination of all.
    public func route(in scene: LaunchSceneID?) -> Route? {
        // Before the launch has a destination no window has.
        route.map { scene.flatMap { sceneRoutes[$0] } ?? $0 }
    }

    /// Reports that the user moved on, for example from a sign-in to the home screen, and delivers the links
    /// that waited for it.
    ///
    /// - Parameters:
    ///   - route: The new destination.
    ///   - scene: The window in which the user moved on; nil moves all of them. A window that is closed moves nothing.
    public func proceed(to route: Route, in scene: LaunchSceneID? = nil) {
        if let scene, !sceneRoutes.isEmpty {
            guard sceneRoutes[scene] != nil else { return }
            sceneRoutes[scene] = route
        } else {
            (self.route, hasMovedOn) = (route, true)
            for scene in sceneRoutes.keys { sceneRoutes[scene] = route }
        }
        windowsMoved()
    }

    /// Takes the common destination of all windows for that of the launch, and delivers the links that may be now.
    func windowsMoved() {
        let places = Set(sceneRoutes.values)
        if places.count == 1, let place = places.first, place != route { route = place }
        guard hooks.holdsLinks != nil else { return send(.arrived(holdsLinks: false)) }
        tellAboutLinks()
    }

    /// Indicates whether the newest link has to wait: its window holds links, or each of them does.
    var holdsLink: Bool {
        guard let holdsLinks = hooks.holdsLinks, let route else { return false }
        if let linkScene { return holdsLinks(sceneRoutes[linkScene] ?? route) }
        return sceneRoutes.isEmpty ? holdsLinks(route) : sceneRoutes.values.allSatisfy(holdsLinks)
    }

    /// The destination that takes the newest link: its window's, or that of the first window that holds none.
    var linkRoute: Route? {
        if let linkScene, let place = sceneRoutes[linkScene] { return place }
        guard let holdsLinks = hooks.holdsLinks, let route, holdsLinks(route) else { return route }
        return sceneRoutes.sorted { $0.key < $1.key }.first { !holdsLinks($0.value) }?.value ?? route
    }

    /// Says whether the newest link has to wait, once there is a destination.
    func tellAboutLinks() {
        guard hooks.holdsLinks != nil, route != nil else { return }
        send(.arrived(holdsLinks: holdsLink))
    }
}
