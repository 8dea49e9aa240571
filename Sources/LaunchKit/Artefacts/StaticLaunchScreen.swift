// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// The screen that the system shows before an app runs: a colour, and at most one picture.
///
/// It never moves and has no text: the system draws it before any code of the app, and keeps pictures of it
/// (Human Interface Guidelines, Launching).
public struct StaticLaunchScreen: Equatable, Sendable {
    /// The form in which a project declares it.
    public enum Form: Equatable, Sendable {
        /// The dictionary `UILaunchScreen` of Info.plist, of iOS 14 and later.
        case dictionary
        /// A storyboard.
        case storyboard(LaunchStoryboardForm)
    }

    /// A picture on the launch screen, in the middle of it.
    public struct Picture: Equatable, Sendable {
        /// The name of the picture in the asset catalogue.
        public var name: String
        /// Its size on the screen in points; nil for its natural size, the only one that the dictionary knows.
        public var size: CGSize?
        /// The distance from the screen's middle to its own, in points.
        public var offset: CGSize

        /// Places a picture.
        public init(_ name: String, size: CGSize? = nil, offset: CGSize = .zero) {
            (self.name, self.size, self.offset) = (name, size, offset)
        }
    }

    /// The form in which a project declares it.
    public var form: Form
    /// The colour of the screen. Its name gets a hash of its content, which the system's pictures of old launch
    /// screens cannot be mistaken for; a storyboard may have the colour itself instead.
    public var ground: NamedShade
    /// Indicates whether the colour's name stays as it is, because a document asks for it.
    public var keepsNames: Bool
    /// The picture; nil for a plain screen.
    public var picture: Picture?
    /// Indicates whether the picture stays within the safe area; nil leaves the key out.
    public var respectsSafeArea: Bool?

    /// Describes a launch screen.
    public init(
        _ form: Form = .dictionary, ground: NamedShade, keepsNames: Bool = false, picture: Picture? = nil,
        respectsSafeArea: Bool? = nil
    ) {
        (self.form, self.ground, self.keepsNames) = (form, ground, keepsNames)
        (self.picture, self.respectsSafeArea) = (picture, respectsSafeArea)
    }
}

/// The form of a launch storyboard besides colour and picture; made up where a document does not give it.
public struct LaunchStoryboardForm: Equatable, Sendable {
    /// The name of the file, without its suffix.
    public var name: String
    /// Indicates whether the colour stands in the storyboard itself, and not in the asset catalogue.
    public var hasOwnColor: Bool
    /// The version of the tools that it says it was written with.
    public var toolsVersion: String?
    /// The version of the plug-in of the tools.
    public var plugInVersion: String?
    /// The ids of its parts, by what they are; others are made from the content.
    public var ids: [Part: String]
    /// The size of the picture as the storyboard lists it, in points; nil for its natural size.
    public var resourceSize: CGSize?

    /// The parts of a storyboard that have an id.
    public enum Part: String, CaseIterable, Hashable, Sendable {
        /// The scene.
        case scene
        /// The view controller.
        case controller
        /// The root view.
        case view
        /// The guide of the safe area.
        case safeArea
        /// The image view.
        case picture
        /// The first responder.
        case firstResponder
        /// The constraint of the picture's width.
        case width
        /// The constraint of the picture's height.
        case height
        /// The constraint of the horizontal middle.
        case centerX
        /// The constraint of the vertical middle.
        case centerY
    }

    /// Describes a storyboard.
    public init(
        name: String = "LaunchScreen", hasOwnColor: Bool = false, toolsVersion: String? = nil,
        plugInVersion: String? = nil, ids: [Part: String] = [:], resourceSize: CGSize? = nil
    ) {
        (self.name, self.hasOwnColor, self.ids) = (name, hasOwnColor, ids)
        (self.toolsVersion, self.plugInVersion, self.resourceSize) = (
            toolsVersion, plugInVersion, resourceSize
        )
    }
}
