import BenchHarness

/// The style sheet and script of a page.
///
/// They contain no characters that need to be escaped in XML.
enum PageStyle {
  /// The style sheet, with light and dark modes, separately scrolling tables, and a visible focus.
  static let sheet: StaticString = """
    :root{--ink:#1c1d21;--soft:#565a63;--paper:#fff;--shade:#f3f4f7;--rule:#c6cad2;--link:#0a4fa3;
    --c0:#0a58b0;--c1:#b23c08;--c2:#10694a;--c3:#873b90;--c4:#7b5800;--c5:#a3154c;--c6:#006a7a;
    --c7:#4c5564}
    @media(prefers-color-scheme:dark){:root{--ink:#e7e8ec;--soft:#a9aeb9;--paper:#16181d;
    --shade:#21242b;--rule:#444a55;--link:#8cbcff;--c0:#6aaeff;--c1:#ff9a66;--c2:#5fd0a5;
    --c3:#d99be0;--c4:#e0bb55;--c5:#ff86ae;--c6:#5cc9dd;
    --c7:#b0b8c6}}
    *{box-sizing:border-box}
    body{margin:0 auto;padding:0 1rem 4rem;max-width:76rem;background:var(--paper);
    color:var(--ink);font:16px/1.5 system-ui,sans-serif}
    a{color:var(--link)}h1{font-size:1.6rem;line-height:1.25;overflow-wrap:anywhere}
    h2{font-size:1.35rem;overflow-wrap:anywhere;border-top:2px solid var(--rule);padding-top:1rem;
    margin-top:1.5rem}h3{font-size:1.15rem;margin:1.5rem 0 .5rem}
    h4,h5,h6{font-size:1rem;margin:1.2rem 0 .4rem}
    p,li{max-width:46rem;overflow-wrap:anywhere}ul{padding-left:1.2rem}li{margin:.25rem 0}
    code{font:.9em ui-monospace,monospace;background:var(--shade);padding:.1em .25em}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px}
    section:focus,main:focus{outline:none}
    .skip{position:absolute;left:-999rem}
    .skip:focus{left:1rem;top:.5rem;background:var(--paper);padding:.5rem}
    nav ul{columns:18rem;padding:0;list-style:none}.inner{padding-left:1.2rem}
    #controls{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem}
    #controls[hidden]{display:none}
    fieldset{border:0;padding:0;margin:0;display:flex;gap:.75rem}
    legend{float:left;padding:0 .5rem 0 0}
    select,input{font:inherit;max-width:100%}select{padding:.25rem}output{color:var(--soft)}
    .scroll{overflow-x:auto;margin:.5rem 0 1rem;background:
    linear-gradient(90deg,var(--paper) 40%,transparent) 0 0/2.5rem 100% no-repeat local,
    linear-gradient(270deg,var(--paper) 40%,transparent) 100% 0/2.5rem 100% no-repeat local,
    linear-gradient(90deg,var(--soft),transparent) 0 0/.7rem 100% no-repeat scroll,
    linear-gradient(270deg,var(--soft),transparent) 100% 0/.7rem 100% no-repeat scroll}
    table{border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
    th,td{padding:.2rem .6rem .2rem 0;text-align:left;vertical-align:top;white-space:nowrap;
    border-bottom:1px solid var(--rule)}th{font-weight:600}tbody th{font-weight:400}
    thead th{border-bottom:2px solid var(--rule)}.n,[data-value]{text-align:right}
    td:last-child:not(.n,[data-value],.samples){white-space:normal;min-width:10rem}
    .samples{white-space:normal;min-width:22rem;font-size:.75rem;color:var(--soft)}
    details{margin:.5rem 0}summary{cursor:pointer;padding:.15rem 0}
    summary h3,summary h4,summary h5{display:inline;margin:0}
    .part{border-left:3px solid var(--rule);padding-left:.75rem}
    .charts{display:grid;gap:1rem;
    grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr))}
    @media(min-width:60rem){.pair{display:grid;gap:1.5rem;
    grid-template-columns:minmax(0,26rem) minmax(0,1fr)}}
    .strips .chart{max-width:60rem}figure{margin:0;min-width:0}
    figcaption{font-weight:600;font-size:.875rem}
    .lines{list-style:none;padding:0;margin:.25rem 0;font-size:.8rem}.lines li{margin:0}
    svg{overflow:visible}.chart{width:100%;height:auto;display:block;max-width:26rem}
    .chart text{text-anchor:middle;font-size:11px;fill:var(--soft)}.chart .end text{text-anchor:end}
    .key{width:28px;height:12px;vertical-align:-1px;margin-right:.3rem}.keys{display:block;height:0}
    path{fill:none;stroke:var(--ink)}.grid{stroke:var(--rule);stroke-width:.6}
    .rule{stroke:var(--soft);stroke-width:1}
    .limit{stroke:var(--ink);stroke-width:1;stroke-dasharray:6 3}
    .line,.point{stroke-width:1.6}.thin{stroke-width:1}.bar{fill:var(--c0)}
    .dots{stroke:var(--c0);stroke-width:3.5;stroke-linecap:round}
    .s0{stroke:var(--c0)}.s1{stroke:var(--c1)}.s2{stroke:var(--c2)}.s3{stroke:var(--c3)}
    .s4{stroke:var(--c4)}.s5{stroke:var(--c5)}.s6{stroke:var(--c6)}
    .s7{stroke:var(--c7)}
    .line.s1{stroke-dasharray:7 3}.line.s2{stroke-dasharray:2 3}.line.s3{stroke-dasharray:7 3 2 3}
    .line.s4{stroke-dasharray:10 4}.line.s5{stroke-dasharray:4 2}.line.s6{stroke-dasharray:12 3 3 3}
    .line.s7{stroke-dasharray:1 3}
    :root:not([data-axes=linear]) .linear,:root[data-axes=linear] .log{display:none}
    [hidden]{display:none}
    @media(max-width:40rem){table{font-size:.8rem}th{white-space:normal}th,td{padding-right:.4rem}}
    @media(forced-colors:active){path{stroke:CanvasText}.bar,.chart text{fill:CanvasText}}
    """

  /// The script, which keeps the state of the page in its URL, so a link opens the same state.
  static let script: StaticString = """
    "use strict";
    (() => {
      const find = (id) => document.getElementById(id);
      const all = (rule) => [...document.querySelectorAll(rule)];
      const select = find("scenario"), shown = find("shown");
      const inputs = all("input[name=axes]");
      const state = () => {
        const text = location.hash.slice(1);
        return new URLSearchParams(text.includes("=") ? text : text ? "at=" + text : "");
      };
      const apply = (moves) => {
        const now = state();
        select.value = now.get("scenario") || "";
        if (select.selectedIndex === -1) select.value = "";
        const scenario = select.value;
        for (const part of all("[data-scenario]")) {
          const other = scenario === "" ? false : part.dataset.scenario !== scenario;
          part.hidden = other;
          if (scenario === part.dataset.scenario) if (part.matches("details")) part.open = true;
        }
        const text = scenario === "" ? "" : "only " + scenario;
        if (shown.textContent !== text) shown.textContent = text;
        const axes = now.get("axes") === "linear" ? "linear" : "log";
        document.documentElement.dataset.axes = axes;
        for (const input of inputs) input.checked = input.value === axes;
        const target = find(now.get("at") || "");
        if (target === null) return;
        for (let part = target; part; part = part.parentElement) {
          if (part.matches("details")) part.open = true;
        }
        if (moves) {
          target.scrollIntoView();
          const place = target.matches("details") ? target.firstElementChild : target;
          place.focus({preventScroll: true});
        }
      };
      const change = (key, value) => {
        const next = state();
        if (value) next.set(key, value); else next.delete(key);
        history[key === "at" ? "pushState" : "replaceState"](null, "", "#" + next);
        apply(key === "at");
      };
      select.addEventListener("change", () => change("scenario", select.value));
      for (const input of inputs) {
        input.addEventListener("change", () =>
          change("axes", input.value === "linear" ? "linear" : ""));
      }
      document.addEventListener("click", (event) => {
        const link = event.target.closest("a[href]");
        if (link === null) return;
        event.preventDefault();
        change("at", link.hash.slice(1));
      });
      addEventListener("hashchange", () => apply(true));
      addEventListener("popstate", () => apply(true));
      find("controls").hidden = false;
      apply(state().has("at"));
    })();
    """
}
