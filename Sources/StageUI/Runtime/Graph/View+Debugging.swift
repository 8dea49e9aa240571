// Licensed under the Apache License, Version 2.0.

extension View {
    /// Does nothing: `firstlight` names what a frame costs, and a frame of the player what has changed.
    public static func _printChanges() {}
    /// Does nothing: `firstlight` names what a frame costs, and a frame of the player what has changed.
    public static func _logChanges() {}
}
