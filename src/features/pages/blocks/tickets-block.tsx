import { formatCents } from '#engine/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { BlockProps } from '../block-props.ts';
import { textKey } from '../text-key.ts';

/** The kinds of ticket with what each holds and costs. */
export function TicketsBlock({ block, sunken }: BlockProps<'tickets'>) {
  const text = useText();
  const locale = useLocale();
  return (
    <section className={classNames('section', sunken && 'sunken')}>
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2>{text(block.title)}</h2>
            {block.lead && <p className="lead">{text(block.lead)}</p>}
          </div>
        </div>
        <div className="t-kinds">
          {block.tickets.map((ticket) => (
            <article className="t-kind" key={textKey(ticket.title)}>
              <h3>{text(ticket.title)}</h3>
              {ticket.text && <p>{text(ticket.text)}</p>}
              <b>{formatCents(ticket.amount, locale)}</b>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
