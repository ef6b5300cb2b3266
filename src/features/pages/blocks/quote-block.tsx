import { isYes } from '#engine/form/field/flag.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import type { BlockProps } from '../block-props.ts';
import { Picture } from '../parts/picture.tsx';
import { Portrait, portraitOf } from '../people/portrait.tsx';
import { BowedQuote } from './bowed-quote.tsx';
import './quote-block.css';

export function QuoteBlock({ block, sunken }: BlockProps<'quote'>) {
  const { t } = useTranslation('home');
  const text = useText();
  const look = useThemeParts();
  const { picture, picture_alt } = block;
  const portrait = portraitOf(picture);
  if (isYes(block.across) && look.quote === 'bow') return <BowedQuote block={block} />;
  return (
    <section className={classNames('section', sunken && 'sunken')}>
      <div className="wrap keynote">
        {portrait && <Portrait className="portrait" name={portrait} />}
        {!portrait && picture && <Picture className="portrait" picture={picture} alt={picture_alt} />}
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
