import type { Translated } from '#engine/form/languages/messages.ts';
import type { tickets as en } from '../en/tickets.ts';

/** Texts of a ticket, in French. */
export const tickets: Translated<typeof en> = {
  when: 'Quand',
  where: 'Où',
  for: 'Pour',
  guest: 'Une personne invitée par {name}',
  anyone: 'La personne qui le présente',
  ticket: 'Billet',
  file: 'billet',
  files: 'billets',
  of: '{number} sur {count}',
  doors: 'Portes',
  order: 'Commande',
  gate: 'À présenter une seule fois, à l’entrée',
  questions: 'Questions\u00a0:',
  colon: '\u00a0:',
};
