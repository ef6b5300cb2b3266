import type { Translated } from '#engine/languages/messages.ts';
import type { trace as en } from '../en/trace.ts';

/** What happened on a page, copied for whoever is asked for help. */
export const trace: Translated<typeof en> = {
  copy: 'Copier les détails de l’erreur',
  copied: 'Copié, sans renseignements personnels',
  failed: 'La copie a échoué',
};
