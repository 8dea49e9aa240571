// Licensed under the Apache License, Version 2.0.

public import Foundation
package import StageUI

/// A class of which objects are made by its type alone; for the runtime only.
///
/// Outside of Apple's systems `NSObject.init()` is not `required`, so Swift makes no object of a class that is only known
/// at run time. The table of each class has its `init()` all the same, at one place, which is also that of the override
/// here: a call by this class runs the initializer of the other. One that has taken `init()` away ends there, as on iOS.
open class _MadeByType: NSObject {  // Open, so that no optimizer takes its own initializer for the only one.
    /// Creates an object.
    public required override init() { super.init() }

    static func make<Made: NSObject>(_ type: Made.Type) -> Made {
        let made: NSObject = unsafeBitCast(type, to: _MadeByType.Type.self).init()
        return unsafeDowncast(made, to: Made.self)
    }
}

extension UIApplication {
    /// Returns a new delegate, to which nothing is told yet.
    package static func makeDelegate<Delegate: NSObject>(_ type: Delegate.Type) -> Delegate {
        _MadeByType.make(type)
    }

    /// Makes an object the delegate of the app on a stage, unless it has one, and tells it of the launch.
    package func launch(_ delegate: any UIApplicationDelegate, on stage: Stage) {
        guard stage.appDelegate == nil else { return }
        stage.appDelegate = delegate
        stage.share(delegate)
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        let session = UISceneSession()
        let options = UIScene.ConnectionOptions()
        let settings = delegate.application(self, configurationForConnecting: session, options: options)
        guard let type = settings.delegateClass as? NSObject.Type,
            let scenes = _MadeByType.make(type) as? any UISceneDelegate
        else { return }
        let scene = UIWindowScene.only
        stage.share(scenes)
        scenes.scene(scene, willConnectTo: session, options: options)
        stage.onScenePhase { old, new in
            if old == .background || old == nil { scenes.sceneWillEnterForeground(scene) }
            if old == .active { scenes.sceneWillResignActive(scene) }
            if new == .active { scenes.sceneDidBecomeActive(scene) }
            if new == .background { scenes.sceneDidEnterBackground(scene) }
        }
    }
}
