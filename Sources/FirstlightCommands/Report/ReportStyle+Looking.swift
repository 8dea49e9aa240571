// Licensed under the Apache License, Version 2.0.

extension ReportStyle {
    /// The choice among launches, and enlarged pictures.
    static let looking = """
        [hidden] { display: none !important; }
        html { scroll-padding-top: 84px; }
        .filter { display: flex; flex-wrap: wrap; gap: 10px 16px; align-items: end; margin: 0 0 20px; position: sticky; top: 0;
          z-index: 1; background: var(--ground); padding: 10px 0; }
        .filter label { display: grid; gap: 3px; font-size: 12px; color: var(--quiet); min-width: 0; }
        .filter input, .filter select { font: inherit; font-size: 14px; color: var(--ink); background: var(--surface);
          min-height: 34px; border: 1px solid var(--quiet); border-radius: 8px; padding: 4px 10px; max-width: 100%; }
        .filter output { color: var(--quiet); padding-bottom: 6px; }
        .enlarge { display: block; padding: 0; border: 0; background: none; border-radius: 16px; cursor: zoom-in; }
        .enlarged { border: 0; padding: 0; border-radius: 16px; max-width: 98vw; max-height: 98vh;
          background: var(--surface); color: var(--ink); box-shadow: 0 30px 90px #000a; }
        .enlarged::backdrop { background: #06090bd0; }
        .enlarged header { display: flex; gap: 16px; align-items: center; justify-content: space-between;
          padding: 12px 16px; }
        .enlarged h2 { font-size: 17px; }
        .enlarged p { margin: 0; padding: 10px 16px 14px; text-align: center; color: var(--quiet); }
        .enlarged .room { display: flex; align-items: center; justify-content: center; gap: 10px; padding: 0 12px; }
        .enlarged .shot { height: auto; border-radius: 12px; }
        .enlarged button { font: inherit; color: var(--ink); background: var(--sunken); border: 1px solid var(--line);
          border-radius: 8px; padding: 5px 14px; cursor: pointer; }
        .enlarged button:disabled { opacity: .4; }
        .enlarged .turn { font-size: 22px; padding: 16px 12px; }
        @media (max-width: 720px) {
          .enlarged .turn { position: absolute; bottom: 8px; padding: 4px 14px; z-index: 1; }
          .enlarged .previous { left: 12px; } .enlarged .next { right: 12px; }
          .filter { position: static; } .filter label { flex: 1 1 118px; }
          .filter input, .filter select { width: 100%; } html { scroll-padding-top: 16px; }
        }

        """
}
