// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The name of a picture in an asset catalogue, as the symbols that Xcode makes have it: `Image(.logo)`.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let folder: String?

    /// Names a picture of a bundle's catalogues; a folder that is a part of the name stands before it, with a slash.
    public init(name: String, bundle: Bundle) { (self.name, folder) = (name, bundle.resourceURL?.path) }
}

/// The name of a color in an asset catalogue, as the symbols that Xcode makes have it: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let folder: String?

    /// Names a color of a bundle's catalogues; a folder that is a part of the name stands before it, with a slash.
    public init(name: String, bundle: Bundle) { (self.name, folder) = (name, bundle.resourceURL?.path) }
}

extension Image {
    /// Creates a picture from the catalogue; its name is read to users who cannot see it.
    public init(_ resource: ImageResource) {
        self.init(source: .named(resource.name, folder: resource.folder))
    }
}

extension Color {
    /// Creates a color of the catalogue.
    public init(_ resource: ColorResource) {
        self.init(base: .named(resource.name, folder: resource.folder))
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a picture from the catalogue.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }
    /// Creates a label with a picture from the catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}
