import { useTranslation } from 'react-i18next';
import { useEvent } from '#src/api/event-context.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Tile } from '#src/ui/art/quilt.tsx';
import { classNames } from '#src/ui/class-names.ts';
import type { BlockProps } from '../block-props.ts';
import { Portrait } from './portrait.tsx';

/** The event whose speaker has been drawn; any other shows a tile of the quilt. */
const DRAWN = 'teachers';

/** What somebody said, and who it was. */
export function QuoteBlock({ block, sunken }: BlockProps<'quote'>) {
  const { t } = useTranslation('home');
  const text = useText();
  const event = useEvent();
  return (
    <section className={classNames('section', sunken && 'sunken')}>
      <div className="wrap keynote">
        {event.theme.theme_type === DRAWN ? <Portrait /> : <Tile className="portrait" name="talk" />}
        <div>
          <blockquote>{t('quote', { text: text(block.quote) })}</blockquote>
          <div className="who">
            <h2>{text(block.name)}</h2>
            {block.text && <p className="soft">{text(block.text)}</p>}
          </div>
        </div>
      </div>
    </section>
  );
}
