import type { trace as en } from '../en/trace.ts';
import type { Translated } from '../translated.ts';

/** What happened on a page, copied for whoever is asked for help. */
export const trace: Translated<typeof en> = {
  copy: 'Copier les détails de l’erreur',
  copied: 'Copié, sans renseignements personnels',
  failed: 'La copie a échoué',
};
