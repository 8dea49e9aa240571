// Licensed under the Apache License, Version 2.0.

extension ReportStyle {
    static let scenario = """
        .scenario { content-visibility: auto; contain-intrinsic-size: auto 900px; }
        .heading { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px; }
        .about { margin: 6px 0 12px; color: var(--quiet); max-width: 72ch; }
        .chips { display: flex; flex-wrap: wrap; gap: 6px; list-style: none; margin: 0; padding: 0; font-size: 13px; }
        .chips li { background: var(--sunken); border-radius: 6px; padding: 2px 9px; }
        .reason { margin: 16px 0 0; padding: 12px 16px; border-radius: 10px; color: var(--bad);
          background: var(--bad-ground); border-left: 4px solid currentColor; overflow-wrap: anywhere; }
        .reason ul { margin: 4px 0 0; padding-left: 20px; } .reason a { color: inherit; }
        .reason strong { display: block; font-size: 13px; }
        .columns { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 40px; }
        .announcements { list-style: none; margin: 0; padding: 0; }
        .announcements li { display: grid; grid-template-columns: 72px 1fr; gap: 12px; padding: 6px 0;
          border-top: 1px solid var(--line); align-items: baseline; }
        .announcements li:first-child { border-top: 0; }
        .time { color: var(--quiet); text-align: right; }
        .quiet { color: var(--quiet); margin: 0; }
        details { border-top: 1px solid var(--line); }
        .columns details:first-of-type { border-top: 0; }
        summary { cursor: pointer; padding: 7px 0; font-size: 14px; color: var(--accent); }
        summary:hover { text-decoration: underline; text-underline-offset: 3px; }
        pre { margin: 0 0 12px; padding: 14px 16px; background: var(--sunken); border-radius: 10px; overflow: auto;
          max-height: 380px; line-height: 1.55; }

        """

    static let pictures = """
        .pictures { display: flex; gap: 32px; align-items: flex-start; }
        .pictures h3 { margin-top: 24px; }
        .film { min-width: 0; flex: 1; }
        .strip { display: flex; gap: 14px; list-style: none; margin: 0 -6px; padding: 6px 6px 14px; overflow-x: auto;
          scroll-snap-type: x proximity; overscroll-behavior-x: contain; }
        .strip li { scroll-snap-align: start; scroll-margin-left: 6px; flex: none; }
        .moving, .shot { display: block; width: var(--wide); height: var(--high); border-radius: 16px; background: var(--sunken);
          box-shadow: 0 0 0 1px var(--line), 0 4px 14px #14191d1f; object-fit: cover; overflow: hidden; }
        .strip li.on .shot { box-shadow: 0 0 0 3px var(--accent); }
        .strip li { width: var(--wide); font-size: 13px; line-height: 1.35; }
        .strip b { font-weight: 600; display: block; margin-top: 10px; }
        .strip span { color: var(--quiet); }
        .motion { flex: none; position: relative; }
        .motion h3 { margin-bottom: 16px; }
        .toggle { position: absolute; opacity: 0; width: 1px; height: 1px; }
        .controls { margin: 12px 0 0; display: flex; gap: 8px; font-size: 13px; }
        .motion:not(.has-still) label, .motion .still, .motion .play { display: none; }
        .has-still .toggle:checked ~ .moving { display: none; }
        .has-still .toggle:checked ~ .still { display: block; }
        .has-still .toggle:checked ~ .controls .pause { display: none; }
        .has-still .toggle:checked ~ .controls .play { display: inline; }
        .controls label, .controls button { font: inherit; color: var(--ink); background: var(--sunken);
          border: 1px solid var(--line); border-radius: 8px; padding: 3px 12px; cursor: pointer; }
        .toggle:focus-visible ~ .controls label { outline: 2px solid var(--accent); outline-offset: 3px; }

        """

    static let waterfall = """
        .waterfall { display: block; width: 100%; min-width: 780px; height: auto;
          font: 11.5px Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: var(--ink); }
        .phase-0 { fill: var(--phase-0); } .phase-1 { fill: var(--phase-1); }
        .waterfall path { fill: none; } .waterfall .mark path { fill: inherit; }
        .phase-edge { stroke: var(--grid); } .phase-name { fill: var(--quiet); font-weight: 600; font-size: 11px; }
        .grid { stroke: var(--grid); stroke-dasharray: 1 3; } .axis { stroke: var(--grid); }
        .row { stroke: var(--line); } .tick { fill: var(--quiet); text-anchor: middle; }
        .task { font-size: 12.5px; font-weight: 550; } .task-note { fill: var(--quiet); font-weight: 400; font-size: 11px; }
        .wait { stroke: var(--quiet); stroke-dasharray: 3 3; }
        .bar.succeeded { --fill: var(--succeeded); --on: var(--on-dark); }
        .bar.failed { --fill: var(--failed); --on: var(--on-dark); }
        .bar.timedOut { --fill: var(--timed-out); --on: var(--on-light); }
        .bar.fellBack { --fill: var(--fell-back); --on: var(--on-light); }
        .bar.cancelled { --fill: var(--cancelled); --on: var(--on-light); }
        .bar.skipped { --fill: var(--skipped); --on: var(--ink); }
        .bar.running { --fill: var(--surface); --on: var(--ink); }
        .bar .fill { fill: var(--fill); }
        .bar.running .fill { stroke: var(--succeeded); stroke-width: 1.5; stroke-dasharray: 4 3; }
        #hatch-failed .hatch { fill: #ffffff4d; }
        #hatch-timed-out .hatch, #hatch-fell-back .hatch, #hatch-dots .hatch { fill: #00000038; }
        .bar-text.inside { fill: var(--on); stroke: var(--fill); stroke-width: 3px; paint-order: stroke;
          stroke-linejoin: round; }
        .bar-text.outside { fill: var(--ink); stroke: var(--surface); stroke-width: 3px; paint-order: stroke; }
        .bar.skipped .fill { stroke: var(--quiet); }
        .bar:hover .fill { filter: brightness(1.12); }
        .mark { fill: var(--accent); } .mark.slowNotice, .mark.retry { fill: var(--bad); }
        .mark-text { fill: var(--ink); stroke: var(--surface); stroke-width: 3px; paint-order: stroke; }
        .mark-line { stroke: var(--accent); stroke-opacity: .55; }
        .scrub { stroke: var(--ink); visibility: hidden; pointer-events: none; } .scrub.on { visibility: visible; }
        .legend { list-style: none; display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 6px 0 12px; padding: 0;
          font-size: 13px; color: var(--quiet); }
        .legend li { display: flex; align-items: center; gap: 6px; }
        .swatch { width: 28px; height: 14px; }

        """

    /// Small screens, less motion, paper.
    static let adaptation = """
        @media (max-width: 1180px) { .page { grid-template-columns: minmax(0, 1fr); } .side { display: none; } }
        @media (max-width: 720px) {
          .page { padding: 24px 16px 40px; } .card { padding: 20px 16px; border-radius: 12px; }
          h1 { font-size: 27px; } .columns { grid-template-columns: minmax(0, 1fr); }
          .pictures { flex-direction: column; gap: 0; align-items: stretch; }
          .summary .dot { display: inline; } .top .figures { grid-template-columns: 1fr 1fr; } .figures dd { font-size: 21px; }
        }
        @media (prefers-reduced-motion: reduce) {
          html { scroll-behavior: auto; }
          .motion .moving, .motion .pause { display: none; }
          .motion:not(.has-still) label { display: inline; }
          .motion .still { display: block; } .motion .play { display: inline; }
          .motion .toggle:checked ~ .moving { display: block; }
          .motion .toggle:checked ~ .still { display: none; }
          .motion .toggle:checked ~ .controls .pause { display: inline; }
          .motion .toggle:checked ~ .controls .play { display: none; }
        }
        @media print {
          .side, .controls, .skip { display: none; } .page { display: block; padding: 0; }
          .card { box-shadow: none; break-inside: avoid; content-visibility: visible; } .strip { flex-wrap: wrap; }
        }

        """
}
