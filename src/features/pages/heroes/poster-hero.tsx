import type { CSSProperties } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Waves } from '#src/ui/art/waves.tsx';
import { textKey } from '../text-key.ts';
import { FactAction } from './fact-action.tsx';
import { HeroAction } from './hero-action.tsx';
import type { HeroProps } from './hero-props.ts';
import { NoticeLine } from './notice-line.tsx';
import './poster-hero.css';

/** A screen-printed poster, a word to a line, and the ticket that gets one in. */
export function PosterHero({ block }: HeroProps) {
  const text = useText();
  const words = text(block.title).split(' ');
  const longest = Math.max(...words.map((word) => word.length));
  return (
    <>
      <section
        className={classNames('p-hero', words.length === 1 && 'p-hero-line')}
        data-hero="poster"
        style={{ '--letters': longest } as CSSProperties}
      >
        <span className="sun" />
        <Waves className="art" />
        <div className="wrap">
          <h1>{words.join('\n')}</h1>
          <div className="stub">
            <div>
              <dl>
                {block.facts.map((fact) => (
                  <div key={textKey(fact.title)}>
                    {fact.label && <dt>{text(fact.label)}</dt>}
                    <dd>
                      {text(fact.title)}
                      {fact.text && (
                        <>
                          <br />
                          {text(fact.text)}
                        </>
                      )}
                      <FactAction action={fact.action} />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
            <div className="go">
              {block.price && <p className="price">{text(block.price)}</p>}
              <HeroAction more={block.action} />
            </div>
          </div>
        </div>
      </section>
      <NoticeLine notice={text(block.notice)} />
    </>
  );
}
