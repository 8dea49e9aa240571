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
        "<svg class=\"sign\" aria-hidden=\"true\"><use href=\"#\(isPassed ? "passed" : "failed")\"/></svg>"
    }
}
