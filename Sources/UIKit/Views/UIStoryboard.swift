// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// A file of controllers that Xcode makes, of which none are read here: what it gives are empty controllers, and the stage says so.
@MainActor
@preconcurrency
open class UIStoryboard: NSObject {
    /// Takes the name of a file.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
    /// Returns the first controller: none.
    open func instantiateInitialViewController() -> UIViewController? {
        Self.tell()
        return nil
    }
    /// Returns an empty controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        Self.tell()
        return UIViewController()
    }
    /// Returns the controller that a closure makes, or an empty one.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        Self.tell()
        // As from a storyboard on iOS, a controller is made by its initializer for archives.
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        guard let made = creator?(coder) ?? ViewController(coder: coder) else {
            preconditionFailure("\(ViewController.self) makes no controller in init?(coder:).")
        }
        return made
    }
    static func tell() {
        Stage.current?.tell(
            "Storyboards are not read on the stage: make the controller or a SwiftUI view in code.")
    }
}

/// A way between two controllers of a storyboard; nobody goes it here.
@MainActor
@preconcurrency
open class UIStoryboardSegue: NSObject {
    /// The name.
    public let identifier: String?
    /// The controller that it comes from.
    public let source: UIViewController
    /// The controller that it leads to.
    public let destination: UIViewController
    /// Creates a way.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
    /// Goes the way, which does nothing here.
    open func perform() {}
}
