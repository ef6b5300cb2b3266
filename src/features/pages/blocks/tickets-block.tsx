import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import type { BlockProps } from '../block-props.ts';
import { CardHeading } from '../parts/card-heading.tsx';
import { Section } from '../parts/section.tsx';
import { textKey } from '../text-key.ts';
import './tickets-block.css';

/** The kinds of ticket with contents and prices. */
export function TicketsBlock({ block, sunken }: BlockProps<'tickets'>) {
  const text = useText();
  const locale = useLocale();
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead}>
      <div className="t-kinds">
        {block.tickets.map((ticket) => (
          <article className="t-kind" key={textKey(ticket.title)}>
            <CardHeading>{text(ticket.title)}</CardHeading>
            {ticket.text && <p>{text(ticket.text)}</p>}
            <b>{formatCents(ticket.amount, locale)}</b>
          </article>
        ))}
      </div>
    </Section>
  );
}
