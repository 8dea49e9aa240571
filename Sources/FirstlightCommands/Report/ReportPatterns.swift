// Licensed under the Apache License, Version 2.0.

/// Hatchings that distinguish the outcomes of attempts without colour.
enum ReportPatterns {
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
        </defs></svg>

        """
}
