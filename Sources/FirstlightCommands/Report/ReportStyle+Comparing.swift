// Licensed under the Apache License, Version 2.0.

extension ReportStyle {
    /// Goldens beside what is drawn now, and the lines of what did not fail.
    static let comparing = """
        .heading h2, .side a { overflow-wrap: anywhere; min-width: 0; }
        .scenario-head .heading + .chips { margin-top: 8px; } .scenario-head + details { margin-top: 16px; border: 0; }
        .compare { margin-top: 20px; }
        .beside { display: grid; grid-template-columns: repeat(3, minmax(0, var(--wide))); gap: 16px 20px; align-items: start; }
        .beside figure { margin: 0; min-width: 0; }
        .beside figcaption { margin-top: 8px; font-size: 13px; font-weight: 600; }
        .beside .enlarge { width: 100%; border-radius: 8px; }
        .beside .shot, .stack .shot { width: 100%; height: auto; aspect-ratio: var(--ratio); border-radius: 8px; }
        .stack { position: relative; touch-action: pan-y; cursor: ew-resize; }
        .stack.blink { cursor: default; }
        .stack .shot + .shot { position: absolute; inset: 0; box-shadow: none; }
        .stack.slider::after { content: ""; position: absolute; inset: 0 auto 0 var(--cut); width: 2px; margin-left: -1px;
          background: var(--accent); }
        .shot .halo { fill: none; stroke: #ffffffd0; stroke-width: 5; }
        .shot .area { fill: none; stroke: #c2185b; stroke-width: 2; }
        .shot .of-view { fill: none; stroke: #0a66c2; stroke-width: 2; stroke-dasharray: 5 4; }
        .ends { display: flex; gap: 10px; align-items: center; margin: 8px 0 0; font-size: 13px; font-weight: 600; }
        .ends input { flex: 1; min-width: 0; accent-color: var(--accent); }
        .modes { display: flex; flex-wrap: wrap; gap: 6px; margin: 0 0 14px; }
        .modes button, .ends button { font: inherit; font-size: 13px; color: var(--ink); background: var(--sunken);
          border: 1px solid var(--line); border-radius: 8px; padding: 4px 12px; cursor: pointer; }
        .modes [aria-pressed="true"] { color: var(--surface); background: var(--accent); border-color: var(--accent); }
        .rows td:first-child { padding-left: 4px; }
        .rows summary { color: var(--ink); padding: 0; } .rows summary h2 { display: inline; }
        .rows .count { color: var(--quiet); font-weight: 400; margin-left: 4px; }
        .rows .scroll { margin-top: 16px; max-height: 70vh; overflow: auto; }
        .rows th[scope="row"] { font-weight: 550; } .rows td:last-child { white-space: normal; min-width: 24ch; }
        @media (max-width: 720px) {
          .beside { grid-template-columns: repeat(2, minmax(0, var(--wide))); gap: 14px 12px; } .stage { grid-column: 1 / -1; }
        }
        .places { font-size: 14px; columns: 320px; margin: 4px 0 12px; padding-left: 20px; }

        """
}
