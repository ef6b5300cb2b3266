import type { Translated } from '../../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with exhibitors, in French. */
export const fr: Translated<typeof en> = {
  boothTaken:
    'Un autre exposant a déjà le kiosque «\u00a0{name}\u00a0». Corrigez l’un des deux s’ils ne le partagent pas.',
};
