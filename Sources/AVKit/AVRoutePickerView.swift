// Licensed under the Apache License, Version 2.0.

public import Foundation
package import StageUI
public import UIKit

/// A button that shows the devices that play sounds and films, of which the stage has none: a tap is told.
@MainActor
@preconcurrency
open class AVRoutePickerView: UIView {
    /// The object that is informed; the list never comes.
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// The colour of the button while something is played elsewhere.
    open var activeTintColor: UIColor? = .systemBlue
    /// Indicates whether devices that show films come first.
    open var prioritizesVideoDevices = false
}

/// The object that a button for devices informs.
@MainActor
@preconcurrency
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    /// Tells the delegate that the list of routes is about to be shown.
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    /// Tells the delegate that the list of routes was closed.
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    /// Does nothing.
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    /// Does nothing.
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

extension AVRoutePickerView: ShownView {
    /// The sign in the colour of the view.
    package var shownView: AnyView {
        let sign = Image(systemName: prioritizesVideoDevices ? "airplayvideo" : "airplayaudio")
        let button = Button {
            Stage.current?.tell("AVRoutePickerView shows no devices: the stage plays nothing elsewhere.")
        } label: {
            sign.accessibilityLabel(Text("AirPlay", bundle: nil))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        guard let tintColor else { return AnyView(button) }
        return AnyView(button.tint(Color(uiColor: tintColor)))
    }
}
