import type { Translated } from '../../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with accommodations, in French. */
export const fr: Translated<typeof en> = {
  roomsAfterEvent:
    'Les chambres sont réservées jusqu’à une date qui suit l’événement. Indiquez le dernier jour où on peut les réserver.',
};
