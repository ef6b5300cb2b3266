import { memo } from 'react';
import type { Way, Why } from '../live/why.ts';
import './panels.css';

interface WhyPanelProps {
  readonly why: Why;
  /** Shows in the chart which way it is that is closed. */
  readonly onShow: (way: Way) => void;
}

/** Why a machine is in its state, and what would unblock its transitions. */
export const WhyPanel = memo(function WhyPanel({ why, onShow }: WhyPanelProps) {
  const { closed, taken } = why;
  return (
    <section className="workbench-panel workbench-why" aria-labelledby="why-title">
      <h2 id="why-title">Why</h2>
      {closed.length === 0 && taken.length === 0 && (
        <p className="workbench-soft">It stayed where it was, and nothing is closed.</p>
      )}
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
            <button type="button" onClick={() => onShow(way)}>
              <WayTo way={way} />
            </button>{' '}
            is closed; it opens when {way.when || `the guard ${way.guard} lets it through`}
          </li>
        ))}
      </ul>
    </section>
  );
});

function WayTo({ way: { event, to } }: { way: Way }) {
  return (
    <code>
      {event || 'at once'} → {to}
    </code>
  );
}
