import { formatClock } from '#engine/format/clock.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { BlockProps } from '../block-props.ts';
import { textKey } from '../text-key.ts';

/** The days side by side, hour by hour. */
export function GlanceBlock({ block, sunken }: BlockProps<'glance'>) {
  const text = useText();
  const locale = useLocale();
  return (
    <section className={classNames('section', sunken && 'sunken')}>
      <div className="wrap">
        <div className="section-head">
          <h2>{text(block.title)}</h2>
        </div>
        <div className="glance">
          {block.days.map((day) => (
            <div key={textKey(day.title)}>
              <h3>
                {text(day.title)}
                {day.note && <small>{text(day.note)}</small>}
              </h3>
              <ol>
                {day.items.map((item) => (
                  // Meals and breaks, which say nothing further, stand back.
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
      </div>
    </section>
  );
}
