import { useText } from '#src/lib/i18n/use-text.ts';
import { Quilt } from '#src/ui/art/quilt.tsx';
import { Icon } from '#ui/icon.tsx';
import { textKey } from '../text-key.ts';
import { FactAction } from './fact-action.tsx';
import { HeroAction } from './hero-action.tsx';
import type { HeroProps } from './hero-props.ts';
import { NoticeLine } from './notice-line.tsx';
import { phoneRows } from './quilt-rows.ts';
import './quilt-hero.css';

/** The event's name in its largest size, with description, dates, place and button, over a quilt of tiles. */
export function QuiltHero({ block }: HeroProps) {
  const text = useText();
  return (
    <section className="hero" data-hero="quilt">
      <div className="wrap hero-top">
        <h1>{text(block.title)}</h1>
        {block.lead && <p className="lead">{text(block.lead)}</p>}
        <div className="hero-side">
          <ul className="facts">
            {block.facts.map((fact) => (
              <li key={textKey(fact.title)}>
                <Icon name={fact.icon} />
                <div>
                  <b>{text(fact.title)}</b>
                  {fact.text && <span>{text(fact.text)}</span>}
                  <FactAction action={fact.action} />
                </div>
              </li>
            ))}
          </ul>
          <div className="actions">
            <HeroAction size="l" more={block.action} />
          </div>
        </div>
      </div>
      {block.quilt && (
        <>
          <Quilt className="q-d" rows={block.quilt} />
          <Quilt className="q-m" rows={phoneRows(block.quilt)} />
        </>
      )}
      <NoticeLine notice={text(block.notice)} />
    </section>
  );
}
