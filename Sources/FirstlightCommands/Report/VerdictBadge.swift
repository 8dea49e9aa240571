// Licensed under the Apache License, Version 2.0.

/// The verdict of a launch, shown by form, word and colour.
enum VerdictBadge {
    static func markup(_ isPassed: Bool) -> HTML {
        isPassed
            ? "<span class=\"badge pass\">\(drawing(true)) Passed</span>"
            : "<span class=\"badge fail\">\(drawing(false)) Failed</span>"
    }

    /// The verdict without its word in sight; it is still read aloud.
    static func symbol(_ isPassed: Bool) -> HTML {
        isPassed
            ? "<span class=\"dot pass\">\(drawing(true))<span class=\"unseen\">Passed:</span></span>"
            : "<span class=\"dot fail\">\(drawing(false))<span class=\"unseen\">Failed:</span></span>"
    }

    private static func drawing(_ isPassed: Bool) -> HTML {
        let path: HTML = isPassed ? "M3 8.5l3.2 3.2L13 4.8" : "M4 4l8 8M12 4l-8 8"
        return """
            <svg class="sign" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path d="\(path)"/></svg>
            """
    }
}
