// Licensed under the Apache License, Version 2.0.

/// An action that assistive technology can perform on an element.
@MainActor @preconcurrency
public struct AccessibilityAction {
    let perform: () -> Void
    init(_ perform: @escaping () -> Void) { self.perform = perform }
}

/// The actions that have their own gesture in a screen reader.
public struct AccessibilityActionKind: Hashable, Sendable {
    let name: String
    /// Activates the element.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// Leaves the present state.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// Performs the most important action.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    /// Removes the element.
    public static let delete = AccessibilityActionKind(name: "delete")
    init(name: String) { self.name = name }
}

/// The two ways to change an element's value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// To the next value.
    case increment
    /// To the previous value.
    case decrement
}

/// The level of a header.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// The first level.
    case h1 = 1
    /// The second level.
    case h2 = 2
    /// The third level.
    case h3 = 3
    /// The fourth level.
    case h4 = 4
    /// The fifth level.
    case h5 = 5
    /// The sixth level.
    case h6 = 6
}

/// An action of a screen reader's user on an element.
public enum StageAccessibilityAction: Hashable, Sendable {
    /// Activates it.
    case activate
    /// Moves to its next value.
    case increment
    /// Moves to its previous value.
    case decrement
    /// Leaves the present state.
    case escape
    /// Performs the most important action.
    case magicTap
    /// Removes it.
    case delete
    /// Moves its content towards an edge.
    case scroll(Edge)
    /// An action by its name.
    case named(String)
}

/// All actions of an element.
@MainActor
struct AccessibilityActionSet {
    var kinds: [AccessibilityActionKind: () -> Void] = [:]
    var named: [(name: String, action: () -> Void)] = []
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var scroll: ((Edge) -> Void)?

    /// Returns the handler of an action, if any.
    func handler(_ action: StageAccessibilityAction) -> (() -> Void)? {
        switch action {
        case .activate: return nil
        case .increment: return adjust.map { adjust in { adjust(.increment) } }
        case .decrement: return adjust.map { adjust in { adjust(.decrement) } }
        case .escape: return kinds[.escape]
        case .magicTap: return kinds[.magicTap]
        case .delete: return kinds[.delete]
        case .scroll(let edge): return scroll.map { scroll in { scroll(edge) } }
        case .named(let name): return named.first { $0.name == name }?.action
        }
    }

    mutating func add(_ kind: AccessibilityActionKind, _ action: @escaping () -> Void) {
        if kind.name.hasPrefix("named ") {
            named.append((String(kind.name.dropFirst(6)), action))
        } else {
            kinds[kind] = action
        }
    }
}
