// Licensed under the Apache License, Version 2.0.

/// The effect on a sheet of a finger that pulls up its scrolled content.
public struct PresentationContentInteraction: Equatable, Sendable {
    let name: String
    /// As `resizes`.
    public static var automatic: PresentationContentInteraction {
        PresentationContentInteraction(name: "automatic")
    }
    /// The sheet becomes as large as it can before its content is scrolled.
    public static var resizes: PresentationContentInteraction {
        PresentationContentInteraction(name: "resizes")
    }
    /// The content is scrolled; the sheet becomes larger by a finger beside it.
    public static var scrolls: PresentationContentInteraction {
        PresentationContentInteraction(name: "scrolls")
    }
}

extension View {
    /// Sets the effect on the sheet that the view is in of a finger that pulls up scrolled content.
    @_disfavoredOverload
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentationOption { $0.contentInteraction = behavior }
    }
}
