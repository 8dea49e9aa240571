// Licensed under the Apache License, Version 2.0.

/// The importance of a part of what an element has to say.
public enum AXCustomContent {
    /// The times when a part is read.
    public enum Importance: Hashable, Sendable {
        /// On demand.
        case `default`
        /// With the element.
        case high
    }
}

/// A name of a part of what elements have to say, under which a later value replaces an earlier one.
public struct AccessibilityCustomContentKey: Hashable {
    let label: Text
    let id: String

    /// Creates a key with a label.
    public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
    /// Creates a key with a label.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
    /// Creates a key with a label, which is also its name.
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: labelKey.string) }

    /// Returns whether two keys have the same name.
    public static func == (a: AccessibilityCustomContentKey, b: AccessibilityCustomContentKey) -> Bool {
        a.id == b.id
    }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension View {
    private func content(_ label: Text, id: String?, _ value: Text?, _ importance: AXCustomContent.Importance)
        -> some View
    {
        accessible { node in
            if let id { node.customContent.removeAll { $0.id == id } }
            guard let value else { return }
            node.customContent.append(
                AccessibilityNode.CustomContent(
                    label: label.plain, value: value.plain, isImportant: importance == .high, id: id))
        }
    }

    /// Adds a part of what the view has to say under a key, or removes that of the key.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> some View { content(key.label, id: key.id, value, importance) }
    /// Adds a part of what the view has to say under a key.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { content(key.label, id: key.id, Text(valueKey), importance) }
    /// Adds a part of what the view has to say under a key.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { content(key.label, id: key.id, Text(value), importance) }
    /// Adds a part of what the view has to say.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { content(label, id: nil, value, importance) }
    /// Adds a part of what the view has to say.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { content(Text(labelKey), id: nil, value, importance) }
    /// Adds a part of what the view has to say.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { content(Text(labelKey), id: nil, Text(valueKey), importance) }
    /// Adds a part of what the view has to say.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { content(Text(labelKey), id: nil, Text(value), importance) }
}
