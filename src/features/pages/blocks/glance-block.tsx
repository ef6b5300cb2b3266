import { formatClock } from '#engine/form/format/clock.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import type { BlockProps } from '../block-props.ts';
import { CardHeading } from '../parts/card-heading.tsx';
import { Section } from '../parts/section.tsx';
import { textKey } from '../text-key.ts';
import './glance-block.css';

/** The days side by side, hour by hour. */
export function GlanceBlock({ block, sunken }: BlockProps<'glance'>) {
  const text = useText();
  const locale = useLocale();
  return (
    <Section sunken={sunken} title={block.title}>
      <div className="glance">
        {block.days.map((day) => (
          <div key={textKey(day.title)}>
            <CardHeading>
              {text(day.title)}
              {day.note && <small>{text(day.note)}</small>}
            </CardHeading>
            <ol>
              {day.items.map((item) => (
                // Meals and breaks without a description are less prominent.
                <li key={`${item.time} ${textKey(item.title)}`} className={item.text ? undefined : 'quiet'}>
                  <time dateTime={item.time}>{formatClock(item.time, locale)}</time>
                  <div>
                    <b>{text(item.title)}</b>
                    {item.text && <span>{text(item.text)}</span>}
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  );
}
