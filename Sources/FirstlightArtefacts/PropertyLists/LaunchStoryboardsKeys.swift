// Licensed under the Apache License, Version 2.0.

/// Launch storyboards by the URL that opens the app: `UILaunchStoryboards`.
public struct LaunchStoryboardsKeys: PropertyKeys {
    /// The underlying keys.
    public var dictionary: PropertyDictionary

    /// Creates a value from the keys as they are.
    public init(_ dictionary: PropertyDictionary = [:]) { self.dictionary = dictionary }

    /// One of the storyboards.
    public struct Definition: PropertyKeys {
        /// The underlying keys.
        public var dictionary: PropertyDictionary

        /// Creates a value from the keys as they are.
        public init(_ dictionary: PropertyDictionary = [:]) { self.dictionary = dictionary }

        /// The name that associations use, `UILaunchStoryboardIdentifier`.
        public var identifier: String? {
            get { dictionary[string: "UILaunchStoryboardIdentifier"] }
            set { dictionary[string: "UILaunchStoryboardIdentifier"] = newValue }
        }

        /// The storyboard without `.storyboard`, `UILaunchStoryboardFile`.
        public var storyboardName: String? {
            get { dictionary[string: "UILaunchStoryboardFile"] }
            set { dictionary[string: "UILaunchStoryboardFile"] = newValue }
        }
    }

    /// The storyboards, `UILaunchStoryboardDefinitions`.
    public var definitions: [Definition] {
        get { dictionary[dictionaries: "UILaunchStoryboardDefinitions"].map { Definition($0) } }
        set { dictionary[dictionaries: "UILaunchStoryboardDefinitions"] = newValue.map(\.dictionary) }
    }

    /// The identifier of the storyboard for a scheme, `UIURLToLaunchStoryboardAssociations`.
    public var associations: [String: String] {
        get { dictionary[texts: "UIURLToLaunchStoryboardAssociations"] }
        set { dictionary[texts: "UIURLToLaunchStoryboardAssociations"] = newValue }
    }

    /// The identifier of the storyboard for everything else, `UIDefaultLaunchStoryboard`.
    public var defaultIdentifier: String? {
        get { dictionary[string: "UIDefaultLaunchStoryboard"] }
        set { dictionary[string: "UIDefaultLaunchStoryboard"] = newValue }
    }
}
