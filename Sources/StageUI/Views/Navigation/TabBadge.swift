// Licensed under the Apache License, Version 2.0.

import Foundation

/// The trait under which a view offers a badge for its item in a bar.
enum BadgeTrait: ViewTraitKey {
    typealias Value = Badge
}

/// A few words or a number beside an item of a bar.
struct Badge {
    var text: Text?
}

struct BadgeModifier: BoxModifier {
    var badge: Badge
    static var changesLayout: Bool { false }
    func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { badge as? Key.Value }
    func transform(_ environment: inout EnvironmentValues) {
        if environment.isInForm { environment.rowBadge = badge.text }
    }
    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        var node = owner.parent
        // A row reads it when it is arranged.
        if owner.environment.isInForm, old != nil { owner.structureDidChange() }
        while let current = node {
            if let container = current.tabItems { return container.itemsDidChange() }
            node = current.parent
        }
    }
}

/// A capsule of 18 points, red as a rule, at the upper corner of a tab's picture.
struct TabBadge: View {
    let text: Text
    var color = Color.red
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        text.font(.bar(size: 13))
            .foregroundStyle(Color.white)
            .fixedSize()
            .padding(.horizontal, 5)
            .frame(minWidth: 18)
            .frame(height: 18)
            .background(color, in: Capsule())
            .fixedSize()
            .frame(width: 0)
            .offset(x: direction == .rightToLeft ? -14 : 14, y: -2)
    }
}

extension View {
    /// Shows a number beside the view's item in a bar of tabs, or at the end of its row in a list; none for zero.
    @_disfavoredOverload
    public func badge(_ count: Int) -> some View {
        modified(BadgeModifier(badge: Badge(text: count == 0 ? nil : Text(verbatim: String(count)))))
    }
    /// Shows a text beside the view's item in a bar of tabs, or at the end of its row in a list.
    public func badge(_ label: Text?) -> some View { modified(BadgeModifier(badge: Badge(text: label))) }
    /// Shows a text beside the view's item in a bar of tabs, or at the end of its row in a list.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
    /// Shows a text beside the view's item in a bar of tabs, or at the end of its row in a list.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
    /// Sets how much the badges of rows stand out; they look alike here.
    @_disfavoredOverload
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}

/// The degree to which a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String
    /// More than usual.
    public static let increased = BadgeProminence(name: "increased")
    /// As usual.
    public static let standard = BadgeProminence(name: "standard")
    /// Less than usual.
    public static let decreased = BadgeProminence(name: "decreased")
}
