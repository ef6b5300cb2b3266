import type { Translated } from '#engine/form/languages/messages.ts';
import type { trace as en } from '../en/trace.ts';

/** Texts: copying error details. */
export const trace: Translated<typeof en> = {
  copy: 'Copier les détails de l’erreur',
  copied: 'Copié, sans renseignements personnels',
  failed: 'La copie a échoué',
};
