import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { codeSymbol } from '#server/tickets/code-symbol.ts';
import type { PassContent } from '../pass-content.ts';

const both = (en: string, fr = en) => ({ en, fr });

/** The second of three tickets of an event, as a pass is made of it. */
export function passOf(event: EventDocument, locale: Locale): PassContent {
  const ticket = {
    code: '7Q4M-2KXC-R7KM',
    number: 2,
    product_code: 'deck',
    variant_code: 'one',
    name: both('On deck', 'Sur le pont'),
    holder: 'Wren Castellano',
    amount: 4_800,
    symbol: codeSymbol('7Q4M2KXCR7KM'),
  };
  return {
    event,
    ticket,
    locale,
    sheet: {
      tickets: [{ ...ticket, number: 1 }, ticket, { ...ticket, number: 3 }],
      buyer: 'Wren Castellano',
      venue: {
        name: both('Fisherman’s Wharf', 'Quai des pêcheurs'),
        address: both('12 Erie Street, Victoria', '12, rue Erie, Victoria'),
      },
      registrations_day: [event.days[0]?.code ?? ''],
      notes: [
        {
          title: both('Bring a lamp', 'Apportez une lampe'),
          text: both(
            'The last set is played without a spotlight.',
            'Le dernier concert se joue sans projecteur.',
          ),
        },
      ],
    },
    code: '7WDR-HFBC',
  };
}
