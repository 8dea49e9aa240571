// Licensed under the Apache License, Version 2.0.

import Foundation

/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyle) private var style

    /// Creates a label from two views; assistive technology reads the title only.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The label in the style of the environment.
    public var body: some View {
        style.makeBody(
            LabelStyleConfiguration(
                title: LabelStyleConfiguration.Title(view: AnyView(title)),
                icon: LabelStyleConfiguration.Icon(view: AnyView(icon.accessibilityHidden(true)))))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from the properties that a style gets, to draw it as without the style.
    public init(_ configuration: LabelStyleConfiguration) {
        (title, icon) = (configuration.title, configuration.icon)
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a symbol of the system.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }
    /// Creates a label with a picture from the catalogue.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }
    /// Creates a label with a symbol of the system.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
    /// Creates a label with a picture from the catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}
