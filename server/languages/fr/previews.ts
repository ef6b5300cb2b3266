import type { Translated } from '#engine/form/languages/messages.ts';
import type { previews as en } from '../en/previews.ts';

/** Texts about previews of drafts, in French. */
export const previews: Translated<typeof en> = {
  noAccess: 'Il faut un lien valide pour voir cet aperçu',
  noAccessText:
    'Le lien est peut-être expiré ou révoqué, ou le brouillon a été publié ou supprimé. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
  failed: 'L’aperçu n’a pas pu démarrer',
  failedText:
    'Rechargez la page dans un instant. Si le problème persiste, le journal du serveur en donne la raison.',
  notOffered: 'Les aperçus sont désactivés sur ce serveur (PREVIEWS vaut 0).',
  noVisitor: 'L’aperçu n’a pas pu être affiché pour ce visiteur. Le journal du serveur en donne la raison.',
  noDate: 'doit être une date et une heure.',
  tooManyLinks: 'Ce brouillon a déjà {most} liens. Révoquez-en un d’abord.',
};
