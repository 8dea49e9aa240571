// Licensed under the Apache License, Version 2.0.

/// The scenes of an app: `UIApplicationSceneManifest`.
public struct SceneManifestKeys: PropertyKeys {
    /// The underlying keys.
    public var dictionary: PropertyDictionary

    /// Creates a value from the keys as they are.
    public init(_ dictionary: PropertyDictionary = [:]) { self.dictionary = dictionary }

    /// The role of a window of the app on its own device.
    public static let windowRole = "UIWindowSceneSessionRoleApplication"

    /// Indicates whether the app may show several scenes, `UIApplicationSupportsMultipleScenes`.
    public var supportsMultipleScenes: Bool? {
        get { dictionary[boolean: "UIApplicationSupportsMultipleScenes"] }
        set { dictionary[boolean: "UIApplicationSupportsMultipleScenes"] = newValue }
    }

    /// The configurations by role, `UISceneConfigurations`; empty removes the key.
    public var configurations: [String: [Configuration]] {
        get {
            guard let roles = dictionary[dictionary: "UISceneConfigurations"] else { return [:] }
            return Dictionary(roles.keys.map { ($0, roles[dictionaries: $0].map { Configuration($0) }) }) {
                $1
            }
        }
        set {
            var roles = dictionary[dictionary: "UISceneConfigurations"] ?? [:]
            roles.replaceKeys(with: newValue.mapValues { .array($0.map { .dictionary($0.dictionary) }) })
            dictionary[dictionary: "UISceneConfigurations"] = newValue.isEmpty ? nil : roles
        }
    }

    /// The configuration of one kind of scene.
    public struct Configuration: PropertyKeys {
        /// The underlying keys.
        public var dictionary: PropertyDictionary

        /// Creates a value from the keys as they are.
        public init(_ dictionary: PropertyDictionary = [:]) { self.dictionary = dictionary }

        /// The configuration's name, `UISceneConfigurationName`.
        public var name: String? {
            get { dictionary[string: "UISceneConfigurationName"] }
            set { dictionary[string: "UISceneConfigurationName"] = newValue }
        }

        /// The class of the scene, `UISceneClassName`.
        public var className: String? {
            get { dictionary[string: "UISceneClassName"] }
            set { dictionary[string: "UISceneClassName"] = newValue }
        }

        /// The class of the scene's delegate, `UISceneDelegateClassName`.
        public var delegateClassName: String? {
            get { dictionary[string: "UISceneDelegateClassName"] }
            set { dictionary[string: "UISceneDelegateClassName"] = newValue }
        }

        /// The storyboard without `.storyboard`, `UISceneStoryboardFile`.
        public var storyboardName: String? {
            get { dictionary[string: "UISceneStoryboardFile"] }
            set { dictionary[string: "UISceneStoryboardFile"] = newValue }
        }
    }
}
