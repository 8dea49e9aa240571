// Licensed under the Apache License, Version 2.0.

/// The text size of the user by its older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The smallest.
    case extraSmall
    /// Small.
    case small
    /// One below the usual.
    case medium
    /// As it comes.
    case large
    /// One above the usual.
    case extraLarge
    /// Two above the usual.
    case extraExtraLarge
    /// The largest without the sizes of accessibility.
    case extraExtraExtraLarge
    /// The first size of accessibility.
    case accessibilityMedium
    /// The second size of accessibility.
    case accessibilityLarge
    /// The third size of accessibility.
    case accessibilityExtraLarge
    /// The fourth size of accessibility.
    case accessibilityExtraExtraLarge
    /// The largest of all.
    case accessibilityExtraExtraExtraLarge

    /// Indicates whether it is one of the sizes of accessibility.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    /// The size of today's name, which is at the same place in the order.
    var size: DynamicTypeSize {
        let place = Self.allCases.firstIndex(of: self) ?? 3
        return DynamicTypeSize.allCases[place]
    }
}

extension EnvironmentValues {
    /// The text size of the user by its older name.
    public var sizeCategory: ContentSizeCategory {
        get {
            let place = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3
            return ContentSizeCategory.allCases[place]
        }
        set { dynamicTypeSize = newValue.size }
    }
}
