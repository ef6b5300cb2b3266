import { classNames } from '#src/lib/class-names.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import type { BlockProps } from '../block-props.ts';
import { ActionLink } from '../parts/action-link.tsx';
import { textKey } from '../text-key.ts';
import { TideProgramme } from './tide-programme.tsx';
import './programme-block.css';

/** What the event is about, in a sentence, next to examples from its program. */
export function ProgrammeBlock({ block, sunken }: BlockProps<'programme'>) {
  const text = useText();
  const { hasTides } = useThemeParts();
  if (block.tide && hasTides) return <TideProgramme block={block} tide={block.tide} />;
  return (
    <section className={classNames('section', sunken && 'sunken')}>
      <div className="wrap programme">
        <div className="programme-about">
          <h2>
            {text(block.title)} {block.emphasis && <i>{text(block.emphasis)}</i>}
          </h2>
          {block.lead && <p className="lead">{text(block.lead)}</p>}
          {block.action && (
            <p className="programme-on">
              <ActionLink action={block.action} className="link" />
            </p>
          )}
        </div>
        <ol className="programme-list">
          {block.items.map((item) => (
            <li key={`${textKey(item.when)} ${textKey(item.title)}`}>
              <span className="when">{text(item.when)}</span>
              <h3>{text(item.title)}</h3>
              {item.text && <p>{text(item.text)}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
