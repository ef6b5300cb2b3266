import { useText } from '#src/lib/i18n/use-text.ts';
import { Strings } from '#src/ui/art/strings.tsx';
import { textKey } from '../text-key.ts';
import { FactAction } from './fact-action.tsx';
import { HeroAction } from './hero-action.tsx';
import type { HeroProps } from './hero-props.ts';
import { NoticeLine } from './notice-line.tsx';
import './strings-hero.css';

/** A title in the dark of a concert hall, over a bowed string. */
export function StringsHero({ block }: HeroProps) {
  const text = useText();
  return (
    <>
      <section className="s-hero" data-hero="strings">
        <Strings className="strings" />
        <div className="wrap">
          {block.lead && <p className="sub">{text(block.lead)}</p>}
          <h1>{text(block.title)}</h1>
          <div className="bottom">
            <dl>
              {block.facts.map((fact) => (
                <div key={textKey(fact.title)}>
                  {fact.label && <dt>{text(fact.label)}</dt>}
                  <dd>
                    {text(fact.title)}
                    {fact.text && <small>{text(fact.text)}</small>}
                    <FactAction action={fact.action} />
                  </dd>
                </div>
              ))}
            </dl>
            <HeroAction size="l" more={block.action} />
          </div>
        </div>
      </section>
      <NoticeLine notice={text(block.notice)} />
    </>
  );
}
