// Licensed under the Apache License, Version 2.0.

/// Hatchings that distinguish the outcomes of attempts without colour, and the signs of verdicts.
enum ReportPatterns {
    /// The id of an outcome's hatching; nil for those that are plain.
    static func id(of outcome: LaunchReport.AttemptOutcome) -> String? {
        switch outcome {
        case .succeeded, .running: nil
        case .failed: "hatch-failed"
        case .timedOut: "hatch-timed-out"
        case .cancelled, .skipped: "hatch-dots"
        case .fellBack: "hatch-fell-back"
        }
    }

    /// The definitions, once for the whole page.
    static let markup: HTML = """
        <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>
        <pattern id="hatch-failed" width="7" height="7" patternUnits="userSpaceOnUse" \
        patternTransform="rotate(45)"><rect class="hatch" width="2" height="7"/></pattern>
        <pattern id="hatch-timed-out" width="9" height="9" patternUnits="userSpaceOnUse">\
        <rect class="hatch" width="1.5" height="9"/></pattern>
        <pattern id="hatch-fell-back" width="6" height="6" patternUnits="userSpaceOnUse">\
        <rect class="hatch" width="6" height="1.5"/></pattern>
        <pattern id="hatch-dots" width="6" height="6" patternUnits="userSpaceOnUse">\
        <circle class="hatch" cx="3" cy="3" r="1.2"/></pattern>
        <symbol id="passed" viewBox="0 0 16 16"><path d="M3 8.5l3.2 3.2L13 4.8"/></symbol>
        <symbol id="failed" viewBox="0 0 16 16"><path d="M4 4l8 8M12 4l-8 8"/></symbol>
        </defs></svg>

        """
}
