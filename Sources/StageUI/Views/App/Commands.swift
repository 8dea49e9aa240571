// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The items that an app puts into the menus at the top of a screen, of which the stage has none.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the commands that compose these.
    associatedtype Body: Commands
    /// The commands that compose these.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Never called: nothing shows the commands.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// No commands.
public struct EmptyCommands: Commands {
    /// Creates no commands.
    public nonisolated init() {}
}

extension Group: Commands where Content: Commands {
    /// Creates a group of commands.
    @_disfavoredOverload
    public init(@CommandsBuilder content: () -> Content) { self.init(of: content(), ()) }
}

/// Builds commands from a list of them.
@resultBuilder
public struct CommandsBuilder {
    /// Builds no commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Builds some commands.
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }
    /// Joins several commands.
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
        EmptyCommands()
    }
    /// Builds commands that may be missing.
    public static func buildIf<C: Commands>(_ content: C?) -> some Commands { EmptyCommands() }
    /// Builds the commands of the first of two cases.
    public static func buildEither<C: Commands>(first: C) -> EmptyCommands { EmptyCommands() }
    /// Builds the commands of the second of two cases.
    public static func buildEither<C: Commands>(second: C) -> EmptyCommands { EmptyCommands() }
}

/// The place of a group among the system's own commands.
public struct CommandGroupPlacement: Sendable {
    /// About the app.
    public static let appInfo = CommandGroupPlacement()
    /// The app's settings.
    public static let appSettings = CommandGroupPlacement()
    /// New documents and windows.
    public static let newItem = CommandGroupPlacement()
    /// Saving.
    public static let saveItem = CommandGroupPlacement()
    /// Undoing.
    public static let undoRedo = CommandGroupPlacement()
    /// Copying.
    public static let pasteboard = CommandGroupPlacement()
    /// Editing text.
    public static let textEditing = CommandGroupPlacement()
    /// Formatting text.
    public static let textFormatting = CommandGroupPlacement()
    /// The bar of tools.
    public static let toolbar = CommandGroupPlacement()
    /// The sidebar.
    public static let sidebar = CommandGroupPlacement()
    /// The windows.
    public static let windowList = CommandGroupPlacement()
    /// Help.
    public static let help = CommandGroupPlacement()
    /// Printing.
    public static let printItem = CommandGroupPlacement()
    /// Files of other apps.
    public static let importExport = CommandGroupPlacement()
    /// The sizes of windows.
    public static let windowSize = CommandGroupPlacement()
    /// The places of windows.
    public static let windowArrangement = CommandGroupPlacement()
    /// The windows that are there once.
    public static let singleWindowList = CommandGroupPlacement()
    /// The app's being seen.
    public static let appVisibility = CommandGroupPlacement()
    /// The app's end.
    public static let appTermination = CommandGroupPlacement()
    /// The system's services.
    public static let systemServices = CommandGroupPlacement()
    private init() {}
}

/// Commands beside those of the system.
public struct CommandGroup<Content: View>: Commands {
    /// Creates commands after others.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Creates commands before others.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Creates commands in the place of others.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
    /// Creates a menu.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// Creates a menu.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// The system's commands for a sidebar.
public struct SidebarCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}
}
/// The system's commands for a bar of tools.
public struct ToolbarCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}
}
/// The system's commands for editing text.
public struct TextEditingCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}
}
/// The system's commands for formatting text.
public struct TextFormattingCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}
}
/// The system's commands for an inspector.
public struct InspectorCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}
}

/// The sizes that a window may have.
public struct WindowResizability: Sendable {
    /// As usual.
    public static let automatic = WindowResizability()
    /// The size of the content.
    public static let contentSize = WindowResizability()
    /// No less than the content's least one.
    public static let contentMinSize = WindowResizability()
    private init() {}
}

extension Scene {
    /// Puts commands into the menus at the top of a screen, of which the stage has none.
    public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
    /// Removes the commands of the scene, which are shown nowhere.
    public func commandsRemoved() -> some Scene { self }
    /// Replaces the commands of the scene, which are shown nowhere.
    public func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
    /// Sets the sizes that a window may have; one on the stage has the device's.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Sets the first size of a window in points; one on the stage has the device's.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Sets the first size of a window in points; one on the stage has the device's.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Sets the first place of a window; one on the stage fills the device.
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// Sets which events from outside open a window of the scene; there is one window.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
