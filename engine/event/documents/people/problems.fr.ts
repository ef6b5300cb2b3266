import type { Translated } from '../../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with people, in French. */
export const fr: Translated<typeof en> = {
  nameTaken:
    'Une autre personne s’appelle déjà «\u00a0{name}\u00a0». L’horaire associe les ateliers aux personnes par leur nom. Corrigez l’un des deux noms.',
};
