// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// The screen of the simulated device. Where no stage runs the code, it is that of an iPhone of 390 by 844 points.
@MainActor
@preconcurrency
open class UIScreen: NSObject {
    /// The screen.
    public static let main = UIScreen()

    private var configuration: StageConfiguration {
        Stage.current?.configuration ?? StageConfiguration(size: CGSize(width: 390, height: 844), scale: 3)
    }

    /// The screen's rectangle as it is held, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
    /// The screen's rectangle upright, in pixels.
    open var nativeBounds: CGRect {
        let (size, scale) = (configuration.size, configuration.scale)
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
    }
    /// The pixels in a point.
    open var scale: CGFloat { configuration.scale }
    /// The pixels in a point.
    open var nativeScale: CGFloat { configuration.scale }
    /// The frames in a second.
    open var maximumFramesPerSecond: Int { 60 }
    /// The brightness, which cannot be set here.
    open var brightness: CGFloat {
        get { 1 }
        set {
            Stage.current?.tell("UIScreen.brightness = \(newValue) has no effect: the stage has no light.")
        }
    }
    /// The traits of the screen.
    open var traitCollection: UITraitCollection { .ofStage }

    /// The name of the notification about a recording of the screen; never posted.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    /// Indicates whether the screen is recorded: never.
    open var isCaptured: Bool { false }
}

extension UITraitCollection {
    /// The traits of the stage whose view runs an action or a body; those of no stage are light.
    @MainActor
    static var ofStage: UITraitCollection {
        var traits = UITraitCollection()
        let configuration = Stage.current?.configuration
        traits.userInterfaceStyle = configuration?.colorScheme == .dark ? .dark : .light
        traits.accessibilityContrast = configuration?.contrast == .increased ? .high : .normal
        return traits
    }
    /// The traits of the stage whose view runs an action or a body.
    @MainActor
    public static var current: UITraitCollection { ofStage }
}
