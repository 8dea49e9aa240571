// Licensed under the Apache License, Version 2.0.

/// The scenes of an app: `UIApplicationSceneManifest`.
package struct SceneManifestKeys: PropertyKeys {
    /// The keys beneath.
    package var dictionary: PropertyDictionary

    /// Takes the keys as they stand.
    package init(_ dictionary: PropertyDictionary = [:]) { self.dictionary = dictionary }

    /// The role of a window of the app on its own device.
    package static let windowRole = "UIWindowSceneSessionRoleApplication"

    /// Indicates whether the app may show several scenes, `UIApplicationSupportsMultipleScenes`.
    package var supportsMultipleScenes: Bool? {
        get { dictionary[boolean: "UIApplicationSupportsMultipleScenes"] }
        set { dictionary[boolean: "UIApplicationSupportsMultipleScenes"] = newValue }
    }

    /// The configurations by role, `UISceneConfigurations`; empty removes the key.
    package var configurations: [String: [Configuration]] {
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
    package struct Configuration: PropertyKeys {
        /// The keys beneath.
        package var dictionary: PropertyDictionary

        /// Takes the keys as they stand.
        package init(_ dictionary: PropertyDictionary = [:]) { self.dictionary = dictionary }

        /// The configuration's name, `UISceneConfigurationName`.
        package var name: String? {
            get { dictionary[string: "UISceneConfigurationName"] }
            set { dictionary[string: "UISceneConfigurationName"] = newValue }
        }

        /// The class of the scene, `UISceneClassName`.
        package var className: String? {
            get { dictionary[string: "UISceneClassName"] }
            set { dictionary[string: "UISceneClassName"] = newValue }
        }

        /// The class of the scene's delegate, `UISceneDelegateClassName`.
        package var delegateClassName: String? {
            get { dictionary[string: "UISceneDelegateClassName"] }
            set { dictionary[string: "UISceneDelegateClassName"] = newValue }
        }

        /// The storyboard without `.storyboard`, `UISceneStoryboardFile`.
        package var storyboardName: String? {
            get { dictionary[string: "UISceneStoryboardFile"] }
            set { dictionary[string: "UISceneStoryboardFile"] = newValue }
        }
    }
}
