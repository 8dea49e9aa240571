// Licensed under the Apache License, Version 2.0.

/// The verdict of a launch, shown by form, word and colour.
enum VerdictBadge {
    static func markup(_ isPassed: Bool) -> HTML {
        isPassed
            ? "<span class=\"badge pass\"><i></i>Passed</span>"
            : "<span class=\"badge fail\"><i></i>Failed</span>"
    }

    /// The verdict without its word in sight; it is still read aloud.
    static func symbol(_ isPassed: Bool) -> HTML {
        isPassed
            ? "<span class=\"dot pass\"><i></i><span class=\"unseen\">Passed:</span></span>"
            : "<span class=\"dot fail\"><i></i><span class=\"unseen\">Failed:</span></span>"
    }
}
