// Licensed under the Apache License, Version 2.0.

/// The report's style sheet; it names system fonts only and holds no character to escape.
package enum ReportStyle {
    static let text =
        colors + page + tables + scenario + pictures + waterfall + looking + comparing + adaptation

    /// The colours of the outcomes are those of Okabe and Ito, which colour-blind readers can distinguish, darkened
    /// where white text is on them.
    package static let colors = """

        :root {
          color-scheme: light dark;
          --ground: #f4f6f7; --surface: #ffffff; --sunken: #f0f3f4; --ink: #14191d; --quiet: #55616b;
          --line: #dde3e7; --accent: #0b6a6e; --good: #0b6b4f; --good-ground: #dff3ea;
          --bad: #a8321c; --bad-ground: #fbe7e2; --shadow: 0 1px 2px #14191d14, 0 6px 20px #14191d0d;
          --phase-0: #eaf0f2; --phase-1: #f6f8f9; --grid: #cfd7dc;
          --succeeded: #0072b2; --failed: #b84a00; --timed-out: #e69f00; --fell-back: #cc79a7;
          --cancelled: #a9b3bb; --skipped: #dfe4e8; --on-dark: #ffffff; --on-light: #16120a;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #0e1214; --surface: #161b1f; --sunken: #1d2429; --ink: #e9edf0; --quiet: #9eabb5;
            --line: #2a333a; --accent: #5fcfd2; --good: #6fdcb0; --good-ground: #123528;
            --bad: #ff9c84; --bad-ground: #43190f; --shadow: 0 0 0 1px #ffffff0a;
            --phase-0: #1c242a; --phase-1: #171d22; --grid: #364149;
            --succeeded: #1580c0; --failed: #c85a10; --cancelled: #8b969f; --skipped: #414c54;
          }
        }

        """

    private static let page = """
        * { box-sizing: border-box; }
        html { scroll-behavior: smooth; scroll-padding-top: 16px; -webkit-text-size-adjust: 100%; }
        body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 Inter, system-ui,
          -apple-system, "Segoe UI", Roboto, sans-serif; font-variant-numeric: tabular-nums; }
        code, pre, .time { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .88em; }
        a { color: var(--accent); text-underline-offset: 3px; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 4px; }
        .skip { position: absolute; left: -999px; top: 8px; background: var(--surface); padding: 8px 14px; z-index: 2; }
        .skip:focus { left: 8px; }
        .defs { position: absolute; }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        .page { max-width: 1440px; margin: 0 auto; padding: 40px 32px 64px; display: grid; gap: 40px;
          grid-template-columns: 208px minmax(0, 1fr); }
        .side { position: sticky; top: 40px; align-self: start; max-height: calc(100vh - 80px); overflow: auto; }
        .side ol { list-style: none; margin: 10px 0 0; padding: 0; border-left: 1px solid var(--line); }
        .side a { display: flex; gap: 8px; align-items: baseline; padding: 5px 8px 5px 14px; color: var(--quiet);
          text-decoration: none; font-size: 14px; line-height: 1.35; }
        .side a:hover { color: var(--ink); background: var(--sunken); }
        .overline { margin: 0; font-size: 12px; font-weight: 600; letter-spacing: .08em; text-transform: uppercase;
          color: var(--quiet); }
        .top { margin: 0 0 28px; }
        .top .overline { color: var(--accent); }
        h1 { margin: 6px 0 4px; font-size: 34px; line-height: 1.15; letter-spacing: -.02em; font-weight: 680;
          text-wrap: balance; }
        h2 { margin: 0; font-size: 22px; line-height: 1.25; letter-spacing: -.012em; font-weight: 650; }
        h3 { margin: 28px 0 10px; font-size: 14px; font-weight: 650; }
        .run { margin: 0 0 24px; color: var(--quiet); }
        .run span + span::before { content: "\\00b7"; margin: 0 8px 0 4px; }
        .card { background: var(--surface); border: 1px solid var(--line); border-radius: 16px;
          box-shadow: var(--shadow); padding: 28px 32px; margin: 0 0 24px; }
        .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)); gap: 12px; margin: 0; }
        .figures div { background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
          padding: 14px 18px; }
        .figures dt { color: var(--quiet); font-size: 13px; }
        .figures dd { margin: 2px 0 0; font-size: 26px; font-weight: 620; letter-spacing: -.02em; line-height: 1.2; }
        .figures .bad dd { color: var(--bad); }
        .figures.small { grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); gap: 0; margin-top: 20px;
          border-block: 1px solid var(--line); }
        .figures.small div { border: 0; border-radius: 0; padding: 12px 16px 12px 0; background: none; }
        .figures.small dd { font-size: 19px; }
        footer { color: var(--quiet); font-size: 13px; }

        """

    private static let tables = """
        .scroll { overflow-x: auto; }
        table { border-collapse: collapse; width: 100%; font-size: 14px; }
        caption { text-align: left; color: var(--quiet); padding: 2px 0 12px; font-size: 14px; }
        th, td { text-align: left; padding: 9px 16px 9px 0; border-top: 1px solid var(--line); white-space: nowrap;
          font-weight: inherit; }
        thead th { border-top: 0; color: var(--quiet); font-size: 13px; padding-block: 4px 8px; }
        th.number, td.number, .moments th:nth-child(3), .moments th:nth-child(4), .moments td:nth-child(3), .moments td:nth-child(4)
          { text-align: right; }
        .summary tbody th { font-weight: 550; }
        .summary tbody th a { color: inherit; text-decoration-color: var(--grid); }
        .summary tbody tr:hover > * { background: var(--sunken); }
        th:last-child, td:last-child { padding-right: 4px; padding-left: 12px; }
        th:first-child { padding-left: 4px; }
        .badge { display: inline-flex; align-items: center; gap: 5px; padding: 2px 10px 2px 7px; border-radius: 99px;
          font-size: 13px; font-weight: 600; white-space: nowrap; }
        .badge.pass { color: var(--good); background: var(--good-ground); }
        .badge.fail { color: var(--bad); background: var(--bad-ground); }
        .sign { width: 13px; height: 13px; fill: none; stroke: currentColor; stroke-width: 2.2;
          stroke-linecap: round; stroke-linejoin: round; flex: none; }
        .dot { position: relative; top: 2px; }
        .summary .dot { display: none; }
        .dot.pass { color: var(--good); }
        .dot.fail { color: var(--bad); }

        """
}
