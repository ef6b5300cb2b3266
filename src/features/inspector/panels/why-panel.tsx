import type { Way, Why } from '../live/why.ts';
import './panels.css';

/** Why a machine is where it is, and what would open what is closed. */
export function WhyPanel({ why }: { readonly why: Why }) {
  const { closed, taken } = why;
  if (closed.length === 0 && taken.length === 0) return null;
  return (
    <section className="workbench-panel workbench-why" aria-labelledby="why-title">
      <h2 id="why-title">Why</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <ul tabIndex={0} aria-labelledby="why-title">
        {taken.map(({ instead, ...way }) => (
          <li key={way.id}>
            <WayTo way={way} /> was taken{way.when !== '' && <>: {way.when}</>}
            {instead.length > 0 && (
              <ul>
                {instead.map((other) => (
                  <li key={other.id}>
                    not <WayTo way={other} />, which is for when {other.when}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        {closed.map((way) => (
          <li key={way.id} className="is-closed">
            <WayTo way={way} /> is closed; it opens when {way.when}
          </li>
        ))}
      </ul>
    </section>
  );
}

function WayTo({ way: { event, to } }: { way: Way }) {
  return (
    <code>
      {event || 'at once'} → {to}
    </code>
  );
}
