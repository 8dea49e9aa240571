// Licensed under the Apache License, Version 2.0.

/// The help that the system offers with writing.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    /// As the field has it.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// All of it.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// A panel alone.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// None.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
    /// Sets the help that the system offers with writing in the fields inside the view; there is none here.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
