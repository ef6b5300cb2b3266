import type { EventDocument } from '#engine/configuration/event-document.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';

/** The words of a ticket on paper, as its page has them. */
export const ticketWords = {
  en: {
    when: 'When',
    where: 'Where',
    for: 'For',
    guest: (name: string) => `A guest of ${name}`,
    anyone: 'Whoever brings it',
    ticket: 'Ticket',
    file: 'ticket',
    files: 'tickets',
    of: (number: number, count: number) => `${number} of ${count}`,
    doors: 'Doors',
    order: 'Order',
    gate: 'Shown once at the entrance',
    questions: 'Questions:',
    colon: ':',
  },
  fr: {
    when: 'Quand',
    where: 'Où',
    for: 'Pour',
    guest: (name: string) => `Une personne invitée par ${name}`,
    anyone: 'Qui le présente',
    ticket: 'Billet',
    file: 'billet',
    files: 'billets',
    of: (number: number, count: number) => `${number} sur ${count}`,
    doors: 'Portes',
    order: 'Commande',
    gate: 'À présenter une seule fois, à l’entrée',
    questions: 'Questions\u00a0:',
    colon: '\u00a0:',
  },
} as const satisfies Readonly<Record<Locale, object>>;

/** What is said beside the code: the event's own word where it has one. */
export function gateWords({ words }: Pick<EventDocument, 'words'>, locale: Locale): string {
  const own = words?.['tickets.gate'];
  return own === undefined ? ticketWords[locale].gate : resolveText(own, locale);
}
