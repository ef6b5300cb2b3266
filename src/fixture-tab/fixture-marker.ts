import { describeReport } from '#engine/recording/format-report.ts';
import type { ReplayReport } from '#engine/recording/matcher.ts';

interface Marked {
  readonly name: string;
  readonly report?: () => ReplayReport;
  /** Why the recording does not answer. */
  readonly problem?: string;
}

/** Separate styles: the marker is not part of the page. */
const STYLE = `
:host { position: fixed; z-index: 2147483647; inset: auto auto 8px 8px; color-scheme: light dark; }
aside { max-width: min(92vw, 640px); border: 1px solid light-dark(#b9bec8, #4a505c); border-radius: 7px;
  background: light-dark(#fffffff2, #1c1f26f2); color: light-dark(#3a3f4a, #d5d8de);
  font: 12px/1.5 ui-monospace, monospace; }
div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 4px; }
summary, a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 10px; cursor: pointer; }
summary { list-style: none; }
a { color: inherit; }
:focus-visible { outline: 2px solid currentcolor; outline-offset: -3px; border-radius: 7px; }
p, pre { margin: 0; padding: 0 10px 10px; max-height: 50vh; overflow: auto; white-space: pre-wrap; }
@media (pointer: fine) { summary, a { min-height: 28px; } }
@media print { :host { display: none; } }
`;

/** Says unobtrusively that this tab is answered from a recording, lists unanswered calls, and offers a way out. */
export function showMarker({ name, report, problem }: Marked): { update(): void } {
  const host = document.createElement('fixture-marker');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${STYLE}</style><aside aria-label="Fixture" lang="en"><div><details>
    <summary></summary><pre tabindex="0" aria-label="Report"></pre></details><a href="?fixture=">Leave it</a></div></aside>`;
  const [summary, text, details] = ['summary', 'pre', 'details'].map((each) => root.querySelector(each));
  const say = (line: string, more: string) => {
    if (summary) summary.textContent = line;
    if (text) text.textContent = more;
  };
  if (problem !== undefined) {
    say(`Fixture ${name}: not opened`, problem);
    details?.setAttribute('open', '');
  }
  const update = () => {
    if (!report) return;
    const state = report();
    const { length } = state.mismatches;
    say(`Fixture ${name}${length > 0 ? `, ${length} not recorded` : ''}`, describeReport(state));
  };
  update();
  document.body.append(host);
  return { update };
}
