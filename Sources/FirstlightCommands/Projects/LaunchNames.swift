// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import LaunchKit
import StageUI

/// The names in the files of a launch screen.
///
/// The system keeps pictures of launch screens over an app's updates, found by their names. A name that no document
/// prescribes contains a hash of its content, so that a new launch screen is never taken for an old one.
struct LaunchNames: Equatable {
    /// The name of the colour behind everything.
    let ground: String
    /// The name of the storyboard; nil without one. A project of others keeps that of its own.
    var storyboard: String?
    /// The name of the picture; nil without one.
    let picture: String?

    /// Names the parts of a launch screen.
    ///
    /// - Parameter drawn: The pixels of its picture, which its name then follows; nil to use the app's name.
    init(_ launch: StaticLaunchScreen, drawn: [UInt8]? = nil) {
        let pixels = drawn.map { ";" + ContentHash($0).short } ?? ""
        let hash = ContentHash((Self.content(of: launch) + pixels).utf8).short
        func name(_ base: String) -> String { launch.keepsNames ? base : "\(base)-\(hash)" }
        ground = name(launch.ground.name)
        if case .storyboard(let form) = launch.form { storyboard = name(form.name) } else { storyboard = nil }
        picture = launch.picture.map { drawn == nil ? $0.name : name($0.name) }
    }

    /// Returns the visible content of a launch screen, as a text that is the same in every run.
    private static func content(of launch: StaticLaunchScreen) -> String {
        let shade = launch.ground.shade
        let colors = ColorScheme.allCases.flatMap { scheme in
            [ColorSchemeContrast.standard, .increased].map { contrast in
                let color = shade.color(scheme, contrast)
                return "\(color.hex) \(color.opacity)"
            }
        }
        let picture = launch.picture.map {
            "\($0.name) \($0.size.map { "\($0.width) \($0.height)" } ?? "") \($0.offset.width) \($0.offset.height)"
        }
        return (colors + [picture ?? ""]).joined(separator: ";")
    }
}
